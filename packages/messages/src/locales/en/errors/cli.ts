// Sentences of the faults whose code starts with `cli.`.
export const cli = {} as const;
