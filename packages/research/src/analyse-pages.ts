// What found pages share, what each has and lacks, and which keywords they leave unanswered. Everything here is counted from their texts.
import type { Competitor, Recommendation, ResearchReply } from '@silosmith/contract';
import { stemsOf } from '@silosmith/language';
import type { PageReading } from './read-page.ts';

export interface ReadPage {
  readonly url: string;
  readonly reading: PageReading;
  readonly wordCount: number;
}

/** A topic counts as shared from this many pages on. */
const SHARED_BY = 2;
const MOST_LISTED = 12;
const MOST_RECOMMENDED_TOPICS = 5;
const MOST_RECOMMENDED_GAPS = 5;
/** Headings of more words are sentences: they are no topic. */
const MOST_TOPIC_STEMS = 6;

type Analysis = Pick<ResearchReply, 'contentAnalysis' | 'semanticInsights' | 'recommendations'>;

/** `keywords`: those that the page to be written is to serve. */
export function analysePages(
  pages: readonly ReadPage[],
  { keywords, language }: { readonly keywords: readonly string[]; readonly language: string },
): Analysis {
  const texts = pages.map(({ reading }) =>
    stemsIn([...reading.blocks, ...reading.headings.map(({ text }) => text)], language),
  );
  const topics = sharedTopics(pages, language);
  const answering = keywords.map((keyword) => {
    const stems = stemsOf(keyword, language);
    return { keyword, pages: texts.filter((text) => stems.every((stem) => text.has(stem))).length };
  });
  const unanswered = pages.length === 0 ? [] : answering.filter((found) => found.pages === 0);
  const scarce = answering.filter((found) => found.pages > 0 && found.pages * 2 < pages.length);
  const median = medianOf(pages.map(({ wordCount }) => wordCount));
  return {
    contentAnalysis: {
      competitors: pages.map((page, at) =>
        competitorOf(page, texts[at] ?? new Set(), { topics, pages, language }),
      ),
      medianWords: median,
    },
    semanticInsights: {
      contentGaps: unanswered.map(({ keyword }) => keyword),
      keywordOpportunities: scarce.map(({ keyword }) => keyword),
    },
    recommendations: [
      ...(median === null ? [] : [{ code: 'length', params: { words: median } } satisfies Recommendation]),
      ...topics
        .slice(0, MOST_RECOMMENDED_TOPICS)
        .map(({ topic, pages }): Recommendation => ({ code: 'topic', params: { topic, pages } })),
      ...unanswered
        .slice(0, MOST_RECOMMENDED_GAPS)
        .map(({ keyword }): Recommendation => ({ code: 'gap', params: { keyword } })),
    ],
  };
}

interface Topic {
  /** As the first page words it. */
  readonly topic: string;
  readonly stems: readonly string[];
  readonly pages: number;
}

/** Headings whose words two pages or more have in one heading each; most shared first. */
function sharedTopics(pages: readonly ReadPage[], language: string): Topic[] {
  const found = new Map<string, { topic: string; stems: string[]; pages: Set<string> }>();
  for (const { url, reading } of pages) {
    for (const heading of headingTexts(reading)) {
      const stems = [...new Set(stemsOf(heading, language))].toSorted();
      if (stems.length === 0 || stems.length > MOST_TOPIC_STEMS) continue;
      const key = stems.join(' ');
      const topic = found.get(key) ?? { topic: heading, stems, pages: new Set() };
      topic.pages.add(url);
      found.set(key, topic);
    }
  }
  return [...found.values()]
    .filter(({ pages }) => pages.size >= SHARED_BY)
    .map((topic) => ({ ...topic, pages: topic.pages.size }))
    .toSorted((a, b) => b.pages - a.pages)
    .slice(0, MOST_LISTED);
}

interface Field {
  readonly topics: readonly Topic[];
  readonly pages: readonly ReadPage[];
  readonly language: string;
}

function competitorOf(
  page: ReadPage,
  text: ReadonlySet<string>,
  { topics, pages, language }: Field,
): Competitor {
  const missing = topics.filter(({ stems }) => !stems.every((stem) => text.has(stem)));
  const others = new Set(
    pages.filter((other) => other !== page).flatMap(({ reading }) => stemKeys(reading, language)),
  );
  const own = headingTexts(page.reading).filter((heading) => !others.has(stemKey(heading, language)));
  return {
    title: page.reading.title,
    url: page.url,
    wordCount: page.wordCount,
    contentQuality:
      topics.length === 0 ? null : Math.round((100 * (topics.length - missing.length)) / topics.length),
    competitiveAdvantage: pages.length < SHARED_BY ? [] : own.slice(0, MOST_LISTED),
    contentGaps: missing.map(({ topic }) => topic),
  };
}

/** The title of a page is not one of its topics. */
const headingTexts = ({ headings }: PageReading): string[] =>
  headings.filter(({ level }) => level > 1).map(({ text }) => text);
const stemKey = (text: string, language: string): string =>
  [...new Set(stemsOf(text, language))].toSorted().join(' ');
const stemKeys = (reading: PageReading, language: string): string[] =>
  headingTexts(reading).map((heading) => stemKey(heading, language));
const stemsIn = (texts: readonly string[], language: string): Set<string> =>
  new Set(texts.flatMap((text) => stemsOf(text, language)));

function medianOf(figures: readonly number[]): number | null {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}
