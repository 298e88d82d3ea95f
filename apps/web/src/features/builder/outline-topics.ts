// Topic lines of the outline: one per topic, and a common one for all topics of a single page, since a heading each would double the list.

/** What heads of topics are made of. */
export interface TopicPages {
  /** By row. */
  readonly topic: ArrayLike<number>;
  /** Pages of a topic, shown or not. */
  pages(topic: number): number;
  /** By row: 1 for what passes the filters. Pages above those are shown and not counted. */
  readonly passed: ArrayLike<number>;
}

/** All topics of one page together; -1 is no topic. */
export const LONE_TOPICS = -2;

export const lineOfTopic = (topic: number): number => -4 - topic;
export const topicOfLine = (line: number): number => -4 - line;

export interface TopicHead {
  /** Takes the place of a page's row. */
  readonly line: number;
  /** Those shown, in the order of the filters. */
  readonly pillars: Int32Array;
}

export class TopicHeads {
  /** In the order of their first pillars, the topics of one page last. */
  readonly list: readonly TopicHead[];
  private readonly topics: TopicPages | undefined;
  private readonly children: (row: number) => Int32Array;
  private readonly byLine: ReadonlyMap<number, TopicHead>;

  /** `pillars`, `children`: of what is shown. Without `topics` there are no heads. */
  constructor(topics: TopicPages | undefined, pillars: Int32Array, children: (row: number) => Int32Array) {
    this.topics = topics;
    this.children = children;
    this.list = topics === undefined ? [] : headsOf(pillars, topics);
    this.byLine = new Map(this.list.map((head) => [head.line, head]));
  }

  /** Pages of the head that pass the filters. */
  shown(line: number): number {
    const { topics } = this;
    const count = (row: number, level: number): number => {
      const own = topics?.passed[row] === 1 ? 1 : 0;
      if (level === 3) return own;
      return this.children(row).reduce((sum, child) => sum + count(child, level + 1), own);
    };
    return this.byLine.get(line)?.pillars.reduce((sum, row) => sum + count(row, 1), 0) ?? 0;
  }

  /** Pillars under the same head; null without heads. */
  siblings(pillar: number): number | null {
    const { topics } = this;
    if (topics === undefined) return null;
    const head =
      this.byLine.get(lineOfTopic(topics.topic[pillar] ?? -1)) ?? this.byLine.get(lineOfTopic(LONE_TOPICS));
    return head?.pillars.length ?? null;
  }
}

function headsOf(pillars: Int32Array, { topic, pages }: TopicPages): TopicHead[] {
  const isLone = (of: number): boolean => pages(of) === 1;
  const lone = pillars.filter((row) => isLone(topic[row] ?? -1)).length;
  const byHead = new Map<number, number[]>();
  for (const row of pillars) {
    const of = topic[row] ?? -1;
    const head = lone > 1 && isLone(of) ? LONE_TOPICS : of;
    const known = byHead.get(head);
    if (known) known.push(row);
    else byHead.set(head, [row]);
  }
  const alone = byHead.get(LONE_TOPICS);
  if (alone !== undefined) {
    // What stands by itself is looked at last, however much one of its pages is searched for.
    byHead.delete(LONE_TOPICS);
    byHead.set(LONE_TOPICS, alone);
  }
  return [...byHead].map(([head, rows]) => ({ line: lineOfTopic(head), pillars: Int32Array.from(rows) }));
}
