// Fills the slots of a bank's sentences for one page; a page never gets the same sentence twice.

import { escapeHtml } from '@silosmith/kernel';
import { capitalised } from '@silosmith/language';
import type { Bank } from './bank.ts';
import type { DemoBrief } from './demo-brief.ts';
import { detailsOf, printed } from './page-phrases.ts';
import type { Draw } from './random.ts';

export interface SentenceWriter {
  /**
   * A sentence of these templates that the page does not have yet, as HTML text. Where each of them begins as two sentences of
   * the page do already, one of `otherwise`, without the slots.
   */
  sentence(templates: readonly string[], slots?: Slots, otherwise?: readonly string[]): string;
  /** A heading, title or table cell: `{K}` bare, first letter capital. */
  heading(template: string): string;
  /** A search in the quotation marks of the language, as HTML text. */
  name(search: string): string;
}

/** `v` and `d` are names and quoted here; other slots are HTML. */
export type Slots = Readonly<Record<string, string>>;

const ATTEMPTS = 60;
/** After so many, a sentence that the page does not have yet is taken as it is. */
const ATTEMPTS_AT_STYLE = 40;
const SAME = 1_000;
const FAULT_OF_OPENING = 10;
/** Above this share of the words, a sentence without the keyword is taken where there is one. */
const MOST_KEYWORD_SHARE = 0.02;
/** The share is judged from this many words on. */
const WORDS_BEFORE_SHARE = 120;

export function createSentenceWriter(bank: Bank, brief: DemoBrief, draw: Draw): SentenceWriter {
  const written = new Set<string>();
  const openings = createOpeningMeter();
  const deckOf = createDecks(draw);
  const details = detailsOf(brief, bank, draw);
  const nextDetail = createDecks(draw);
  const use = createKeywordMeter(brief.keyword);
  const name = (text: string): string => `${bank.quotes[0]}${escapeHtml(text)}${bank.quotes[1]}`;

  const fill = (template: string, slots: Slots): string => {
    const [a = '', b = ''] = draw.shuffle([...bank.measures, ...bank.aspects]);
    const [g = '', h = ''] = draw.shuffle(bank.measures);
    const d = slots.d ?? nextDetail(details);
    const e = details.length > 1 ? otherThan(d, () => nextDetail(details)) : brief.topic;
    const values: Slots = {
      k: name(brief.keyword),
      c: name(brief.topic),
      K: escapeHtml(printed(brief)),
      a,
      b,
      g,
      h,
      ...slots,
      ...(slots.v === undefined ? {} : { v: name(slots.v) }),
      d: name(d),
      e: name(e),
    };
    const chosen = template.replace(/\[([^\]]*)\]/gu, (_, choices: string) => draw.pick(choices.split('|')));
    return capitalised(chosen.replace(/\{(\w+)\}/g, (_, slot: string) => values[slot] ?? ''));
  };

  /** Nothing twice, then few equal beginnings, then the keyword within its share. */
  const faultsOf = (text: string): number =>
    (written.has(text) ? SAME : 0) +
    FAULT_OF_OPENING * openings.repeatsOf(text) +
    (use.isTooMuch(text) ? 1 : 0);

  const best = (templates: readonly string[], slots: Slots): Drawn =>
    fewestFaults(() => fill(deckOf(templates), slots), faultsOf);

  return {
    name,
    sentence: (templates, slots = {}, otherwise = []) => {
      const wanted = best(templates, slots);
      const isWorn = wanted.faults >= FAULT_OF_OPENING && otherwise.length > 0;
      const { text } = isWorn ? best(otherwise, {}) : wanted;
      written.add(text);
      use.count(text);
      openings.count(text);
      return text;
    },
    heading: (template) => {
      const text = fill(template, {});
      use.count(text);
      return text;
    },
  };
}

interface Drawn {
  readonly text: string;
  readonly faults: number;
}

/** Of some sentences by draw, the one with fewest faults. */
function fewestFaults(draw: () => string, faultsOf: (text: string) => number): Drawn {
  let best: Drawn = { text: '', faults: Number.POSITIVE_INFINITY };
  const most = (): number => (best.faults < SAME ? ATTEMPTS_AT_STYLE : ATTEMPTS);
  for (let attempt = 0; attempt < most() && best.faults > 0; attempt++) {
    const text = draw();
    const faults = faultsOf(text);
    if (faults < best.faults) best = { text, faults };
  }
  return best;
}

/** The next text of a list in shuffled rounds: one comes back only after all others. */
function createDecks(draw: Draw): (texts: readonly string[]) => string {
  const decks = new Map<readonly string[], string[]>();
  const recents = new Map<readonly string[], string[]>();
  return (texts) => {
    const deck = decks.get(texts) ?? [];
    if (deck.length === 0) {
      // The round before must not end as this one begins: what was used last waits longest.
      const recent = recents.get(texts) ?? [];
      const order = draw.shuffle(texts);
      deck.push(
        ...recent.filter((one) => order.includes(one)),
        ...order.filter((one) => !recent.includes(one)),
      );
    }
    const text = deck.pop() ?? '';
    decks.set(texts, deck);
    const kept = Math.floor(texts.length / 3);
    recents.set(texts, kept === 0 ? [] : [...(recents.get(texts) ?? []), text].slice(-kept));
    return text;
  };
}

function otherThan(one: string, next: () => string): string {
  const other = next();
  return other === one ? next() : other;
}

/** No three words may begin more than two sentences of a page. */
const MOST_SAME_OPENINGS = 2;
const OPENING = /(?:^|(?<=[.!?…]["'”’»)]*\s))(?:[^\p{L}\p{N}]*[\p{L}\p{N}\p{M}'’-]+){3}/gu;

function createOpeningMeter() {
  const counts = new Map<string, number>();
  const openingsOf = (html: string): string[] =>
    (html.replace(/<[^>]+>/g, '').match(OPENING) ?? []).map((opening) =>
      opening
        .replace(/[^\p{L}\p{N}\p{M}'’-]+/gu, ' ')
        .trim()
        .toLowerCase(),
    );
  return {
    count(html: string): void {
      for (const opening of openingsOf(html)) counts.set(opening, (counts.get(opening) ?? 0) + 1);
    },
    /** By how much the beginnings of a text would come too often. */
    repeatsOf: (html: string): number =>
      openingsOf(html).reduce(
        (sum, opening) => sum + Math.max(0, (counts.get(opening) ?? 0) + 1 - MOST_SAME_OPENINGS),
        0,
      ),
  };
}

interface KeywordMeter {
  count(html: string): void;
  isTooMuch(html: string): boolean;
}

/** Words of the page so far, and how many of them belong to the keyword. */
function createKeywordMeter(keyword: string): KeywordMeter {
  const wanted = keyword.toLowerCase();
  const length = Math.max(1, countWords(keyword));
  let words = 0;
  let ofKeyword = 0;
  const usedIn = (html: string): number => (html.toLowerCase().split(escapeHtml(wanted)).length - 1) * length;
  return {
    count: (html) => {
      words += countWords(html);
      ofKeyword += usedIn(html);
    },
    isTooMuch: (html) => {
      const used = usedIn(html);
      return (
        used > 0 &&
        ofKeyword + used >
          MOST_KEYWORD_SHARE * Math.max(words + countWords(html), WORDS_BEFORE_SHARE * length)
      );
    },
  };
}

/** Words of an HTML fragment, for keeping to a length. */
export function countWords(html: string): number {
  const text = html.replace(/<[^>]+>/g, ' ').replace(/&[a-z]+;/g, ' ');
  return text.match(/[\p{L}\p{N}\p{M}]+(?:['’.,:-][\p{L}\p{N}\p{M}]+)*/gu)?.length ?? 0;
}
