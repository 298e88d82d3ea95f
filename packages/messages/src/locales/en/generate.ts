// Sentences of: generate.
export const generate = {} as const;
