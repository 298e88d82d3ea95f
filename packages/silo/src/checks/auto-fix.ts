// What would an automatic fix change? A preview of moves and merges with the document after them, to be applied or discarded whole.

import { NearestAnchor } from '../build/nearest-anchor.ts';
import type { EditResult } from '../edits/apply-edit.ts';
import { SiloDraft } from '../edits/silo-draft.ts';
import type { SiloDocument } from '../project/silo-and-table.ts';
import type { TokenIndex } from '../tokens/index.ts';
import { createPageTree, isPage } from '../tree/page-tree.ts';
import { checkSilo, createCheckContext, type SiloReport } from './check-silo.ts';
import type { CheckContext, SiloCheck, SiloFinding, TopicRepair } from './finding.ts';
import { changesOf, type FixChanges } from './fix-changes.ts';
import { SILO_CHECKS } from './index.ts';
import { COMPETING, keywordCannibalization } from './keyword-cannibalization.ts';
import { NEAR_IDENTICAL, NearIdentical } from './near-identical.ts';
import { placeUnplaced } from './place-unplaced.ts';
import { remainingRivalry } from './remaining-rivalry.ts';
import { structuralFaults } from './structural-faults.ts';
import { createJoinTools } from './topic-rivalry.ts';

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
  const tree = createPageTree(silo);
  const draft = new SiloDraft(document, index, tree);
  placeUnplaced(draft);
  const context = createCheckContext({ table, silo: draft.silo, index, tree });
  const tools = createJoinTools(index, COMPETING);
  const nearTools = createJoinTools(index, NEAR_IDENTICAL);
  const competing = competingByTopic(findings);
  const touched = new Set(findings.map(({ topic }) => topic));
  const nearest = new NearestAnchor(index);
  const remaining: SiloFinding[] = [];
  let passes = 0;
  for (const topic of [...touched].sort((a, b) => a - b)) {
    const pages = context.pagesOf(topic);
    const rivals = competing.get(topic) ?? [];
    const repair: TopicRepair = {
      draft,
      topic,
      nearest,
      // Only pages that were found competing can be.
      nearIdentical: new NearIdentical(nearTools, rowsOf(rivals)),
      careful: false,
      pages: presentPages(draft, pages),
    };
    const faultsBefore = (): number => structuralFaults(silo, tree, pages);
    const mended = mend(repair, faultsBefore);
    passes = Math.max(passes, mended.passes);
    remaining.push(...structuralFindings(repair, context));
    for (const finding of rivals) {
      remaining.push(...remainingRivalry({ table, silo: draft.silo, index }, tools, finding));
    }
  }
  const result = draft.finish();
  return { found: findings.length, remaining, passes, result, ...changesOf(document, result.patch) };
}

/** Those of the rows that are pages now; found anew only after a change. */
function presentPages(draft: SiloDraft, rows: Int32Array): () => Int32Array {
  let pages = rows;
  let version = -1;
  return () => {
    if (version !== draft.pageVersion) {
      version = draft.pageVersion;
      pages = pagesAmong(draft, rows);
    }
    return pages;
  };
}

function pagesAmong({ silo: { place } }: SiloDraft, rows: Int32Array): Int32Array {
  const pages = new Int32Array(rows.length);
  let count = 0;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] ?? 0;
    if (isPage(place[row])) pages[count++] = row;
  }
  return pages.subarray(0, count);
}

/** Topic → the groups of its pages that compete. */
function competingByTopic(findings: readonly SiloFinding[]): Map<number, SiloFinding[]> {
  const byTopic = new Map<number, SiloFinding[]>();
  for (const finding of findings) {
    if (finding.type !== keywordCannibalization.id) continue;
    const known = byTopic.get(finding.topic);
    if (known) known.push(finding);
    else byTopic.set(finding.topic, [finding]);
  }
  return byTopic;
}

/** Rows of all findings, ascending. */
function rowsOf(findings: readonly SiloFinding[]): Int32Array {
  const rows = new Int32Array(findings.reduce((sum, finding) => sum + finding.rows.length, 0));
  let filled = 0;
  for (const finding of findings) {
    rows.set(finding.rows, filled);
    filled += finding.rows.length;
  }
  return rows.sort();
}

/** From the boldest to the most careful; the first that leaves the tree no more broken than it was is taken. */
const PLANS: readonly { readonly careful: boolean; readonly checks: readonly SiloCheck[] }[] = [
  { careful: false, checks: SILO_CHECKS },
  { careful: true, checks: SILO_CHECKS },
  { careful: true, checks: STRUCTURAL_CHECKS },
];

interface Mended {
  /** Passes that changed the topic; 0 where it is left as it was. */
  readonly passes: number;
  /** What is still broken in its tree. */
  readonly faults: number;
}

function mend(repair: TopicRepair, faultsBefore: () => number): Mended {
  const { draft } = repair;
  const start = draft.mark();
  for (const { careful, checks } of PLANS) {
    const mended = runPasses({ ...repair, careful }, checks);
    if (mended.faults === 0 || mended.faults <= faultsBefore()) return mended;
    draft.rollBack(start);
  }
  return { passes: 0, faults: faultsBefore() };
}

function runPasses(repair: TopicRepair, checks: readonly SiloCheck[]): Mended {
  const { draft, pages } = repair;
  let faults = -1;
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const mark = draft.mark();
    // Merging leaves nothing to merge: one pass of it is enough.
    for (const check of pass === 0 ? checks : STRUCTURAL_CHECKS) check.fix(repair);
    const isChanged = draft.mark() !== mark;
    if (isChanged || faults < 0) faults = structuralFaults(draft.silo, draft, pages());
    if (!isChanged) return { passes: pass, faults };
    if (faults === 0) return { passes: pass + 1, faults };
  }
  return { passes: MOST_PASSES, faults };
}

function structuralFindings(
  { draft, topic, pages }: TopicRepair,
  { table, index }: CheckContext,
): SiloFinding[] {
  const now: CheckContext = {
    table,
    silo: draft.silo,
    index,
    tree: {
      children: (row) => Int32Array.from(draft.children(row)),
      childCount: (row) => draft.childCount(row),
    },
    topics: Int32Array.of(topic),
    pagesOf: pages,
  };
  return STRUCTURAL_CHECKS.flatMap((check) => check.find(now));
}
