// Sentences of: builder.
export const builder = {} as const;
