// Sentences of: cli.
export const cli = {} as const;
