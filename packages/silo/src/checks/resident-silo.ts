// Keeps document and token index in memory: a patch updates both, and only the topics it touches are checked.
import type { PlacementWhy } from '@silosmith/contract';
import type { SiloDocument } from '../document/silo-and-table.ts';
import type { EditResult } from '../edits/apply-edit.ts';
import { redo, undo } from '../edits/apply-patch.ts';
import type { DocumentPatch } from '../edits/patch.ts';
import { resizePlan } from '../rebuild/resize-plan.ts';
import { buildTokenIndex } from '../tokens/index.ts';
import { LiveIndex } from '../tokens/live-index.ts';
import { createPageTree } from '../tree/page-tree.ts';
import { placementOf } from '../why/explain-placement.ts';
import { type FitCase, fitCaseOf } from '../why/fit-case.ts';
import { createCheckContext, isComplete, type SiloReport } from './check-silo.ts';
import type { CheckContext, SiloFinding } from './finding.ts';
import { SILO_CHECKS } from './index.ts';
import { oversizedPages } from './oversized-pages.ts';
import type { ReportPart } from './report-part.ts';
import { severityOf } from './severity-of.ts';

/** What is known of a topic. */
const STANDING = { unused: 0, incomplete: 1, complete: 2 } as const;

export type PatchDirection = 'undo' | 'redo';

/** The document and the index of a silo, for as long as it is worked on. */
export class ResidentSilo {
  private held: SiloDocument;
  private readonly live: LiveIndex;
  /** By topic: STANDING. */
  private standing = new Uint8Array(0);
  /** Topics of which something is wrong. */
  private readonly faulty = new Set<number>();

  constructor(held: SiloDocument) {
    this.held = held;
    this.live = new LiveIndex(buildTokenIndex(held.table, held.language), held.language);
  }

  /** All checks over all topics. */
  check(): SiloReport {
    return this.look();
  }

  /** Applies a patch that follows on what the document is now, and checks the topics it touches. */
  change(patch: DocumentPatch, direction: PatchDirection): ReportPart {
    this.held = (direction === 'undo' ? undo : redo)(this.held, patch);
    this.live.follow(
      this.held.table,
      patch.renamed.map(({ row }) => row),
    );
    const topics = patch.touchedTopics;
    return { topics, order: SILO_CHECKS.map(({ id }) => id), ...this.look(topics) };
  }

  /** The document with a plan of another size; what is kept here stays as it is. */
  resized(size: number): EditResult {
    return resizePlan(this.held, this.live.index, size);
  }

  why(row: number): PlacementWhy {
    return placementOf(this.held.table, this.held.silo, this.live.index, row);
  }

  /** With the patches so far; it is not changed, but replaced. */
  get document(): SiloDocument {
    return this.held;
  }

  /** What speaks for the place of a row, and for the one that came second. */
  fit(row: number): FitCase {
    return fitCaseOf(this.held.table, this.held.silo, this.live.index, row);
  }

  /** What is found in the topics, and what is true of the whole silo then. */
  private look(topics?: Int32Array): SiloReport {
    const { table, silo } = this.held;
    const source = { table, silo, index: this.live.index, tree: createPageTree(silo) };
    const context = createCheckContext(source, topics);
    const findings = SILO_CHECKS.flatMap((check) => check.find(context));
    this.note(context, findings, topics);
    return {
      valid: this.faulty.size === 0,
      findings,
      oversized: oversizedPages(context),
      completionRate: this.completionRate(),
    };
  }

  private note(context: CheckContext, findings: readonly SiloFinding[], topics?: Int32Array): void {
    if (topics === undefined) this.faulty.clear();
    for (const topic of topics ?? []) this.faulty.delete(topic);
    for (const finding of findings) {
      if (severityOf(finding) !== 'information') this.faulty.add(finding.topic);
    }
    const before = this.standing;
    this.standing = new Uint8Array(context.silo.topics.length);
    if (topics !== undefined) {
      this.standing.set(before.subarray(0, this.standing.length));
      for (const topic of topics) this.standing[topic] = STANDING.unused;
    }
    for (const topic of context.topics) {
      this.standing[topic] = isComplete(context, topic) ? STANDING.complete : STANDING.incomplete;
    }
  }

  private completionRate(): number {
    let used = 0;
    let complete = 0;
    for (const standing of this.standing) {
      if (standing !== STANDING.unused) used++;
      if (standing === STANDING.complete) complete++;
    }
    return used === 0 ? 0 : complete / used;
  }
}
