// What would a person call a topic? A phrase that most of its keywords share and other topics do not.
import { type KeywordTable, textAt } from '@silosmith/contract';
import { packFor, splitWords } from '@silosmith/language';

const LONGEST_PHRASE_WORDS = 3;
/** What a sentence is about stands in its first words; all phrases of long ones would fill the memory. */
const WORDS_READ = 16;
/** A phrase of more words says more than one of them; by how much it may be rarer. Index: words less one. */
const LENGTH_BONUS = [1, 1.6, 1.7] as const;
/** Words that qualify a search and are no subject: a label needs one other word. */
const QUALIFYING_INTENTS = ['informational', 'commercial', 'transactional', 'navigational'] as const;

interface Phrase {
  readonly key: string;
  readonly text: string;
}

interface Found {
  keywords: number;
  /** Text → weight of the keywords that write it so. */
  readonly texts: Map<string, number>;
}

/** One label a topic, all different whatever their letter case. `topicOfPage[p]` is the topic of the page with the rows `keywords[p]`. */
export function labelTopics(
  table: KeywordTable,
  keywords: readonly (readonly number[])[],
  topicOfPage: Int32Array,
  topicCount: number,
  language: string,
): string[] {
  const phrasesOf = createPhraseReader(language);
  const everywhere = new Map<string, number>();
  const inTopic: Map<string, Found>[] = Array.from({ length: topicCount }, () => new Map());
  const rowsOfTopic: number[][] = Array.from({ length: topicCount }, () => []);
  const size = new Uint32Array(topicCount);
  let sizeOfAll = 0;
  keywords.forEach((rows, page) => {
    const topic = topicOfPage[page] ?? 0;
    const found = inTopic[topic];
    size[topic] = (size[topic] ?? 0) + rows.length;
    sizeOfAll += rows.length;
    for (const row of rows) {
      rowsOfTopic[topic]?.push(row);
      const weight = 1 + Math.log1p(Math.max(0, table.volume[row] ?? 0));
      const read = new Set<string>();
      for (const { key, text } of phrasesOf(textAt(table.keyword, row))) {
        const entry = found?.get(key) ?? { keywords: 0, texts: new Map<string, number>() };
        found?.set(key, entry);
        entry.texts.set(text, (entry.texts.get(text) ?? 0) + weight);
        if (read.has(key)) continue;
        read.add(key);
        entry.keywords++;
        everywhere.set(key, (everywhere.get(key) ?? 0) + 1);
      }
    }
  });
  const taken = new Set<string>();
  const labels = new Array<string>(topicCount).fill('');
  // The largest topic has the first word.
  const order = Array.from(size, (_, topic) => topic).sort(
    (a, b) => (size[b] ?? 0) - (size[a] ?? 0) || a - b,
  );
  for (const topic of order) {
    const ranked = rank(inTopic[topic] ?? new Map(), everywhere, size[topic] ?? 1, sizeOfAll);
    const byVolume = () => keywordsByVolume(table, rowsOfTopic[topic] ?? []);
    const free = freeOf(ranked, taken) ?? freeOf(byVolume(), taken);
    labels[topic] = asLabel(free ?? ranked[0] ?? byVolume()[0] ?? '', taken);
  }
  return labels;
}

/** Texts of a topic's phrases, best first: share of its keywords that have the phrase × how much more common it is here. */
function rank(
  found: ReadonlyMap<string, Found>,
  everywhere: ReadonlyMap<string, number>,
  keywordsHere: number,
  keywordsInAll: number,
): string[] {
  const scored = [...found].map(([key, { keywords, texts }]) => {
    const share = keywords / keywordsHere;
    const shareInAll = (everywhere.get(key) ?? keywords) / keywordsInAll;
    const bonus = LENGTH_BONUS[key.split(' ').length - 1] ?? 1;
    return { key, texts, score: share * (Math.log(share / shareInAll) + COMMON_WORTH) * bonus };
  });
  scored.sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1));
  return scored.slice(0, RANKED).map(({ texts }) => commonest(texts));
}

const RANKED = 64;
/** A phrase that all topics share may still name one of them, when nothing better does. */
const COMMON_WORTH = 0.15;

function commonest(texts: ReadonlyMap<string, number>): string {
  let best = '';
  let most = -1;
  for (const [text, weight] of texts) {
    if (weight > most || (weight === most && text < best)) [best, most] = [text, weight];
  }
  return best;
}

function keywordsByVolume(table: KeywordTable, rows: readonly number[]): string[] {
  return [...rows]
    .sort((a, b) => (table.volume[b] ?? 0) - (table.volume[a] ?? 0) || a - b)
    .map((row) => textAt(table.keyword, row));
}

function freeOf(texts: readonly string[], taken: ReadonlySet<string>): string | undefined {
  return texts.find((text) => text !== '' && !taken.has(text.toLowerCase()));
}

function asLabel(text: string, taken: Set<string>): string {
  taken.add(text.toLowerCase());
  return text.charAt(0).toUpperCase() + text.slice(1);
}

interface WordRole {
  readonly stem: string;
  readonly isFunction: boolean;
  /** Something a topic can be about. */
  readonly isSubject: boolean;
}

function createRoleReader(language: string): (word: string) => WordRole {
  const pack = packFor(language);
  const qualifying = new Set(QUALIFYING_INTENTS.flatMap((intent) => [...pack.intentWords[intent]]));
  const known = new Map<string, WordRole>();
  return (word) => {
    let role = known.get(word);
    if (!role) {
      const isFunction = pack.functionWords.has(word);
      const isSubject = !isFunction && !qualifying.has(word) && /\p{L}{2}/u.test(word);
      role = { stem: pack.stem(word), isFunction, isSubject };
      known.set(word, role);
    }
    return role;
  };
}

/** Reads the phrases of a keyword that could name a topic: up to three words, none of them a function word at an end. */
function createPhraseReader(language: string): (keyword: string) => Phrase[] {
  const roleOf = createRoleReader(language);
  return (keyword) => {
    const words = splitWords(keyword, language).slice(0, WORDS_READ);
    const roles = words.map(roleOf);
    const places = placesOf(keyword, words);
    const phrases: Phrase[] = [];
    roles.forEach((first, from) => {
      if (first.isFunction) return;
      let hasSubject = false;
      let key = '';
      for (let to = from; to < Math.min(words.length, from + LONGEST_PHRASE_WORDS); to++) {
        const role = roles[to] ?? first;
        hasSubject ||= role.isSubject;
        key += (to > from ? ' ' : '') + role.stem;
        if (!hasSubject || role.isFunction) continue;
        const start = places[from]?.[0] ?? -1;
        const end = places[to]?.[1] ?? -1;
        const text =
          start >= 0 && end > start ? keyword.slice(start, end) : words.slice(from, to + 1).join(' ');
        phrases.push({ key, text });
      }
    });
    return phrases;
  };
}

/** Where each word stands in the keyword as it is written; -1 where folding changed it beyond finding. */
function placesOf(keyword: string, words: readonly string[]): (readonly [number, number])[] {
  const lower = keyword.toLowerCase();
  let from = 0;
  return words.map((word) => {
    const at = lower.length === keyword.length ? lower.indexOf(word, from) : -1;
    if (at < 0) return [-1, -1];
    from = at + word.length;
    return [at, from];
  });
}
