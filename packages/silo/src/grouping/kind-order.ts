// On which side of a thing a language names its kind: `pompe de jardin`, `garden pump`.

const KIND_FIRST = /^(?:fr|it|es|pt)/u;

/** Whether the kind comes first: in French, Italian, Spanish and Portuguese. */
export const namesKindFirst = (language: string): boolean => KIND_FIRST.test(language);
