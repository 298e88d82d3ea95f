// Every edit of a silo as plain data.
import type { SiteVerdict } from '@silosmith/contract';

/** Rows are rows of the keyword table: a page is the row of its primary keyword. */
export type SiloEdit =
  | AddEdit
  /** A page goes below another page, a variant to another page; `parent` null makes a page a pillar. */
  | { readonly type: 'move'; readonly row: number; readonly parent: number | null }
  /** One level up: a sub-supporting page becomes a cluster, a cluster a pillar. */
  | { readonly type: 'promote'; readonly row: number }
  /** One level down, below `under` or the most similar page of the level it leaves. */
  | { readonly type: 'demote'; readonly row: number; readonly under?: number }
  /** A page becomes a variant of another, and takes its variants and children along. */
  | { readonly type: 'merge'; readonly row: number; readonly into: number }
  /** A section, a variant or what is set aside becomes a page, with its variants: below the page that it was part of, or in its topic. */
  | { readonly type: 'makePage'; readonly row: number }
  /** A page, a variant or what is set aside becomes a section of `of` (default: the page above it), with its variants; its sections go along, its children stay. */
  | { readonly type: 'makeSection'; readonly row: number; readonly of?: number }
  /** A page, section or variant is for no page any more, with its variants; its sections are set aside with it, its children stay. */
  | { readonly type: 'setAside'; readonly row: number }
  /** A variant becomes a page of its own, next to the page it belonged to. */
  | { readonly type: 'split'; readonly row: number }
  | { readonly type: 'rename'; readonly row: number; readonly keyword: string }
  /** The page with its variants, or the variant. Its children stay, one of them leading where the page led; with `withChildren` they go too. */
  | { readonly type: 'delete'; readonly row: number; readonly withChildren?: boolean }
  /** A deleted keyword becomes a page again, in its topic. */
  | { readonly type: 'restore'; readonly row: number }
  /** 0 to 100; score and opportunity are recomputed. */
  | { readonly type: 'setBusinessValue'; readonly row: number; readonly value: number }
  /** What to do about a page on the site that exists; null: what the comparison says. */
  | { readonly type: 'setSiteVerdict'; readonly row: number; readonly verdict: SiteVerdict | null }
  | { readonly type: 'toggleFavourite'; readonly row: number }
  /** The page and its direct children. */
  | { readonly type: 'toggleCompleted'; readonly row: number }
  /** A rebuild leaves a pinned keyword where it is. */
  | { readonly type: 'pin'; readonly row: number }
  | { readonly type: 'unpin'; readonly row: number }
  /** Several edits as one step. */
  | { readonly type: 'batch'; readonly edits: readonly SiloEdit[] };

/** Unknown figures are -1. */
export interface AddEdit {
  readonly type: 'add';
  readonly keyword: string;
  readonly level: 1 | 2 | 3;
  /** The chosen pillar: level 2 goes under it, level 3 under its first child. Without it: a new pillar. */
  readonly pillar?: number;
  /** Level 3: this cluster instead of the pillar's first child. */
  readonly cluster?: number;
  /** Topic of a new pillar; its keyword where none is given. */
  readonly topic?: string;
  readonly volume?: number;
  readonly difficulty?: number;
}
