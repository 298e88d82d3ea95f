import type { Page } from '@silosmith/contract';

/** What people search for on one page: the page's own keyword, the keywords that share it, and the groups that a part of it answers. */
export interface PageDemand {
  readonly keyword: string;
  /** Most searched first. */
  readonly variants: readonly string[];
  /** Most searched first; the first keyword of a section is its own. */
  readonly sections: readonly DemandSection[];
  /** Content language tag: whose word forms count as the same word. */
  readonly language: string;
}

export interface DemandSection {
  readonly heading: string;
  readonly keywords: readonly string[];
}

export function demandOf(page: Page, language: string): PageDemand {
  return {
    keyword: page.keyword,
    variants: page.variants.map(({ keyword }) => keyword),
    sections: (page.sections ?? []).map(({ heading, keyword, variants }) => ({
      heading,
      keywords: [keyword, ...variants.map((variant) => variant.keyword)],
    })),
    language,
  };
}

/** Every keyword of the page, each once: its own first. */
export function keywordsOf({ keyword, variants, sections }: PageDemand): string[] {
  return [...new Set([keyword, ...variants, ...sections.flatMap(({ keywords }) => keywords)])];
}
