// What would an automatic fix change? A preview of moves and merges with the document after them, to be applied or discarded whole.

import { NearestAnchor } from '../build/nearest-anchor.ts';
import type { EditResult } from '../edits/apply-edit.ts';
import { SiloDraft } from '../edits/silo-draft.ts';
import type { SiloDocument } from '../project/silo-and-table.ts';
import type { TokenIndex } from '../tokens/index.ts';
import { isPage } from '../tree/page-tree.ts';
import { checkSilo, createCheckContext, type SiloReport } from './check-silo.ts';
import type { CheckContext, SiloCheck, SiloFinding, TopicRepair } from './finding.ts';
import { changesOf, type FixChanges } from './fix-changes.ts';
import { SILO_CHECKS } from './index.ts';
import { COMPETING, findingOf, keywordCannibalization } from './keyword-cannibalization.ts';
import { placeUnplaced } from './place-unplaced.ts';
import { structuralFaults } from './structural-faults.ts';
import { createJoinTools, TopicRivalry } from './topic-rivalry.ts';

/** Passes over one topic at most (specification 1 §9.3). */
const MOST_PASSES = 5;
const STRUCTURAL_CHECKS = SILO_CHECKS.filter((check) => check !== keywordCannibalization);

export interface FixPreview extends FixChanges {
  /** Issues before the fix. */
  readonly found: number;
  /** Issues that a fix cannot mend; none of them is new. */
  readonly remaining: readonly SiloFinding[];
  /** Passes that changed something, of the topic that needed most. */
  readonly passes: number;
  /** The fix as one edit: apply it by taking the document, discard it by not doing so. */
  readonly result: EditResult;
}

/**
 * Mends topic by topic what the checks found; only topics with issues are looked at. Where merging would thin the
 * tree, fewer pages are merged or none; where every fix would add an issue, the topic is left as it was. Merged keywords stay as variants of the page they joined.
 * `report`: what `checkSilo` said of the document, where the caller has it.
 */
export function autoFix(document: SiloDocument, index: TokenIndex, report?: SiloReport): FixPreview {
  const { table, silo } = document;
  const { findings } = report ?? checkSilo(table, silo, index);
  const draft = new SiloDraft(document, index);
  placeUnplaced(draft);
  const context = createCheckContext(table, draft.silo, index);
  const tools = createJoinTools(index, COMPETING);
  const competing = competingRows(findings);
  const touched = new Set(findings.map(({ topic }) => topic));
  const nearest = new NearestAnchor(index);
  const remaining: SiloFinding[] = [];
  let passes = 0;
  for (const topic of [...touched].sort((a, b) => a - b)) {
    const pages = context.pagesOf(topic);
    // Only pages that were found competing can be near-identical.
    const rivalry = new TopicRivalry(tools, competing.get(topic) ?? new Int32Array(0));
    const repair: TopicRepair = {
      draft,
      topic,
      nearest,
      rivalry,
      careful: false,
      pages: presentPages(draft, pages),
    };
    passes = Math.max(passes, mend(repair));
    remaining.push(...remainingOf(repair, context));
  }
  const result = draft.finish();
  return { found: findings.length, remaining, passes, result, ...changesOf(document, result.patch) };
}

/** Those of the rows that are pages now; found anew only after a change. */
function presentPages(draft: SiloDraft, rows: Int32Array): () => Int32Array {
  let pages = rows;
  let version = -1;
  return () => {
    if (version !== draft.version) {
      version = draft.version;
      pages = rows.filter((row) => isPage(draft.silo.place[row]));
    }
    return pages;
  };
}

/** Topic → its pages that compete, ascending. */
function competingRows(findings: readonly SiloFinding[]): Map<number, Int32Array> {
  const rows = new Map<number, number[]>();
  for (const finding of findings) {
    if (finding.type !== keywordCannibalization.id) continue;
    const list = rows.get(finding.topic) ?? [];
    for (const row of finding.rows) list.push(row);
    rows.set(finding.topic, list);
  }
  return new Map([...rows].map(([topic, list]) => [topic, Int32Array.from(list).sort()]));
}

/** From the boldest to the most careful; the first that leaves the tree no more broken than it was is taken. */
const PLANS: readonly { readonly careful: boolean; readonly checks: readonly SiloCheck[] }[] = [
  { careful: false, checks: SILO_CHECKS },
  { careful: true, checks: SILO_CHECKS },
  { careful: true, checks: STRUCTURAL_CHECKS },
];

/** Passes that changed the topic; 0 where it is left as it was. */
function mend(repair: TopicRepair): number {
  const { draft } = repair;
  const start = draft.mark();
  const before = structuralFaults(draft, repair.pages());
  for (const { careful, checks } of PLANS) {
    const passes = runPasses({ ...repair, careful }, checks);
    if (structuralFaults(draft, repair.pages()) <= before) return passes;
    draft.rollBack(start);
  }
  return 0;
}

function runPasses(repair: TopicRepair, checks: readonly SiloCheck[]): number {
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const mark = repair.draft.mark();
    // Merging leaves nothing to merge: one pass of it is enough.
    for (const check of pass === 0 ? checks : STRUCTURAL_CHECKS) check.fix(repair);
    if (repair.draft.mark() === mark) return pass;
  }
  return MOST_PASSES;
}

function remainingOf(
  { draft, topic, rivalry, pages }: TopicRepair,
  { table, index }: CheckContext,
): SiloFinding[] {
  const { silo } = draft;
  const now: CheckContext = {
    table,
    silo,
    index,
    tree: { children: (row) => Int32Array.from(draft.children(row)) },
    topics: Int32Array.of(topic),
    pagesOf: pages,
  };
  // The join is not run again: merging pages makes no new pairs.
  const competing = rivalry.groups((row) => isPage(silo.place[row]), silo.score);
  return [
    ...STRUCTURAL_CHECKS.flatMap((check) => check.find(now)),
    ...competing.map((group) => findingOf(table, silo, topic, group)),
  ];
}
