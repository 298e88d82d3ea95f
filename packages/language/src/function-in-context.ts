// English words that are function words beside some words and tell something beside others: `it`, `like` and `close`.

const BEFORE_IT: ReadonlySet<string> = new Set(
  'does did do can will would should could worth has'.split(' '),
);
/** What something seems: `smells like ammonia`, but `games like chess`. */
const BEFORE_LIKE: ReadonlySet<string> = new Set(
  ['smell', 'taste', 'look', 'feel', 'sound'].flatMap((verb) => {
    const bare = verb.replace(/e$/u, '');
    return [verb, `${verb}s`, `${bare}ing`, `${bare}ed`];
  }),
);

/** What is near by, not what is much the same. */
const BEHIND_CLOSE_TO: ReadonlySet<string> = new Set(['me', 'my', 'us', 'here']);

/** Whether a word may be a function word or tell something, as those beside it say. */
export function dependsOnContext(word: string): boolean {
  return word === 'it' || word === 'like' || word === 'close';
}

/**
 * Whether it is a function word there: `what is it` and `is it safe` ask about what was named, `what is it support` does not. False in other languages,
 * and for other words.
 */
export function isFunctionInContext(words: readonly string[], at: number, language: string): boolean {
  const word = words[at] ?? '';
  if (!dependsOnContext(word) || language !== 'en') return false;
  if (word === 'close') return words[at + 1] === 'to' && BEHIND_CLOSE_TO.has(words[at + 2] ?? '');
  const before = words[at - 1] ?? '';
  if (word === 'like') return BEFORE_LIKE.has(before);
  if (BEFORE_IT.has(before)) return true;
  return (before === 'is' || before === 'was') && (at === words.length - 1 || words[at - 2] !== 'what');
}
