import { describe, expect, it, vi } from 'vitest';
import type { Translation } from './catalogue.ts';
import { interfaceLanguageFor, localesOf } from './choose-language.ts';
import { createMessages, faultSentence, loadMessages } from './index.ts';
import { INTERFACE_LANGUAGES } from './languages.ts';
import type { en } from './locales/en/index.ts';
import { loadPublicMessages } from './public.ts';

/** All that a new language is: sentences, here only some of them, and a line. Polish has plural forms that English lacks. */
const polish: Translation<typeof en> = {
  common: { unknownValue: 'brak' },
  cli: {
    check: {
      invalid_one: '{{count}} problem',
      invalid_few: '{{count}} problemy',
      invalid_many: '{{count}} problemów',
    },
  },
  errors: { unknown: 'Coś poszło nie tak.' },
};
vi.mock('./languages.ts', async (original) => {
  const { INTERFACE_LANGUAGES: listed } = await original<{ INTERFACE_LANGUAGES: readonly unknown[] }>();
  return { INTERFACE_LANGUAGES: [...listed, { tag: 'pl', name: 'Polski', load: async () => polish }] };
});

describe('8.4: a language of the interface is a folder and a line; a new one', () => {
  it('is spoken, with its own plural forms; what it lacks is said in English', async () => {
    const messages = await loadMessages('pl');
    expect(messages.language).toBe('pl');
    expect([1, 3, 5].map((count) => messages.t('cli.check.invalid', { count, percent: 0 }))).toEqual([
      '1 problem',
      '3 problemy',
      '5 problemów',
    ]);
    expect(messages.t('settings.title')).toBe('Settings');
    expect(
      faultSentence(messages, {
        code: 'nobody.knows',
        params: {},
        severity: 'low',
        retryable: false,
        recovery: [],
      }),
    ).toBe('Coś poszło nie tak.');
  });

  it('is spoken to guests, too', async () => {
    expect((await loadPublicMessages('pl')).t('common.unknownValue')).toBe('brak');
  });

  it('is chosen for who reads it, in any region; English for who reads none that is spoken', () => {
    expect(INTERFACE_LANGUAGES.map(({ name }) => name)).toContain('Polski');
    expect(interfaceLanguageFor(['nb', 'pl-PL', 'en-US'])).toBe('pl');
    expect(interfaceLanguageFor(['en-GB', 'pl'])).toBe('en');
    expect(interfaceLanguageFor(['nb', 'x'])).toBe('en');
    expect(localesOf({ LANG: 'en_US.UTF-8', LC_ALL: 'pl_PL.UTF-8' })).toEqual(['pl-PL', 'en-US']);
    expect(interfaceLanguageFor(localesOf({ LANG: 'C.UTF-8' }))).toBe('en');
  });

  it('is not needed for English, which an unknown tag gives', async () => {
    expect((await loadMessages('tlh')).language).toBe('en');
    expect(createMessages('en').t('settings.title')).toBe('Settings');
  });
});

describe('numbers in sentences', () => {
  const messages = createMessages();
  it('groups quantities, and leaves what is a name as it is', () => {
    expect(messages.t('errors.server.port-busy', { port: 14_173 })).toContain('14173');
    expect(messages.t('cli.check.invalid', { count: 14_173, percent: 0 })).toContain('14,173');
  });
});
