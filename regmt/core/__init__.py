"""What every part stands on: errors, files, folders of arrays, progress, processes, compiling."""
