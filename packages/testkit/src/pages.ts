import { PAGE_TYPES, type Page } from '@silosmith/contract';

/** A page of level 1 by default; children derive level, topic and parent from their position. */
export function pageOf(keyword: string, overrides: Partial<Page> = {}): Page {
  const level = overrides.level ?? 1;
  const topic = overrides.topic ?? keyword;
  const page: Page = {
    id: `page-${keyword.replaceAll(' ', '-')}`,
    keyword,
    topic,
    pageType: pageTypeOf(level),
    level,
    volume: 1000,
    difficulty: 30,
    totalVolume: 1000,
    score: 25.5,
    scoreEstimated: false,
    opportunityScore: 60,
    relevance: 50,
    businessValue: 50,
    intent: ['Informational'],
    parentKeyword: null,
    isFavorite: false,
    isCompleted: false,
    variants: [],
    why: {
      reason: level === 1 ? 'pillarHeuristic' : level === 2 ? 'clusterByScore' : 'childByOverlap',
      parent: null,
      similarity: level === 1 ? 0 : 0.5,
      sharedWords: [],
      sharedResults: [],
      runnerUp: null,
    },
    children: [],
    ...overrides,
  };
  return { ...page, children: page.children.map((child) => childOf(page, child)) };
}

function pageTypeOf(level: 1 | 2 | 3): Page['pageType'] {
  return PAGE_TYPES[level === 1 ? 0 : level === 2 ? 1 : 2];
}

function childOf(parent: Page, child: Page): Page {
  const level = parent.level === 1 ? 2 : 3;
  const placed: Page = {
    ...child,
    level,
    topic: parent.topic,
    pageType: pageTypeOf(level),
    parentKeyword: parent.keyword,
    why: { ...child.why, reason: level === 2 ? 'clusterByScore' : 'childByOverlap', parent: parent.keyword },
  };
  return { ...placed, children: placed.children.map((grandchild) => childOf(placed, grandchild)) };
}
