// One bank of sentences per language, with slots that are grammatical wherever they are filled.
import type { Intent } from '@silosmith/contract';
import { de } from './banks/de.ts';
import { en } from './banks/en.ts';
import { es } from './banks/es.ts';
import { fr } from './banks/fr.ts';
import { it } from './banks/it.ts';
import { nl } from './banks/nl.ts';
import { pt } from './banks/pt.ts';

/** What a section is about. */
export type Role = 'basics' | 'choice' | 'cost' | 'steps' | 'mistakes' | 'results' | 'access';
type Texts = readonly string[];

/**
 * Slots: `{k}` keyword, `{c}` topic, `{v}` variant, quoted as names so that nothing has to be inflected; `{K}` and `{V}` the
 * same, bare, for headings; `{a}` and `{b}` two different aspects, `{p}` a person, `{t}` a time, `{n}` a number of two or
 * more; `{link}` a link to another page. Aspects are singular noun phrases whose subject and object forms are the same;
 * a sentence uses them only where no preposition, article or participle would have to agree with them.
 */
export interface Bank {
  readonly quotes: readonly [open: string, close: string];
  readonly aspects: Texts;
  readonly people: Texts;
  readonly times: Texts;
  readonly numbers: Texts;
  readonly titles: Readonly<Record<Intent, Texts>>;
  /** First sentences, with `{k}`. */
  readonly intros: Texts;
  readonly promises: Texts;
  /** What the page is in its silo, by level. */
  readonly places: readonly [pillar: string, cluster: string, sub: string];
  readonly roles: Readonly<Record<Role, { readonly headings: Texts; readonly sentences: Texts }>>;
  readonly checklist: { readonly leads: Texts; readonly items: Texts };
  readonly steps: { readonly leads: Texts; readonly items: Texts };
  readonly table: {
    readonly leads: Texts;
    readonly header: readonly [string, string, string];
    readonly rows: readonly (readonly [string, string, string])[];
  };
  readonly variants: { readonly headings: Texts; readonly sentences: Texts };
  readonly links: Readonly<Record<'pillar' | 'parent' | 'sibling' | 'child', Texts>>;
  readonly overview: { readonly heading: string; readonly lead: string };
  readonly conclusion: { readonly headings: Texts; readonly sentences: Texts };
  readonly meta: { readonly titles: Texts; readonly lines: Texts };
  readonly tags: Texts;
}

const BANKS: ReadonlyMap<string, Bank> = new Map(Object.entries({ en, nl, fr, de, es, it, pt }));

/** The bank of a language tag (`pt-BR` is `pt`); English for a language without one. */
export function bankOf(language: string): Bank {
  return BANKS.get(language.toLowerCase().split('-')[0] ?? '') ?? en;
}
