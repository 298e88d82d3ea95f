// Sentences of: import.
export const importing = {} as const;
