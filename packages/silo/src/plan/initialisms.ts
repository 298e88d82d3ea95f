// Initials and what they stand for, learnt from a list that has both with the same other words: `sil ndis` and `supported independent living ndis`.

/** A telling word of a keyword. */
export interface SpokenWord {
  readonly text: string;
  readonly stem: string;
}

export interface Initialism {
  /** Of the words that the initials stand for, in order. */
  readonly stems: readonly string[];
  /** Rarely written in full: then the initials are a word of their own, and its words no relation to others. */
  readonly isWord: boolean;
}

export type Initialisms = ReadonlyMap<string, Initialism>;

/** Known without proof, where the list has both. */
const KNOWN: Readonly<Record<string, string>> = {
  'search engine optimization': 'seo',
  'search engine optimisation': 'seo',
  'artificial intelligence': 'ai',
  'pay per click': 'ppc',
  'customer relationship management': 'crm',
  'human resources': 'hr',
  'user experience': 'ux',
  'electric vehicle': 'ev',
  'virtual reality': 'vr',
};
const INITIALS = /^[a-z]{2,5}$/u;
const MOST_LETTERS = 5;
/** Distinct sets of other words that both must occur with, by the number of letters: two letters are anybody's. */
const COMPANIES: Readonly<Record<number, number>> = { 2: 3, 3: 2 };
const COMPANIES_OF_MORE = 1;
/** Share of the company of the initials that their meaning has, too: required of two letters; below it, longer ones are a word of their own. */
const OFTEN_IN_FULL = 0.15;

function companiesNeeded(initials: string, beside: number): number {
  const fewest = COMPANIES[initials.length] ?? COMPANIES_OF_MORE;
  return initials.length === 2 ? Math.max(fewest, OFTEN_IN_FULL * beside) : fewest;
}

/** `rows`: telling words of each keyword in their order. */
export function learnInitialisms(rows: readonly (readonly SpokenWord[])[]): Initialisms {
  const beside = companiesOfInitials(rows);
  const learnt = new Map<string, Initialism>();
  for (const [initials, meanings] of meaningsOf(rows, beside)) {
    const all = beside.get(initials)?.size ?? 0;
    const needed = companiesNeeded(initials, all);
    let most = 0;
    for (const { stems, companies, isKnown } of meanings.values()) {
      const count = isKnown ? Number.POSITIVE_INFINITY : companies.size;
      if (count >= needed && count > most) {
        learnt.set(initials, { stems, isWord: isKnown || count < OFTEN_IN_FULL * all });
        most = count;
      }
    }
  }
  return learnt;
}

/** The words beside others, whatever their order. */
const keyOf = (words: readonly SpokenWord[]): string =>
  words
    .map(({ stem }) => stem)
    .sort()
    .join(' ');

/** Initials → the sets of words that keywords have with them. */
function companiesOfInitials(rows: readonly (readonly SpokenWord[])[]): Map<string, Set<string>> {
  const beside = new Map<string, Set<string>>();
  for (const row of rows) {
    row.forEach(({ text }, at) => {
      if (!INITIALS.test(text)) return;
      const known = beside.get(text) ?? new Set<string>();
      if (row.length > 1) known.add(keyOf(row.filter((_, other) => other !== at)));
      beside.set(text, known);
    });
  }
  return beside;
}

interface Meaning {
  readonly stems: readonly string[];
  /** Sets of other words that both it and its initials occur with. */
  readonly companies: Set<string>;
  readonly isKnown: boolean;
}

/** Initials → every run of words that has them, by its stems. */
function meaningsOf(
  rows: readonly (readonly SpokenWord[])[],
  beside: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, Map<string, Meaning>> {
  const found = new Map<string, Map<string, Meaning>>();
  for (const row of rows) {
    for (let from = 0; from < row.length; from++) {
      let initials = row[from]?.text[0] ?? '';
      for (let to = from + 1; to < row.length && initials.length < MOST_LETTERS; to++) {
        initials += row[to]?.text[0] ?? '';
        const companies = beside.get(initials);
        if (companies === undefined) continue;
        const run = row.slice(from, to + 1);
        if (run.some(({ text }) => text === initials)) continue;
        const meanings = found.get(initials) ?? new Map<string, Meaning>();
        found.set(initials, meanings);
        const stems = run.map(({ stem }) => stem);
        const isKnown = KNOWN[run.map(({ text }) => text).join(' ')] === initials;
        const meaning = meanings.get(stems.join(' ')) ?? { stems, companies: new Set<string>(), isKnown };
        meanings.set(stems.join(' '), meaning);
        const rest = keyOf([...row.slice(0, from), ...row.slice(to + 1)]);
        if (companies.has(rest)) meaning.companies.add(rest);
      }
    }
  }
  return found;
}
