// Undo of silo edits; a chunk of its own, loaded at the first undo.
export { redo, undo } from '@silosmith/silo';
