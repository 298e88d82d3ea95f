// Sentences of the faults whose code starts with `silo.`.
export const silo = {} as const;
