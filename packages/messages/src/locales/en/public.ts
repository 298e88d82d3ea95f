// Sentences of: public.
export const publicPages = {} as const;
