// Applies an edit: a command in, the document after it and a patch out. The document before is not changed.
import { ROW_FLAGS, SITE_VERDICTS, type SiteVerdict } from '@silosmith/contract';
import type { SiloDocument } from '../document/silo-and-table.ts';
import { type PageTree, pillarOf } from '../tree/page-tree.ts';
import { add, rename } from './add-keyword.ts';
import { makePage, makeSection, putAside } from './change-kind.ts';
import type { SiloEdit } from './edit.ts';
import { merge, split } from './merge-pages.ts';
import { demote, move, promote } from './move-page.ts';
import type { DocumentPatch } from './patch.ts';
import { settle, weigh } from './place-page.ts';
import { remove, restore } from './remove-page.ts';
import { refuse, requireLive } from './require.ts';
import { SiloDraft } from './silo-draft.ts';

export interface EditResult {
  readonly document: SiloDocument;
  /** For `undo` and `redo`; the steps of a session are a list of these. */
  readonly patch: DocumentPatch;
}

/**
 * Applies one edit (or a batch, whole or not at all). Throws a `Fault` with a `silo.…` code where the edit makes no sense;
 * then nothing has changed. After it the silo keeps its invariants (contract, `SiloState`).
 * `tree`: that of the silo, where known: an edit that asks for it finds it in O(rows) otherwise.
 */
export function applyEdit(document: SiloDocument, edit: SiloEdit, tree: PageTree | null = null): EditResult {
  const draft = new SiloDraft(document, undefined, tree);
  run(draft, edit);
  return draft.finish();
}

function run(draft: SiloDraft, edit: SiloEdit): void {
  switch (edit.type) {
    case 'add':
      add(draft, edit);
      break;
    case 'move':
      move(draft, edit.row, edit.parent);
      break;
    case 'promote':
      promote(draft, edit.row);
      break;
    case 'demote':
      demote(draft, edit.row, edit.under);
      break;
    case 'merge':
      merge(draft, edit.row, edit.into);
      break;
    case 'makePage':
      makePage(draft, edit.row);
      break;
    case 'makeSection':
      makeSection(draft, edit.row, edit.of);
      break;
    case 'setAside':
      putAside(draft, edit.row);
      break;
    case 'split':
      split(draft, edit.row);
      break;
    case 'rename':
      requireLive(draft, edit.row);
      rename(draft, edit.row, edit.keyword);
      settle(draft, edit.row);
      break;
    case 'delete':
      remove(draft, edit.row, edit.withChildren ?? false);
      break;
    case 'restore':
      restore(draft, edit.row);
      break;
    case 'setBusinessValue':
      setBusinessValue(draft, edit.row, edit.value);
      break;
    case 'setSiteVerdict':
      setSiteVerdict(draft, edit.row, edit.verdict);
      break;
    case 'toggleFavourite':
      toggleFavourite(draft, edit.row);
      break;
    case 'toggleCompleted':
      toggleCompleted(draft, edit.row);
      break;
    case 'pin':
    case 'unpin':
      setPinned(draft, edit.row, edit.type === 'pin');
      break;
    case 'batch':
      for (const part of edit.edits) run(draft, part);
  }
}

function setBusinessValue(draft: SiloDraft, row: number, value: number): void {
  requireLive(draft, row);
  if (!Number.isFinite(value) || value < 0 || value > 100) throw refuse('bad-business-value');
  draft.set('businessValue', row, Math.round(value));
  weigh(draft, row, pillarOf(draft.silo, row));
}

function setSiteVerdict(draft: SiloDraft, row: number, verdict: SiteVerdict | null): void {
  requireLive(draft, row);
  draft.set('onSite', row, verdict === null ? 0 : SITE_VERDICTS.indexOf(verdict) + 1);
}

function setPinned(draft: SiloDraft, row: number, on: boolean): void {
  requireLive(draft, row);
  setFlag(draft, row, ROW_FLAGS.pinned, on);
}

function toggleFavourite(draft: SiloDraft, row: number): void {
  requireLive(draft, row);
  draft.set('flags', row, (draft.silo.flags[row] ?? 0) ^ ROW_FLAGS.favourite);
}

/** The direct children take the state the page gets, whatever they had. */
function toggleCompleted(draft: SiloDraft, row: number): void {
  requireLive(draft, row);
  const on = ((draft.silo.flags[row] ?? 0) & ROW_FLAGS.completed) === 0;
  for (const page of [row, ...draft.children(row)]) setFlag(draft, page, ROW_FLAGS.completed, on);
}

function setFlag(draft: SiloDraft, row: number, flag: number, on: boolean): void {
  const flags = draft.silo.flags[row] ?? 0;
  draft.set('flags', row, on ? flags | flag : flags & ~flag);
}
