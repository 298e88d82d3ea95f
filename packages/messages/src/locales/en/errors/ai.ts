// Sentences of the faults whose code starts with `ai.`.
export const ai = {} as const;
