// Sentences of the faults whose code starts with `generation.`.
export const generation = {} as const;
