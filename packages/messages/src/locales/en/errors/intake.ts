// Sentences of the faults whose code starts with `intake.`.
export const intake = {} as const;
