// Topic labels: a phrase that most keywords of the topic share and other topics do not.
import { type KeywordTable, textAt } from '@silosmith/contract';
import { type Groups, groupsOf } from '../columns/counting-sort.ts';
import { highest } from './communities.ts';
import type { PageKeywords } from './page-keywords.ts';
import { isFirst, PhraseCounts } from './phrase-counts.ts';
import { PhraseReader } from './phrase-reader.ts';

/** A phrase of more words says more than one of them; by how much it may be rarer. Index: words less one. */
const LENGTH_BONUS = [1, 1.6, 1.7] as const;
/** Phrases of a topic that are tried until one is free. */
const MOST_TRIED = 64;
/** A phrase that all topics share may still name one of them, when nothing better does. */
const COMMON_WORTH = 0.15;

/** One label a topic, all different whatever their letter case. */
export function labelTopics(
  table: KeywordTable,
  pages: PageKeywords,
  topicOfPage: Int32Array,
  language: string,
): string[] {
  const topicCount = highest(topicOfPage) + 1;
  const namer = new TopicNamer(table, keywordsByTopic(pages, topicOfPage, topicCount), language);
  const taken = new Set<string>();
  const labels = new Array<string>(topicCount).fill('');
  // The largest topic has the first word.
  const order = labels.map((_, topic) => topic).sort((a, b) => namer.sizeOf(b) - namer.sizeOf(a) || a - b);
  for (const topic of order) {
    const label = namer.nameOf(topic, taken);
    taken.add(label.toLowerCase());
    labels[topic] = label.charAt(0).toUpperCase() + label.slice(1);
  }
  return labels;
}

/** Topic → its rows, page after page. */
function keywordsByTopic(pages: PageKeywords, topicOfPage: Int32Array, topicCount: number): Groups {
  const topicOf = new Int32Array(pages.rows.length);
  topicOfPage.forEach((topic, page) => {
    topicOf.fill(topic, pages.offsets[page], pages.offsets[page + 1]);
  });
  const { offsets, items } = groupsOf(topicOf, topicCount);
  return { offsets, items: items.map((at) => pages.rows[at] ?? 0) };
}

class TopicNamer {
  private readonly table: KeywordTable;
  /** The rows of the topics, one topic after the other. A keyword's number is its place among them. */
  private readonly rows: Groups;
  private readonly reader: PhraseReader;
  private readonly counts: PhraseCounts;
  /** Phrase → keywords of the topic at hand that have it; 0 between topics. */
  private readonly here: Uint32Array;

  constructor(table: KeywordTable, rows: Groups, language: string) {
    this.table = table;
    this.rows = rows;
    this.reader = new PhraseReader(language);
    this.counts = new PhraseCounts(rows.items.length);
    // Topic after topic: phrases of one topic have near numbers, near in memory.
    for (let keyword = 0; keyword < rows.items.length; keyword++) {
      this.reader.read(this.textOf(keyword));
      this.counts.add(this.reader);
    }
    this.here = new Uint32Array(this.counts.distinct);
  }

  sizeOf(topic: number): number {
    return (this.rows.offsets[topic + 1] ?? 0) - (this.rows.offsets[topic] ?? 0);
  }

  /** The best phrase that is not taken; else the keyword of most volume that is not. */
  nameOf(topic: number, taken: ReadonlySet<string>): string {
    const isFree = (text: string): boolean => text !== '' && !taken.has(text.toLowerCase());
    const candidates = this.candidatesOf(topic);
    let best: string | undefined;
    for (let tried = 0; tried < Math.min(MOST_TRIED, candidates.length); tried++) {
      const text = this.commonestText(topic, this.nextBest(candidates).phrase);
      if (isFree(text)) return text;
      best ??= text;
    }
    const byVolume = this.keywordsByVolume(topic);
    return byVolume.find(isFree) ?? best ?? byVolume[0] ?? '';
  }

  /** Phrases of a topic. Score: share of its keywords that have the phrase × how much more common it is here. */
  private candidatesOf(topic: number): Candidate[] {
    const { counts, here } = this;
    const candidates: Candidate[] = [];
    this.eachPhrase(topic, (phrase, keyword) => {
      if (here[phrase] === 0) candidates.push({ phrase, keyword, score: 0 });
      here[phrase] = (here[phrase] ?? 0) + 1;
    });
    for (const candidate of candidates) {
      const { phrase } = candidate;
      const share = (here[phrase] ?? 0) / this.sizeOf(topic);
      const shareInAll = (counts.keywords[phrase] ?? 0) / this.rows.items.length;
      const bonus = LENGTH_BONUS[(counts.words[phrase] ?? 1) - 1] ?? 1;
      candidate.score = share * (Math.log(share / shareInAll) + COMMON_WORTH) * bonus;
      here[phrase] = 0;
    }
    return candidates;
  }

  /** Each phrase of each keyword of a topic once a keyword. */
  private eachPhrase(topic: number, visit: (phrase: number, keyword: number) => void): void {
    const { ids, offsets } = this.counts;
    for (let k = this.rows.offsets[topic] ?? 0; k < (this.rows.offsets[topic + 1] ?? 0); k++) {
      const start = offsets[k] ?? 0;
      for (let i = start; i < (offsets[k + 1] ?? 0); i++) if (isFirst(ids, start, i)) visit(ids[i] ?? 0, k);
    }
  }

  /** The candidate of highest score, which it loses. Few are asked for: sorting all would be most of the work. */
  private nextBest(candidates: readonly Candidate[]): Candidate {
    let best: Candidate = { phrase: 0, keyword: 0, score: TRIED };
    for (const candidate of candidates) {
      if (candidate.score < best.score || candidate.score === TRIED) continue;
      if (candidate.score > best.score || this.keyOf(candidate) < this.keyOf(best)) best = candidate;
    }
    best.score = TRIED;
    return best;
  }

  private keyOf({ phrase, keyword }: Candidate): string {
    this.reader.read(this.textOf(keyword));
    const start = this.counts.offsets[keyword] ?? 0;
    return this.reader.keyOf(this.counts.ids.indexOf(phrase, start) - start);
  }

  /** How the keywords of a topic write a phrase, those of more volume counting more. */
  private commonestText(topic: number, phrase: number): string {
    const { ids, offsets } = this.counts;
    const texts = new Map<string, number>();
    for (let k = this.rows.offsets[topic] ?? 0; k < (this.rows.offsets[topic + 1] ?? 0); k++) {
      const start = offsets[k] ?? 0;
      const end = offsets[k + 1] ?? 0;
      let at = start;
      while (at < end && ids[at] !== phrase) at++;
      if (at === end) continue;
      this.reader.read(this.textOf(k));
      const weight = 1 + Math.log1p(Math.max(0, this.table.volume[this.rows.items[k] ?? 0] ?? 0));
      for (; at < end; at++) {
        if (ids[at] !== phrase) continue;
        const text = this.reader.textOf(at - start);
        texts.set(text, (texts.get(text) ?? 0) + weight);
      }
    }
    let best = '';
    let most = -1;
    for (const [text, weight] of texts) {
      if (weight > most || (weight === most && text < best)) [best, most] = [text, weight];
    }
    return best;
  }

  private keywordsByVolume(topic: number): string[] {
    const { volume, keyword } = this.table;
    const rows = [...this.rows.items.subarray(this.rows.offsets[topic], this.rows.offsets[topic + 1])];
    rows.sort((a, b) => (volume[b] ?? 0) - (volume[a] ?? 0) || a - b);
    return rows.map((row) => textAt(keyword, row));
  }

  private textOf(keyword: number): string {
    return textAt(this.table.keyword, this.rows.items[keyword] ?? 0);
  }
}

interface Candidate {
  readonly phrase: number;
  /** The first of the topic's keywords that has the phrase. */
  readonly keyword: number;
  /** TRIED once it was the best. */
  score: number;
}

const TRIED = Number.NEGATIVE_INFINITY;
