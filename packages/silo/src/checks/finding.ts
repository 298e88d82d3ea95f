// A check finds issues and may fix them. An issue is a code with parameters and rows; its sentences are in the message catalogue.
import type { KeywordTable, SiloIssue, SiloState } from '@silosmith/contract';
import type { SiloDraft } from '../edits/silo-draft.ts';
import type { TokenIndex } from '../tokens/index.ts';
import type { PageTree } from '../tree/page-tree.ts';

export type CheckId = SiloIssue['type'];
/** `error`: the silo is broken; `warning`: something needs a decision; `information`: worth knowing, nothing is wrong. */
export type IssueSeverity = NonNullable<SiloIssue['severity']>;

/** One issue. Its sentences: `errors.silo.issues.<message>.description` and `.fix`. */
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

/** What a check reads: a silo, or the draft of a fix. */
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

/** One topic while it is being fixed; reads give its present state. */
export interface TopicRepair {
  readonly draft: SiloDraft;
  readonly topic: number;
  /** Leave out what would thin the tree. */
  readonly careful: boolean;
  /** Pages whose fix the user does not want. */
  readonly left: ReadonlySet<number>;
  /** Pages the topic has now, in row order. */
  pages(): Int32Array;
}

/** Touches no pinned page, and moves none to a parent that it resembles less. */
export type MendTopic = (repair: TopicRepair) => void;

/** The fix of a check during one run of the automatic fix, with the working memory that all topics share. */
export interface Mender {
  /** `findings`: the check's own of one topic, before any fix. Used until the next topic is asked for. */
  forTopic(findings: readonly SiloFinding[]): MendTopic;
  /** What is left of the findings of one topic; absent: the check looks again. */
  remaining?(now: CheckContext, findings: readonly SiloFinding[]): SiloFinding[];
}

export interface CheckFix {
  /**
   * The fix makes variants of pages. It runs in the first pass alone, since merging leaves nothing to merge, and is what is
   * given up where it would leave the tree more broken than it was.
   */
  readonly merges: boolean;
  start(index: TokenIndex): Mender;
}

/** What is counted to tell how broken the tree of a topic is. */
export type FaultSource = Pick<SiloState, 'place' | 'parent'>;

export interface SiloCheck {
  readonly id: CheckId;
  readonly severity: IssueSeverity;
  /** All issues of this kind in the context's topics, topic by topic. */
  find(context: CheckContext): SiloFinding[];
  /** Absent where the issues need a decision. */
  readonly fix?: CheckFix;
  /** How much is wrong among the pages of one topic; a fix must not raise the sum over all checks. Absent: nothing structural. */
  faults?(silo: FaultSource, tree: { childCount(row: number): number }, pages: Int32Array): number;
}

/** Faults of a page without its place: it outweighs any number of thin ones, which are information. */
export const GRAVE_FAULT = 2 ** 24;
