package dev.sheetproof.ocr;
import dev.sheetproof.model.*; import dev.sheetproof.pdf.*; import dev.sheetproof.work.CancelToken;
import java.nio.file.*; import java.util.*;
/** OUT-dir? pdf... : first page of each; writes chars tsv beside */
final class Probe { public static void main(String[] a) throws Exception {
 OcrEngine e=new OcrEngine(); boolean quiet=a[0].equals("-q"); long cpu=0; int pages=0;
 for(int k=quiet?1:0;k<a.length;k++){ String[] s=a[k].split("#"); try(PdfFile f=PdfFile.open(Path.of(s[0]),Optional.empty())){ PageNumber n=new PageNumber(s.length>1?Integer.parseInt(s[1]):1);
  var bean=(com.sun.management.OperatingSystemMXBean)java.lang.management.ManagementFactory.getOperatingSystemMXBean();
  long c0=bean.getProcessCpuTime(); long t0=System.nanoTime(); PageRaster pr=f.render(n,f.frame(n).bounds(),OcrEngine.DPI,new CancelToken()); 
  long t1=System.nanoTime(); RecognisedPage p=e.recognise(n,pr,new CancelToken(),dev.sheetproof.work.Progress.SILENT); long t2=System.nanoTime(); long c1=bean.getProcessCpuTime(); if(k>1){cpu+=c1-c0;pages++;}
  StringBuilder out=new StringBuilder();
  for(RecognisedLine l:p.lines()){ if(!quiet) System.out.printf("%.0f %.0f %.0f %.0f d%d s%.1f %s c%.2f %s%n",l.box().x0(),l.box().y0(),l.box().x1(),l.box().y1(),l.direction(),l.sizePt(),l.bold()?"B":"-",l.confidence(),l.text());
   for(int i=0;i<l.text().length();i++) if(l.text().charAt(i)!=' ') out.append(String.format(Locale.ROOT,"%.1f\t%.1f\t%.1f\t%.1f\t%d\t%c%n",Math.min(l.edges().start(i),l.edges().end(i)),l.box().y0(),Math.max(l.edges().start(i),l.edges().end(i)),l.box().y1(),l.direction(),l.text().charAt(i)));} 
  if(quiet) Files.writeString(Path.of(s[0].replace(".pdf",".ours")),out); 
  System.out.printf("%s tilt %.2f lines %d rules %d strokes %d conf %.3f render %d ocr %d cpu %d ms%n",Path.of(s[0]).getFileName(),p.tiltDegrees(),p.lines().size(),p.rules().size(),p.strokes().size(),p.confidence(),(t1-t0)/1000000,(t2-t1)/1000000,(c1-c0)/1000000);
 }}
 System.out.println("cpu ms a page "+(pages>0?cpu/pages/1000000:0)+" "+Files.readString(Path.of("/proc/self/status")).lines().filter(l->l.startsWith("VmHWM")).toList());
}}
