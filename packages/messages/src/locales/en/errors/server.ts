// Sentences of the faults whose code starts with `server.`.
export const server = {} as const;
