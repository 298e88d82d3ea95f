// The open project and what can be done with it: screens read `projectStore` (hook: useProject) and call the functions below.
//
// Every function changes memory at once and the disk right after; promises resolve when the change is on disk in IndexedDB.
// The server follows by itself (sync-engine.ts). Nothing here knows React.

import {
  type Filters,
  type ImportedProject,
  type PageId,
  SINGLE_KEYS,
  settingsBody,
} from '@silosmith/contract';
import { Fault, type FaultShape, fromFaultShape, toFaultShape } from '@silosmith/kernel';
import type { EditResult } from '@silosmith/silo';
import {
  changesOfImport,
  type KeyOfRecord,
  type ProjectRecordKind,
  type RecordBodies,
  type RecordChange,
  withRecord,
} from '@silosmith/sync';
import { createStore } from 'zustand/vanilla';
import type { ProjectBackend, ProjectListing } from './backend-port.ts';
import type { EditOptions } from './edit-options.ts';
import { freeNameAmong } from './free-name.ts';
import type { OpenProject, UndoStep } from './open-project.ts';
import { projectOfImport } from './project-rows.ts';
import { changesTo, removalOf, settingsOf, withChanges } from './record-steps.ts';

/** `status` 'loading' only while a project is being looked up or opened; guards show a spinner then. */
export interface ProjectState {
  readonly status: 'loading' | 'none' | 'open' | 'failed';
  /** Non-null exactly when status is 'open'. */
  readonly project: OpenProject | null;
  /** Non-null exactly when status is 'failed'. */
  readonly fault: FaultShape | null;
}

export const projectStore = createStore<ProjectState>(() => ({
  status: 'loading',
  project: null,
  fault: null,
}));

let backend: ProjectBackend | null = null;
let opening = 0;

export function setProjectBackend(next: ProjectBackend | null): void {
  backend = next;
  opening += 1;
  projectStore.setState({ status: next === null ? 'none' : 'loading', project: null, fault: null });
}

function services(): ProjectBackend {
  if (backend === null) {
    const { fault } = projectStore.getState();
    // The local data could not be opened: that is what stands in the way.
    throw fault === null ? new Fault('web.signed-out', { recovery: ['sign-in'] }) : fromFaultShape(fault);
  }
  return backend;
}

function current(): OpenProject {
  const { project } = projectStore.getState();
  if (project === null) throw new Fault('web.no-project', { severity: 'high' });
  return project;
}

function show(project: OpenProject): void {
  projectStore.setState({ status: 'open', project, fault: null });
}

// --- Opening and closing ---

/** Opens a project of this user. Resolves false, with status 'none', where it does not exist; a fault ends in status 'failed'. */
export async function openProject(id: string): Promise<boolean> {
  opening += 1;
  const mine = opening;
  projectStore.setState({ status: 'loading', project: null, fault: null });
  try {
    const project = await services().load(id);
    if (mine !== opening) return false;
    if (project === null) {
      services().remember(null);
      projectStore.setState({ status: 'none', project: null, fault: null });
      return false;
    }
    services().remember(id);
    show(project);
    return true;
  } catch (error) {
    if (mine === opening) {
      projectStore.setState({ status: 'failed', project: null, fault: toFaultShape(error) });
    }
    return false;
  }
}

/** Where an import worker stores the project it makes. Throws what stands in the way of storing anything. */
export function placeForImport(): { readonly userId: string; readonly projectId: string } {
  const { userId, newId } = services();
  return { userId, projectId: newId() };
}

/** Shows an import that stands on the disk under this id. Other projects stay as they are. */
export function showImported(id: string, imported: ImportedProject): OpenProject {
  opening += 1;
  const project = projectOfImport(id, imported);
  services().created(id, changesOfImport(imported));
  services().remember(id);
  show(project);
  return project;
}

/** Forgets an import that was cancelled, stored or not. */
export async function discardImport(id: string): Promise<void> {
  await backend?.discard(id);
}

/** Stores an import whole and shows it. Rejects when the disk refuses; nothing is changed then. */
export async function newFromImport(imported: ImportedProject): Promise<OpenProject> {
  const id = services().newId();
  const named = { ...imported, name: freeNameAmong(await listProjects(), id, imported.name) };
  await services().create(id, named.name, changesOfImport(named));
  return showImported(id, named);
}

/** Shows no project; nothing is deleted. */
export function closeProject(): void {
  opening += 1;
  backend?.remember(null);
  projectStore.setState({ status: 'none', project: null, fault: null });
}

/** Deletes the project here at once and on the server as soon as it is reached. Closes it where it is open. */
export async function deleteProject(id: string): Promise<void> {
  if (projectStore.getState().project?.id === id) closeProject();
  await services().remove(id);
}

/** All projects of this user, here and on the server, last changed first. Offline: those that are here. */
export function listProjects(): Promise<ProjectListing[]> {
  return services().list();
}

/** As `listProjects`, from what is known here: a server that is slow to answer delays nothing. */
export function knownProjects(): Promise<ProjectListing[]> {
  return services().known();
}

export async function renameProject(name: string): Promise<void> {
  const project = current();
  const trimmed = name.trim();
  if (trimmed === '' || trimmed === project.name) return;
  show({ ...project, name: trimmed });
  const free = freeNameAmong(await listProjects(), project.id, trimmed);
  // Other edits may have been made since, and another project opened.
  const { project: shown } = projectStore.getState();
  const next = { ...(shown?.id === project.id ? shown : project), name: free };
  if (shown?.id === project.id) show(next);
  await services().rename(project.id, free);
  await writeSettings(next);
}

// --- Records: articles, metas, tags, images, jobs ---

/**
 * Stores one record; resolves when it is durable, so that paid-for text is never in memory alone. null removes it.
 * `projectId` names the project it belongs to: a run that started in one project keeps writing there after the user opened another.
 */
export async function putRecord<Kind extends ProjectRecordKind>(
  projectId: string,
  kind: Kind,
  key: KeyOfRecord<Kind>,
  body: RecordBodies[Kind] | null,
): Promise<void> {
  const { project } = projectStore.getState();
  if (project?.id === projectId) show(withRecord(project, kind, key, body));
  await services().write(projectId, [{ kind, key, body }]);
}

// --- Silo, filters: with undo ---

/** Takes over what an edit of packages/silo made (applyEdit, autoFix, rebuildSilo): one step of undo, stored at once. */
export async function takeEdit({ document, patch }: EditResult, options: EditOptions): Promise<void> {
  const project = current();
  const { label, params = {}, ...settings } = options;
  const before = settingsOf(project, Object.keys(settings));
  const step: UndoStep = { label, params, patch, records: [], before, after: settings };
  const next: OpenProject = {
    ...project,
    ...settings,
    table: document.table,
    silo: document.silo,
    undoSteps: [...project.undoSteps, step],
    redoSteps: [],
  };
  show(next);
  await writeStep(project, next, step);
}

/** Removes what is stored of a page that is kept no longer: one step of undo. */
export async function discardPage(id: PageId, { label, params = {} }: EditOptions): Promise<void> {
  const project = current();
  const records = removalOf(project, id);
  if (records.length === 0) return;
  const step: UndoStep = { label, params, patch: null, records, before: {}, after: {} };
  const changes = changesTo('after', project, records);
  const next: OpenProject = {
    ...withChanges(project, changes),
    undoSteps: [...project.undoSteps, step],
    redoSteps: [],
  };
  show(next);
  await writeStep(project, next, step, changes);
}

/** Takes the last edit back; resolves to it, or null where there is none. */
export async function undo(): Promise<UndoStep | null> {
  // The silo's code is loaded with the builder, not with the app's first screen.
  const { undo: back } = await import('./silo-undo.ts');
  const project = current();
  const step = project.undoSteps.at(-1);
  if (step === undefined) return null;
  const { table, silo } = step.patch === null ? project : back(project, step.patch);
  const changes = changesTo('before', project, step.records);
  const next: OpenProject = {
    ...withChanges(project, changes),
    ...step.before,
    table,
    silo,
    undoSteps: project.undoSteps.slice(0, -1),
    redoSteps: [...project.redoSteps, step],
  };
  show(next);
  await writeStep(project, next, step, changes);
  return step;
}

/** Applies the edit that was taken back last; resolves to it, or null where there is none. */
export async function redo(): Promise<UndoStep | null> {
  const { redo: forth } = await import('./silo-undo.ts');
  const project = current();
  const step = project.redoSteps.at(-1);
  if (step === undefined) return null;
  const { table, silo } = step.patch === null ? project : forth(project, step.patch);
  const changes = changesTo('after', project, step.records);
  const next: OpenProject = {
    ...withChanges(project, changes),
    ...step.after,
    table,
    silo,
    undoSteps: [...project.undoSteps, step],
    redoSteps: project.redoSteps.slice(0, -1),
  };
  show(next);
  await writeStep(project, next, step, changes);
  return step;
}

/** Filters are stored but are no step of undo: they change what is seen, not the plan. */
export async function setFilters(change: Partial<Filters>): Promise<void> {
  const project = current();
  const next = { ...project, filters: { ...project.filters, ...change } };
  show(next);
  await writeSettings(next);
}

/** Writes what a step changed: columns, settings, and `records`. */
async function writeStep(
  before: OpenProject,
  after: OpenProject,
  step: UndoStep,
  records: readonly RecordChange[] = [],
): Promise<void> {
  const changes: RecordChange[] = [...records];
  if (after.table !== before.table) {
    changes.push({ kind: 'keywords', key: SINGLE_KEYS.keywords, body: after.table });
  }
  if (after.silo !== before.silo) changes.push({ kind: 'silo', key: SINGLE_KEYS.silo, body: after.silo });
  if (Object.keys(step.after).length > 0) {
    changes.push({ kind: 'settings', key: SINGLE_KEYS.settings, body: settingsBody(after) });
  }
  await services().write(after.id, changes);
}

async function writeSettings(project: OpenProject): Promise<void> {
  await services().write(project.id, [
    { kind: 'settings', key: SINGLE_KEYS.settings, body: settingsBody(project) },
  ]);
}
