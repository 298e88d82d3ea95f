export const content = {
  'too-long':
    'This text is too long for an article: more than {{most}} characters, or a paragraph of more than 1,000 lines or 100,000 characters.',
  'too-many-elements': 'This text has too much markup for an article: more than {{most}} HTML elements.',
  'too-many-marks':
    'This text has too much markup for an article: more than {{most}} of the character “{{mark}}” in one article, paragraph or row.',
  'too-much-markup':
    'This text has too much markup for an article: more than {{most}} characters that begin links, emphasis, code or table cells.',
  'too-deep': 'Quotes, lists or elements of this text are nested more than {{most}} levels deep.',
  'yoast-failed': 'The analysis of Yoast stopped with an error. Change the text a little, or ask again.',
  'yoast-no-article': 'There is no article of this page that a site would get.',
  'yoast-not-loaded': 'The analysis of Yoast could not be loaded. Check the connection, then ask again.',
} as const;
