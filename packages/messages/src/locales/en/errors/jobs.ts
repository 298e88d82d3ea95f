// Sentences of the faults whose code starts with `jobs.`.
export const jobs = {} as const;
