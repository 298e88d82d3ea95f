// What does a check find? A code with parameters and the rows concerned; sentences stand in the message catalogue.
import type { KeywordTable, SiloIssue, SiloState } from '@silosmith/contract';
import type { NearestAnchor } from '../build/nearest-anchor.ts';
import type { SiloDraft } from '../edits/silo-draft.ts';
import type { TokenIndex } from '../tokens/index.ts';
import type { PageTree } from '../tree/page-tree.ts';
import type { NearIdentical } from './near-identical.ts';

export type CheckId = SiloIssue['type'];
/** `error`: the silo is broken; `warning`: something needs a decision; `information`: worth knowing, nothing is wrong. */
export type IssueSeverity = NonNullable<SiloIssue['severity']>;

/** One issue of specification 1 §5.4. Its sentences: `errors.silo.issues.<message>.description` and `.fix`. */
export interface SiloFinding {
  readonly type: CheckId;
  /** Key of the sentences; the type itself where a type has only one kind. */
  readonly message: string;
  /** Index into the silo's topics. */
  readonly topic: number;
  /** Rows of the pages concerned. */
  readonly rows: Int32Array;
  /** Of competing pages, beside the rows: with how many of the others each competes; where it is known. */
  readonly rivals?: Int32Array;
  /** `count`, `topic` and the keywords the sentences name (`example`, `other`, `pillar`). */
  readonly params: Readonly<Record<string, string | number>>;
}

/** What a check reads: a silo at rest, or one that is being mended. */
export interface CheckContext {
  readonly table: KeywordTable;
  readonly silo: SiloState;
  readonly index: TokenIndex;
  readonly tree: Pick<PageTree, 'children' | 'childCount'>;
  /** Topics to look at, ascending. */
  readonly topics: Int32Array;
  /** Pages of a topic, in row order. */
  pagesOf(topic: number): Int32Array;
}

/** One topic while it is being mended; what is read is always its present state. */
export interface TopicRepair {
  readonly draft: SiloDraft;
  readonly topic: number;
  /** Working memory, one for all topics. */
  readonly nearest: NearestAnchor;
  /** Among the pages that were found competing: those that are nearly the same. */
  readonly nearIdentical: NearIdentical;
  /** Leave out what would thin the tree. */
  readonly careful: boolean;
  /** Pages the topic has now, in row order. */
  pages(): Int32Array;
}

export interface SiloCheck {
  readonly id: CheckId;
  readonly severity: IssueSeverity;
  /** All issues of this kind in the context's topics, topic by topic. */
  find(context: CheckContext): SiloFinding[];
  /** Mends what can be mended of them in one topic; touches no pinned page, and moves none to a parent that it resembles less. */
  fix(repair: TopicRepair): void;
}
