// How long is a meta or tags reply? In tokens: usual, and with room.
export const SNIPPET_TOKENS = { least: 90, usual: 90, most: 200 } as const;
