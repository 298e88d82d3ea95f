// Fills the slots of a bank's sentences for one page; a page never gets the same sentence twice.
import { escapeHtml } from '@silosmith/kernel';
import type { Bank } from './bank.ts';
import type { Draw } from './random.ts';

export interface SentenceWriter {
  /** A sentence of these templates that the page does not have yet, as HTML text. */
  sentence(templates: readonly string[], slots?: Readonly<Record<string, string>>): string;
  /** The next template in shuffled rounds: one comes back only after all others. */
  fresh(templates: readonly string[]): string;
  /** A heading or title: `{K}` and `{V}` bare, first letter capital. */
  heading(template: string, slots?: Readonly<Record<string, string>>): string;
}

interface Names {
  readonly keyword: string;
  readonly topic: string;
}

const ATTEMPTS = 40;

export function createSentenceWriter(bank: Bank, names: Names, draw: Draw): SentenceWriter {
  const written = new Set<string>();
  const decks = new Map<readonly string[], string[]>();
  const recents = new Map<readonly string[], string[]>();
  const name = (text: string): string => `${bank.quotes[0]}${escapeHtml(text)}${bank.quotes[1]}`;

  const fresh = (templates: readonly string[]): string => {
    const deck = decks.get(templates) ?? [];
    if (deck.length === 0) {
      // The round before must not end as this one begins: what was used last waits longest.
      const recent = recents.get(templates) ?? [];
      const order = draw.shuffle(templates);
      deck.push(
        ...recent.filter((one) => order.includes(one)),
        ...order.filter((one) => !recent.includes(one)),
      );
    }
    const template = deck.pop() ?? '';
    decks.set(templates, deck);
    recents.set(
      templates,
      [...(recents.get(templates) ?? []), template].slice(-Math.floor(templates.length / 3)),
    );
    return template;
  };

  const fill = (template: string, slots: Readonly<Record<string, string>>): string => {
    const [a = '', b = ''] = draw.shuffle(bank.aspects);
    const values: Readonly<Record<string, string>> = {
      k: name(names.keyword),
      c: name(names.topic),
      K: escapeHtml(capitalised(names.keyword)),
      a,
      b,
      p: draw.pick(bank.people),
      t: draw.pick(bank.times),
      n: draw.pick(bank.numbers),
      ...slots,
    };
    return capitalised(template.replace(/\{(\w+)\}/g, (_, slot: string) => values[slot] ?? ''));
  };

  return {
    fresh,
    sentence: (templates, slots = {}) => {
      const values = slots.v === undefined ? slots : { ...slots, v: name(slots.v) };
      let text = '';
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        text = fill(fresh(templates), values);
        if (!written.has(text)) break;
      }
      written.add(text);
      return text;
    },
    heading: (template, slots = {}) =>
      fill(template, slots.V === undefined ? slots : { ...slots, V: escapeHtml(capitalised(slots.V)) }),
  };
}

export function capitalised(text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase() + text.slice(first.length);
}

/** Words of an HTML fragment, for keeping to a length. */
export function countWords(html: string): number {
  const text = html.replace(/<[^>]+>/g, ' ').replace(/&[a-z]+;/g, ' ');
  return text.match(/[\p{L}\p{N}\p{M}]+(?:['’.,:-][\p{L}\p{N}\p{M}]+)*/gu)?.length ?? 0;
}
