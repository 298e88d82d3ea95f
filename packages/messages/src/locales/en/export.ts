// Sentences of: export.
export const exporting = {} as const;
