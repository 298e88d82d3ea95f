// Sentences of: server.
export const server = {} as const;
