// Sentences of: auth.
export const auth = {} as const;
