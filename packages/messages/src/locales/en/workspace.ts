// Sentences of: workspace.
export const workspace = {} as const;
