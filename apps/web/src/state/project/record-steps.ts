// Removal of a page's records as undo steps, each with its body before and after.
import { type PageId, RECORD_KINDS, type RecordKind, sameBody } from '@silosmith/contract';
import { RECORD_MAPS, type RecordChange, withRecords } from '@silosmith/sync';
import type { OpenProject } from './open-project.ts';

export interface RecordStep {
  readonly kind: RecordKind;
  readonly key: PageId;
  /** Null: there is none. */
  readonly before: unknown;
  readonly after: unknown;
}

const bodyOf = (project: OpenProject, { kind, key }: Pick<RecordStep, 'kind' | 'key'>): unknown =>
  project[RECORD_MAPS[kind]].get(key) ?? null;

/** All that is stored of the page, removed. */
export function removalOf(project: OpenProject, key: PageId): RecordStep[] {
  return RECORD_KINDS.map((kind) => ({
    kind,
    key,
    before: bodyOf(project, { kind, key }),
    after: null,
  })).filter(({ before }) => before !== null);
}

/** Changes that lead to one side of the steps. A record that has changed since is left: what is newer is not written over. */
export function changesTo(
  side: 'before' | 'after',
  project: OpenProject,
  steps: readonly RecordStep[],
): RecordChange[] {
  const other = side === 'before' ? 'after' : 'before';
  return steps
    .filter((step) => sameBody(step.kind, bodyOf(project, step), step[other]))
    .map(({ kind, key, [side]: body }) => ({ kind, key, body }));
}

export function withChanges<Project extends OpenProject>(
  project: Project,
  changes: readonly RecordChange[],
): Project {
  return changes.length === 0 ? project : withRecords(project, changes);
}

/** Settings as they are before a step that changes these. */
export function settingsOf(project: OpenProject, names: readonly string[]): Partial<OpenProject> {
  // What a project has none of yet: no list of ignored issues or of research that is done, no embedding model, no site.
  const whole = { ignoredIssues: [], researchDone: [], meaning: undefined, site: undefined, ...project };
  return Object.fromEntries(Object.entries(whole).filter(([name]) => names.includes(name)));
}
