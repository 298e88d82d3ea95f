// Adds a keyword by hand: a new pillar, a cluster under the chosen pillar, or a page under its first (or a chosen) cluster.
import { PLACEMENT_REASONS, PLACES, ROW_FLAGS, UNKNOWN } from '@silosmith/contract';
import { findKeyword, tidyKeyword } from '../document/find-keyword.ts';
import { intentOf } from '../scores/intent.ts';
import { medianDifficultyOf } from '../scores/median-difficulty.ts';
import { isEstimated, scoreOf } from '../scores/score.ts';
import type { AddEdit } from './edit.ts';
import { placeAsChild, placeAsCluster, placeAsPillar } from './place-page.ts';
import { refuse, requirePage, requirePillar } from './require.ts';
import type { SiloDraft } from './silo-draft.ts';

/**
 * Level 2 goes under the chosen pillar, level 3 under its first child (a pillar without one gets the keyword as its first);
 * otherwise the keyword becomes a new pillar.
 */
export function add(draft: SiloDraft, edit: AddEdit): void {
  const keyword = tidyKeyword(edit.keyword);
  requireNew(draft, keyword, -1);
  const { level, pillar } = edit;
  if (level !== 1 && pillar !== undefined) requirePillar(draft, pillar);
  if (level === 3 && edit.cluster !== undefined) requirePage(draft, edit.cluster);
  const row = draft.append({
    keyword,
    volume: figure(edit.volume),
    difficulty: figure(edit.difficulty),
  });
  score(draft, row);
  const chosen = edit.cluster ?? (pillar === undefined ? undefined : draft.children(pillar)[0]);
  if (level === 3 && chosen !== undefined && draft.silo.place[chosen] === PLACES.cluster) {
    placeAsChild(draft, row, chosen);
  } else if (level !== 1 && pillar !== undefined) {
    placeAsCluster(draft, row, pillar);
  } else {
    draft.set('topic', row, draft.topicId(tidyKeyword(edit.topic ?? '') || keyword));
    placeAsPillar(draft, row);
  }
}

export function rename(draft: SiloDraft, row: number, text: string): void {
  const keyword = tidyKeyword(text);
  requireNew(draft, keyword, row);
  if (keyword === draft.keyword(row)) return;
  draft.rename(row, keyword);
  makeOwn(draft, row);
  if (draft.table.intent[row] === 0) setIntent(draft, row);
}

/** A proposed page with words of the user's is the user's page. */
function makeOwn(draft: SiloDraft, row: number): void {
  const flags = draft.silo.flags[row] ?? 0;
  if ((flags & ROW_FLAGS.proposed) === 0) return;
  draft.set('flags', row, flags & ~ROW_FLAGS.proposed);
  draft.set('reason', row, PLACEMENT_REASONS.byHand);
}

function requireNew(draft: SiloDraft, keyword: string, except: number): void {
  if (keyword === '') throw refuse('keyword-empty');
  const known = findKeyword(draft.table, keyword);
  if (known >= 0 && known !== except) throw refuse('keyword-exists', { keyword: draft.keyword(known) });
}

function figure(value: number | undefined): number {
  return value === undefined || !Number.isFinite(value) || value < 0 ? UNKNOWN : value;
}

function score(draft: SiloDraft, row: number): void {
  const volume = draft.table.volume[row] ?? UNKNOWN;
  const difficulty = draft.table.difficulty[row] ?? UNKNOWN;
  draft.set('score', row, scoreOf(volume, difficulty, medianDifficultyOf(draft.table)));
  if (isEstimated(volume, difficulty)) draft.set('flags', row, ROW_FLAGS.scoreEstimated);
  setIntent(draft, row);
}

function setIntent(draft: SiloDraft, row: number): void {
  const { volume, difficulty } = draft.table;
  const intent = intentOf(
    draft.keyword(row),
    draft.language,
    volume[row] ?? UNKNOWN,
    difficulty[row] ?? UNKNOWN,
  );
  draft.set('intent', row, intent);
}
