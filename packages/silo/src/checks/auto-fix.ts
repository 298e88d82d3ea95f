// The automatic fix: a preview of moves and merges with the document after them, to be applied or discarded whole.

import type { SiloDocument } from '../document/silo-and-table.ts';
import type { EditResult } from '../edits/apply-edit.ts';
import { SiloDraft } from '../edits/silo-draft.ts';
import type { TokenIndex } from '../tokens/index.ts';
import { createPageTree, isPage } from '../tree/page-tree.ts';
import { checkSilo, createCheckContext, type SiloReport } from './check-silo.ts';
import type { CheckContext, Mender, MendTopic, SiloCheck, SiloFinding, TopicRepair } from './finding.ts';
import { changesOf, type FixChanges } from './fix-changes.ts';
import { type FixItem, fixItemsOf } from './fix-items.ts';
import { SILO_CHECKS } from './index.ts';
import { placeUnplaced } from './place-unplaced.ts';
import { structuralFaults } from './structural-faults.ts';

/** Passes over one topic at most. */
const MOST_PASSES = 5;

export interface FixOptions {
  /** What `checkSilo` said of the document, where the caller has it. */
  readonly report?: SiloReport;
  /** Rows that keep their place. */
  readonly left?: Iterable<number>;
}

export interface FixPreview extends FixChanges {
  /** The changes one by one, with their reasons. */
  readonly items: readonly FixItem[];
  /** Issues before the fix. */
  readonly found: number;
  /** Issues that a fix cannot resolve; none of them is new. */
  readonly remaining: readonly SiloFinding[];
  /** Passes that changed something, of the topic that needed most. */
  readonly passes: number;
  /** The fix as one edit: apply it by taking the document, discard it by not doing so. */
  readonly result: EditResult;
}

/**
 * Fixes what the checks found, topic by topic; only topics with issues are visited. Where merging would thin the
 * tree, fewer pages are merged or none; where every fix would add an issue, the topic is left as it was. Merged keywords stay as variants of the page they joined.
 */
export function autoFix(document: SiloDocument, index: TokenIndex, options: FixOptions = {}): FixPreview {
  const { table, silo } = document;
  const { findings } = options.report ?? checkSilo(table, silo, index);
  const left = new Set(options.left);
  const tree = createPageTree(silo);
  const draft = new SiloDraft(document, index, tree);
  placeUnplaced(draft, left);
  const context = createCheckContext({ table, silo: draft.silo, index, tree });
  const menders = SILO_CHECKS.map((check): CheckMender => ({ check, mender: check.fix?.start(index) }));
  const byTopic = findingsByTopic(findings);
  const remaining: SiloFinding[] = [];
  let passes = 0;
  for (const [topic, found] of byTopic) {
    const pages = context.pagesOf(topic);
    const repair: TopicRepair = { draft, topic, careful: false, left, pages: presentPages(draft, pages) };
    const faultsBefore = (): number => structuralFaults(silo, tree, pages);
    const mended = mend(repair, fixesFor(menders, found), faultsBefore);
    passes = Math.max(passes, mended.passes);
    remaining.push(...remainingFindings(repair, context, menders, found));
  }
  const result = draft.finish();
  const changes = changesOf(document, result.patch);
  const items = fixItemsOf(document, changes, index);
  return { found: findings.length, remaining, passes, result, items, ...changes };
}

/** Those of the rows that are pages now; recomputed only after a change. */
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

/** Topic → its findings by check; topics ascending. */
function findingsByTopic(findings: readonly SiloFinding[]): Map<number, FoundByCheck> {
  const byTopic = new Map<number, Map<string, SiloFinding[]>>();
  for (const finding of [...findings].sort((a, b) => a.topic - b.topic)) {
    const found = byTopic.get(finding.topic) ?? new Map<string, SiloFinding[]>();
    byTopic.set(finding.topic, found);
    const ofCheck = found.get(finding.type);
    if (ofCheck) ofCheck.push(finding);
    else found.set(finding.type, [finding]);
  }
  return byTopic;
}

type FoundByCheck = ReadonlyMap<string, readonly SiloFinding[]>;

interface CheckMender {
  readonly check: SiloCheck;
  /** Undefined: the check has no fix. */
  readonly mender: Mender | undefined;
}

interface TopicFix {
  readonly merges: boolean;
  readonly mend: MendTopic;
}

/** In the order of the checks. */
function fixesFor(menders: readonly CheckMender[], found: FoundByCheck): TopicFix[] {
  return menders.flatMap(({ check, mender }) => {
    const mend = mender?.forTopic(found.get(check.id) ?? []);
    return mend ? [{ merges: check.fix?.merges ?? false, mend }] : [];
  });
}

const withoutMerging = (fixes: readonly TopicFix[]): TopicFix[] => fixes.filter(({ merges }) => !merges);

/** From the boldest to the most careful; the first that leaves the tree no more broken than it was is taken. */
const plansOf = (fixes: readonly TopicFix[]): readonly { careful: boolean; fixes: readonly TopicFix[] }[] => [
  { careful: false, fixes },
  { careful: true, fixes },
  { careful: true, fixes: withoutMerging(fixes) },
];

interface Mended {
  /** Passes that changed the topic; 0 where it is left as it was. */
  readonly passes: number;
  /** What is still broken in its tree. */
  readonly faults: number;
}

function mend(repair: TopicRepair, fixes: readonly TopicFix[], faultsBefore: () => number): Mended {
  const { draft } = repair;
  const start = draft.mark();
  for (const plan of plansOf(fixes)) {
    const mended = runPasses({ ...repair, careful: plan.careful }, plan.fixes);
    if (mended.faults === 0 || mended.faults <= faultsBefore()) return mended;
    draft.rollBack(start);
  }
  return { passes: 0, faults: faultsBefore() };
}

function runPasses(repair: TopicRepair, fixes: readonly TopicFix[]): Mended {
  const { draft, pages } = repair;
  const later = withoutMerging(fixes);
  let faults = -1;
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const mark = draft.mark();
    for (const fix of pass === 0 ? fixes : later) fix.mend(repair);
    const isChanged = draft.mark() !== mark;
    if (isChanged || faults < 0) faults = structuralFaults(draft.silo, draft, pages());
    if (!isChanged) return { passes: pass, faults };
    if (faults === 0) return { passes: pass + 1, faults };
  }
  return { passes: MOST_PASSES, faults };
}

/** What is left of the findings of a topic, in the order of the checks. */
function remainingFindings(
  { draft, topic, pages }: TopicRepair,
  { table, index }: CheckContext,
  menders: readonly CheckMender[],
  found: FoundByCheck,
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
  return menders.flatMap(({ check, mender }) =>
    mender?.remaining ? mender.remaining(now, found.get(check.id) ?? []) : check.find(now),
  );
}
