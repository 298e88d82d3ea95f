// What the found pages of one article say together: how long and how complete they are, what they share, and what they leave to it.
import type { Competitor, Research } from '@silosmith/contract';
import { analysePages } from '@silosmith/research/analysis';

/** As in the specification: a text is to be this much longer than the found ones on average. */
const LONGER = 1.15;
const MOST_COMPETITORS = 3;
const MOST_TOPICS = 4;

export interface Insights {
  /** Of the pages whose text was read; null where none was. */
  readonly averageWords: number | null;
  readonly targetWords: number | null;
  /** Percent; null where the pages share no topic. */
  readonly averageQuality: number | null;
  readonly competitors: readonly Competitor[];
  /** Headings that several pages have, the most shared first. */
  readonly topics: readonly { readonly topic: string; readonly pages: number }[];
}

/** From headings and passages: of the whole texts nothing is kept. */
export function insightsOf({ sources }: Pick<Research, 'sources'>, language: string): Insights {
  const read = sources.filter(({ wordCount }) => wordCount > 0);
  const pages = read.map(({ url, title, wordCount, headings, passages, links }) => ({
    url,
    wordCount,
    reading: { title, headings, blocks: passages, links },
  }));
  const { contentAnalysis, recommendations } = analysePages(pages, { keywords: [], language });
  const competitors = contentAnalysis?.competitors ?? [];
  const averageWords = meanOf(read.map(({ wordCount }) => wordCount));
  return {
    averageWords,
    targetWords: averageWords === null ? null : Math.round(averageWords * LONGER),
    averageQuality: meanOf(competitors.flatMap(({ contentQuality }) => contentQuality ?? [])),
    competitors: competitors
      .toSorted((a, b) => (b.contentQuality ?? 0) - (a.contentQuality ?? 0) || b.wordCount - a.wordCount)
      .slice(0, MOST_COMPETITORS),
    topics: recommendations
      .flatMap(({ code, params: { topic, pages: count } }) =>
        code === 'topic' ? [{ topic: String(topic), pages: Number(count) }] : [],
      )
      .slice(0, MOST_TOPICS),
  };
}

function meanOf(figures: readonly number[]): number | null {
  if (figures.length === 0) return null;
  return Math.round(figures.reduce((sum, figure) => sum + figure, 0) / figures.length);
}
