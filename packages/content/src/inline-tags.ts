// Which tags stand inside a line of text? They are allowed in an article, and they part no words.

export const INLINE_TAGS = [
  'a',
  'strong',
  'em',
  'b',
  'i',
  'u',
  's',
  'del',
  'ins',
  'sub',
  'sup',
  'small',
  'mark',
  'code',
  'kbd',
  'abbr',
  'cite',
  'q',
  'span',
  'time',
] as const;
