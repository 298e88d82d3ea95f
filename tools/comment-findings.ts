/** References that a reader of the repository cannot open, and words that only occur in text translated word for word. */
const RELAPSES: readonly (readonly [name: string, pattern: RegExp])[] = [
  [
    'a reference to a specification: state the rule',
    /\b(?:specification|spec|decisions|issue) \d? ?§ ?\d|\bspecification \d\b/iu,
  ],
  ['stilted: "anew"', /\banew\b/iu],
  ['stilted: "parted"', /\bparted\b/iu],
  ['stilted: "is told"', /\b(?:is|are|be|been|was|were) told\b/iu],
  ['stilted: "mend"', /\bmend(?:s|ed|ing)?\b/iu],
  ['stilted: "betray"', /\bbetrays?\b/iu],
  ['stilted: "stands where"', /\bstands? (?:above|apart|below|beneath|beside|here|there|where)\b/iu],
];
const QUESTION =
  /^\/\/ (?:(?:[ABFIOW][a-z]+ )?(?:what|which|whose|whom|who|how|where|when|why)|is|are|does|do|did|has|have|may|can)\b[^.:]*\?/iu;

export interface Finding {
  readonly line: number;
  readonly name: string;
}

export function findingsInText(text: string): string[] {
  return RELAPSES.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
}

/** Comment lines only: a comment behind code is not looked at. */
export function findingsInComments(source: string): Finding[] {
  return source.split('\n').flatMap((text, index) => {
    if (!/^\s*(?:\/\/|\/?\*)/u.test(text)) return [];
    const names = findingsInText(text);
    if (index === 0 && QUESTION.test(text)) names.push('a file that opens with a question: state what it is');
    return names.map((name) => ({ line: index + 1, name }));
  });
}
