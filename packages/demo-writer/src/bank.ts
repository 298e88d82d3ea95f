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
 * Sentences advise and ask; they state nothing about the subject, of which the demo provider knows only the keywords.
 * `[one|other]` is a choice by draw: it keeps two pages that use a sentence from sharing more than a few words in a row.
 * Slots: `{k}` keyword, `{v}` another search of the page, `{d}` and `{e}` what two searches add to the keyword (`for beginners`), `{c}` topic,
 * all quoted as names so that nothing has to be inflected; `{K}` bare, for headings; `{a}` and `{b}` two different aspects, `{g}` and `{h}` two that
 * can be better or worse;
 * `{link}` a link to another page; `{list}` quoted searches, comma-separated. Aspects are singular noun phrases whose subject and
 * object forms are the same; a sentence uses them only where no preposition, article or participle would have to agree with them.
 */
export interface Bank {
  readonly quotes: readonly [open: string, close: string];
  /** Aspects that can be better or worse, more or less. */
  readonly measures: Texts;
  /** Further ones. */
  readonly aspects: Texts;
  /** What people commonly add to a keyword: stands in for `{d}` and `{e}` on a page whose searches add too little. */
  readonly additions: Texts;
  readonly titles: Readonly<Record<Intent, Texts>>;
  /** First sentences, with `{k}`. */
  readonly intros: Texts;
  readonly promises: Texts;
  /** What the page is in its silo, by level. */
  readonly places: readonly [pillar: string, cluster: string, sub: string];
  readonly roles: Readonly<Record<Role, { readonly headings: Texts; readonly sentences: Texts }>>;
  /** About the search `{v}` that a section answers; `{d}` is what it adds to the keyword. */
  readonly section: { readonly first: Texts; readonly sentences: Texts; readonly also: Texts };
  readonly checklist: { readonly leads: Texts; readonly items: Texts };
  readonly steps: { readonly leads: Texts; readonly items: Texts };
  /** The rows are searches of the page with an aspect each to look at first and next. */
  readonly table: { readonly leads: Texts; readonly header: readonly [string, string, string] };
  readonly links: Readonly<Record<'pillar' | 'parent' | 'sibling' | 'child' | 'other', Texts>>;
  /** Where a source would stand: `{link}` is the example of a link to another site, called `anchor`. */
  readonly source: { readonly sentences: Texts; readonly anchor: string };
  readonly overview: { readonly heading: string; readonly lead: string };
  readonly conclusion: { readonly headings: Texts; readonly sentences: Texts };
  /** Last sentences, which ask the reader to act. */
  readonly invitations: Texts;
  readonly meta: MetaBank;
  readonly tags: Texts;
}

/** Parts of titles and descriptions; what a page does not hold is not chosen. */
export interface MetaBank {
  readonly colon: string;
  /** Behind the keyword and the colon, joined by commas; of many lengths. */
  readonly titleParts: Texts;
  /** Beginnings of a description, with `{k}`. */
  readonly openings: Texts;
  readonly ifSteps: Texts;
  readonly ifChecklist: Texts;
  readonly ifTable: Texts;
  /** With `{list}`: searches that the page answers besides its own. */
  readonly ifSections: Texts;
  /** Short sentences that are true of every sample text. */
  readonly fillers: Texts;
}

const BANKS: ReadonlyMap<string, Bank> = new Map(Object.entries({ en, nl, fr, de, es, it, pt }));

/** The bank of a language tag (`pt-BR` is `pt`); English for a language without one. */
export function bankOf(language: string): Bank {
  return BANKS.get(language.toLowerCase().split('-')[0] ?? '') ?? en;
}
