// Keywords of a page that its article answers, each with its place.
import { stemsOf } from '@silosmith/language';
import { textOf } from '../words.ts';
import { partsOf } from './article-parts.ts';
import { keywordsOf, type PageDemand } from './page-demand.ts';

export interface Coverage {
  /** H2 headings with the keywords that they or the text below them answer; a keyword is listed where it is answered best. */
  readonly sections: readonly CoveredSection[];
  /** The page's keywords answered by title, introduction or H1. */
  readonly introduction: readonly string[];
  readonly missing: readonly string[];
}

export interface CoveredSection {
  readonly heading: string;
  readonly keywords: readonly string[];
}

/**
 * A keyword is answered where every stem of it stands in one heading together with the page's own keyword, or in one block of
 * text (a paragraph, list item or table cell). Headings count before text, earlier parts before later ones.
 * O(words of the article + blocks that hold the rarest stem of each keyword).
 */
export function coverageOf(html: string, demand: PageDemand): Coverage {
  const { language } = demand;
  const own = stemsOf(demand.keyword, language);
  const parts = partsOf(html);
  const headings = createStemIndex(language);
  const texts = createStemIndex(language);
  parts.forEach(({ heading, html: body }, part) => {
    headings.add(heading, part);
    for (const line of textOf(body).split('\n')) texts.add(line, part);
  });
  const keywordsByPart = parts.map((): string[] => []);
  const missing: string[] = [];
  for (const keyword of keywordsOf(demand)) {
    const stems = stemsOf(keyword, language);
    const more = stems.filter((stem) => !own.includes(stem));
    const part =
      headings.partWith(stems) ?? (more.length > 0 ? headings.partWith(more) : null) ?? texts.partWith(stems);
    if (part === null) missing.push(keyword);
    else keywordsByPart[part]?.push(keyword);
  }
  const [introduction = [], ...bySection] = keywordsByPart;
  return {
    introduction,
    sections: bySection.map((keywords, at) => ({ heading: parts[at + 1]?.heading ?? '', keywords })),
    missing,
  };
}

interface StemIndex {
  add(text: string, part: number): void;
  /** The first part with a line that has all stems; null where none has, or there are no stems. */
  partWith(stems: readonly string[]): number | null;
}

function createStemIndex(language: string): StemIndex {
  const linesByStem = new Map<string, number[]>();
  const stemsByLine: ReadonlySet<string>[] = [];
  const partByLine: number[] = [];
  return {
    add(text, part) {
      const line = partByLine.push(part) - 1;
      // Function words are kept: a keyword may consist of them alone.
      const stems = new Set(stemsOf(text, language));
      stemsByLine.push(stems);
      for (const stem of stems) {
        const lines = linesByStem.get(stem);
        if (lines) lines.push(line);
        else linesByStem.set(stem, [line]);
      }
    },
    partWith(stems) {
      const lists = stems.map((stem) => linesByStem.get(stem) ?? []);
      const [first, ...others] = lists.toSorted((a, b) => a.length - b.length);
      if (first === undefined) return null;
      const found = first.find(
        (line) => others.length === 0 || stems.every((stem) => stemsByLine[line]?.has(stem)),
      );
      return found === undefined ? null : (partByLine[found] ?? null);
    },
  };
}
