// Which code takes an edit of the silo back? Loaded when the first edit is taken back, with nothing else of the package.
export { redo, undo } from '@silosmith/silo';
