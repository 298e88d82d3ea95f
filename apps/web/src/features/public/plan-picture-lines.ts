// Lines of the plan that Silosmith makes of its sample keywords; a test builds it and compares.

export interface PictureLine {
  readonly kind: 'topic' | 'pillar' | 'cluster' | 'section';
  readonly text: string;
  /** Searches a month, of the sample. */
  readonly demand: number;
  /** Of a topic; 0 for other lines. */
  readonly pages: number;
}

export const PICTURE_FACTS = { keywords: 59, pages: 11 };

export const PICTURE_LINES: readonly PictureLine[] = [
  { kind: 'topic', text: 'Coffee grinder', demand: 117900, pages: 4 },
  { kind: 'pillar', text: 'coffee grinder', demand: 82700, pages: 0 },
  { kind: 'cluster', text: 'burr coffee grinder', demand: 17200, pages: 0 },
  { kind: 'section', text: 'burr vs blade grinder', demand: 2400, pages: 0 },
  { kind: 'cluster', text: 'manual coffee grinder', demand: 9900, pages: 0 },
  { kind: 'cluster', text: 'electric coffee grinder', demand: 8100, pages: 0 },
  { kind: 'topic', text: 'Pour over coffee', demand: 51700, pages: 2 },
  { kind: 'pillar', text: 'pour over coffee', demand: 36900, pages: 0 },
  { kind: 'section', text: 'pour over coffee ratio', demand: 5400, pages: 0 },
  { kind: 'section', text: 'how to make pour over coffee', demand: 4400, pages: 0 },
  { kind: 'cluster', text: 'pour over coffee maker', demand: 14800, pages: 0 },
];
