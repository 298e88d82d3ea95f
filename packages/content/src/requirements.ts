interface PageFigures {
  /** 1 pillar, 2 cluster, 3 sub-supporting. */
  readonly level: 1 | 2 | 3;
  /** 0 to 100, -1 unknown. */
  readonly difficulty: number;
}

const WORDS_BY_LEVEL = {
  1: { words: 3500, hardAbove: 80, hardWords: 4000 },
  2: { words: 2000, hardAbove: 70, hardWords: 2500 },
  3: { words: 1200, hardAbove: 60, hardWords: 1500 },
} as const;

/** Target word count by page level; more above the level's difficulty threshold. An unknown difficulty (-1) adds none. */
export function targetWords(page: PageFigures): number {
  const rule = WORDS_BY_LEVEL[page.level];
  return page.difficulty > rule.hardAbove ? rule.hardWords : rule.words;
}
