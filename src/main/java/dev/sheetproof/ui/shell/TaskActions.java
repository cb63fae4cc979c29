package dev.sheetproof.ui.shell;

import dev.sheetproof.ui.tasks.FileTask;
import dev.sheetproof.ui.tasks.TasksView;

/// What the list of files does to the window.
final class TaskActions implements TasksView.Actions {

    private final ShellViewModel model;
    private final Choosers choosers;

    TaskActions(ShellViewModel model, Choosers choosers) {
        this.model = model;
        this.choosers = choosers;
    }

    @Override
    public void retry(FileTask task) {
        model.corpusProperty().get().ifPresent(open -> model.tasks().retry(open, task));
    }

    @Override
    public void retry(FileTask task, String password) {
        model.corpusProperty().get().ifPresent(open -> model.tasks().retry(open, task, password));
    }

    @Override
    public void cancel(FileTask task) {
        model.tasks().cancel(task);
    }

    @Override
    public void move(FileTask task, int by) {
        model.tasks().move(task, by);
    }

    @Override
    public boolean waits(FileTask task) {
        return model.tasks().waits(task);
    }

    @Override
    public void prefer(FileTask task) {
        model.tasks().prefer(task.file());
    }

    @Override
    public void watch() {
        choosers.watchFolder().ifPresent(model::watch);
    }

    @Override
    public void hide() {
        model.tasksShownProperty().set(false);
    }
}
