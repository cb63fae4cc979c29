package dev.sheetproof.pdf;

import java.awt.Paint;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.WritableRaster;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.filter.DecodeOptions;
import org.apache.pdfbox.pdmodel.graphics.color.PDColorSpace;
import org.apache.pdfbox.pdmodel.graphics.image.PDImage;

/// An image that says of itself what another one says; for versions that give other pixels.
abstract class ForwardingImage implements PDImage {

    final PDImage image;

    ForwardingImage(PDImage image) {
        this.image = image;
    }

    @Override
    public BufferedImage getImage() throws IOException {
        return image.getImage();
    }

    @Override
    public BufferedImage getImage(Rectangle region, int subsampling) throws IOException {
        return image.getImage(region, subsampling);
    }

    @Override
    public BufferedImage getStencilImage(Paint paint) throws IOException {
        return image.getStencilImage(paint);
    }

    @Override
    public int getWidth() {
        return image.getWidth();
    }

    @Override
    public int getHeight() {
        return image.getHeight();
    }

    @Override
    public WritableRaster getRawRaster() throws IOException {
        return image.getRawRaster();
    }

    @Override
    public BufferedImage getRawImage() throws IOException {
        return image.getRawImage();
    }

    @Override
    public InputStream createInputStream() throws IOException {
        return image.createInputStream();
    }

    @Override
    public InputStream createInputStream(List<String> stopFilters) throws IOException {
        return image.createInputStream(stopFilters);
    }

    @Override
    public InputStream createInputStream(DecodeOptions options) throws IOException {
        return image.createInputStream(options);
    }

    @Override
    public boolean isEmpty() {
        return image.isEmpty();
    }

    @Override
    public boolean isStencil() {
        return image.isStencil();
    }

    @Override
    public void setStencil(boolean isStencil) {
        image.setStencil(isStencil);
    }

    @Override
    public int getBitsPerComponent() {
        return image.getBitsPerComponent();
    }

    @Override
    public void setBitsPerComponent(int bitsPerComponent) {
        image.setBitsPerComponent(bitsPerComponent);
    }

    @Override
    public PDColorSpace getColorSpace() throws IOException {
        return image.getColorSpace();
    }

    @Override
    public void setColorSpace(PDColorSpace colorSpace) {
        image.setColorSpace(colorSpace);
    }

    @Override
    public void setHeight(int height) {
        image.setHeight(height);
    }

    @Override
    public void setWidth(int width) {
        image.setWidth(width);
    }

    @Override
    public void setDecode(COSArray decode) {
        image.setDecode(decode);
    }

    @Override
    public COSArray getDecode() {
        return image.getDecode();
    }

    @Override
    public boolean getInterpolate() {
        return image.getInterpolate();
    }

    @Override
    public void setInterpolate(boolean value) {
        image.setInterpolate(value);
    }

    @Override
    public String getSuffix() {
        return image.getSuffix();
    }

    @Override
    public COSDictionary getCOSObject() {
        return image.getCOSObject();
    }
}
