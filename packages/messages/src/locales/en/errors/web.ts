// Sentences of the faults whose code starts with `web.`.
export const web = {} as const;
