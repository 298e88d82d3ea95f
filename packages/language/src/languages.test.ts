import { describe, expect, it } from 'vitest';
import { LANGUAGES, primarySubtag } from './languages.ts';

describe('the language table', () => {
  it('names each language once', () => {
    const tags = LANGUAGES.map(({ tag }) => tag);
    expect(new Set(tags).size).toBe(tags.length);
  });

  it('marks the languages whose words are not separated by blanks, and those written from the right', () => {
    expect(LANGUAGES.filter(({ segmented }) => segmented).map(({ tag }) => tag)).toEqual(['zh', 'ja', 'th']);
    expect(LANGUAGES.filter(({ direction }) => direction === 'rtl').map(({ tag }) => tag)).toEqual(['ar']);
  });

  it('reads the primary subtag of any tag', () => {
    expect(['de_AT', 'zh-Hant-TW', ' NL '].map(primarySubtag)).toEqual(['de', 'zh', 'nl']);
  });
});
