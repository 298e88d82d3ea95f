// Sentences of the faults whose code starts with `delivery.`.
export const delivery = {} as const;
