// Sentences of the faults whose code starts with `project.`.
export const project = {} as const;
