// Sentences of: common.
export const common = {} as const;
