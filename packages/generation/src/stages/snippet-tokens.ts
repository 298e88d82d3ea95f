// Token counts of meta and tags replies: the expected one, and the limit.
export const SNIPPET_TOKENS = { least: 90, usual: 90, most: 200 } as const;
