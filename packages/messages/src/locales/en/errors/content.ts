// Sentences of the faults whose code starts with `content.`.
export const content = {
  'too-long':
    'This text is longer than any article: it has more than {{most}} characters, or paragraphs of more than 1,000 lines.',
  'too-many-elements':
    'This text is more markup than article: it would have more than {{most}} HTML elements.',
  'too-many-marks':
    'This text is more markup than article: it has more than {{most}} of the character “{{mark}}” in one article, paragraph or row.',
  'too-deep':
    'Quotes, lists or elements of this text stand more than {{most}} deep inside one another, as in no article.',
} as const;
