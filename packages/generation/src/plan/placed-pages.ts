import type { Page } from '@silosmith/contract';
import { createRelatedElsewhere } from './related-elsewhere.ts';

/** A page with the pages above and beside it; `pillar` and `parent` are null for a pillar. */
export interface PlacedPage {
  readonly page: Page;
  readonly pillar: Page | null;
  readonly parent: Page | null;
  /** The parent's other children, beginning with the one after this page, so that links spread over all of them. */
  readonly siblings: readonly Page[];
  /** Of a pillar: the pillar after it, if one of the two has no page below it and would stand unlinked. */
  readonly nextPillar: Page | null;
  /** A page of another topic that is about much the same, if there is one. */
  readonly elsewhere: (language: string) => Page | null;
}

/** Every page of a nested silo with its surroundings, in outline order. */
export function placedPagesOf(pages: readonly Page[]): PlacedPage[] {
  const readers = new Map<string, (page: Page) => Page | null>();
  const elsewhereOf = (page: Page, language: string): Page | null => {
    const reader = readers.get(language) ?? createRelatedElsewhere(pages, language);
    readers.set(language, reader);
    return reader(page);
  };
  const walk = (page: Page, pillar: Page | null, parent: Page | null): PlacedPage[] => {
    const here = {
      ...{ page, pillar, parent, nextPillar: parent ? null : nextPillarOf(page, pages) },
      elsewhere: (language: string) => elsewhereOf(page, language),
      /** Made when it is asked for: the lists of all pages below one pillar would be as long as their number squared. */
      get siblings() {
        return siblingsOf(page, parent);
      },
    };
    return [here, ...page.children.flatMap((child) => walk(child, pillar ?? page, page))];
  };
  return pages.flatMap((page) => walk(page, null, null));
}

function siblingsOf(page: Page, parent: Page | null): Page[] {
  if (parent === null) return [];
  const at = parent.children.indexOf(page);
  return [...parent.children.slice(at + 1), ...parent.children.slice(0, Math.max(0, at))];
}

function nextPillarOf(page: Page, pillars: readonly Page[]): Page | null {
  const next = pillars[(pillars.indexOf(page) + 1) % pillars.length];
  if (next === undefined || next === page) return null;
  return page.children.length === 0 || next.children.length === 0 ? next : null;
}
