import { expect, it } from 'vitest';
import { languageDoubtOf } from './language-doubt.ts';

it.each([
  ['en', 'pl', { kind: 'unsupported', spoken: 'pl' }],
  ['en', 'de', { kind: 'other', spoken: 'de' }],
  ['de', 'de', null],
  ['en', undefined, null],
] as const)('a project in %s whose list is in %s', (language, spokenLanguage, doubt) => {
  const report = spokenLanguage === undefined ? {} : { spokenLanguage };
  expect(languageDoubtOf({ language, report })).toEqual(doubt);
});
