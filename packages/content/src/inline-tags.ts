// Inline elements: allowed in an article, and no word boundary.

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
