// Lines of the outline: topics, their pages with sections, nested by parent; children of a collapsed line are left out. In columns, since there may be a million.
import { PLACES, type SiloState } from '@silosmith/contract';
import { TopicHeads, type TopicPages } from './outline-topics.ts';

const NOTHING = new Int32Array(0);

export type LineKind = 'page' | 'section' | 'aside' | 'topic';

export interface OutlineRow {
  /** A topic has a negative number of its own (`lineOfTopic`). */
  readonly row: number;
  readonly kind: LineKind;
  /** Depth, from 1; a section stands one below its page, a topic at 0. */
  readonly level: number;
  /** Depth in the tree with its topics, from 1. */
  readonly depth: number;
  /** Shown pages directly below, and the sections; of a topic all its shown pages. */
  readonly childCount: number;
  readonly expanded: boolean;
  /** 1-based place among its siblings, and how many they are. */
  readonly position: number;
  readonly siblings: number;
}

export interface OutlineRows {
  readonly count: number;
  /** The same object each time. */
  at(line: number): OutlineRow | undefined;
  /** The line of a page; -1 where it is not drawn. */
  lineOf(row: number): number;
  /** Rows of all lines, in order. */
  readonly rows: Int32Array;
  kindAt(line: number): LineKind;
}

export interface OutlineParts {
  /** Sections of a page, in the order they are drawn. */
  readonly sections?: (row: number) => ArrayLike<number>;
  /** What is set aside, drawn after all pages. */
  readonly asides?: Int32Array;
  /** Flat, in the order of the filters, without the lines above them. */
  readonly isFlat?: boolean;
  /** Heads the pages of each topic with a line for it; the flat list has none. */
  readonly topics?: TopicPages;
}

const KINDS: readonly LineKind[] = ['page', 'section', 'aside', 'topic'];

/** `shown`: rows in the order of the filters, as `selectPages` gives them. */
export function outlineRows(
  silo: Pick<SiloState, 'place' | 'parent'>,
  shown: Int32Array,
  collapsed: ReadonlySet<number>,
  { sections = () => [], asides = NOTHING, isFlat = false, topics }: OutlineParts = {},
): OutlineRows {
  const { children, pillars } = shownChildren(silo, shown);
  const heads = new TopicHeads(isFlat ? undefined : topics, pillars, children);
  const drawn = new LineColumns(silo.place.length + heads.list.length);
  const sectionsOf = (row: number): ArrayLike<number> => (isFlat ? [] : sections(row));
  const childrenOf = (row: number): Int32Array => (isFlat ? NOTHING : children(row));
  const draw = (siblings: Int32Array, level: number, before: number): void => {
    for (let at = 0; at < siblings.length; at++) {
      const row = siblings[at] ?? -1;
      drawn.add(row, 0, level, before + at + 1);
      if (collapsed.has(row)) continue;
      const parts = sectionsOf(row);
      for (let i = 0; i < parts.length; i++) drawn.add(parts[i] ?? -1, 1, level + 1, i + 1);
      if (level < 3) draw(childrenOf(row), level + 1, parts.length);
    }
  };
  if (heads.list.length === 0) draw(isFlat ? shown : pillars, 1, 0);
  heads.list.forEach(({ line, pillars: below }, at) => {
    drawn.add(line, 3, 0, at + 1);
    if (!collapsed.has(line)) draw(below, 1, 0);
  });
  for (let at = 0; at < asides.length; at++) drawn.add(asides[at] ?? -1, 2, 1, at + 1);

  const belowCount = (row: number): number => sectionsOf(row).length + childrenOf(row).length;
  const siblingsOf = (row: number, kind: LineKind, level: number): number => {
    if (kind === 'aside') return asides.length;
    if (kind === 'topic') return heads.list.length;
    if (isFlat) return shown.length;
    if (level > 1) return belowCount(silo.parent[row] ?? -1);
    return heads.siblings(row) ?? pillars.length;
  };
  const made = new Map<number, OutlineRow>();
  const make = (line: number): OutlineRow => {
    const { row, kind, level, position } = drawn.at(line);
    const childCount = kind === 'topic' ? heads.shown(row) : kind === 'page' ? belowCount(row) : 0;
    const expanded = childCount > 0 && !collapsed.has(row);
    const depth = level + (heads.list.length > 0 && kind !== 'aside' ? 1 : 0);
    const siblings = siblingsOf(row, kind, level);
    return { row, kind, level, depth, childCount, expanded, position, siblings };
  };
  return {
    count: drawn.count,
    at(line) {
      if (line < 0 || line >= drawn.count) return undefined;
      const known = made.get(line) ?? make(line);
      made.set(line, known);
      return known;
    },
    lineOf: (row) => drawn.lineOf(row),
    rows: drawn.drawnRows,
    kindAt: (line) => drawn.at(line).kind,
  };
}

/** A row stands on one line at most. */
class LineColumns {
  count = 0;
  private readonly rows: Int32Array;
  /** Kind and level in one byte. */
  private readonly kinds: Uint8Array;
  private readonly positions: Uint32Array;

  constructor(rowCount: number) {
    this.rows = new Int32Array(rowCount);
    this.kinds = new Uint8Array(rowCount);
    this.positions = new Uint32Array(rowCount);
  }

  /** `kind`: index into KINDS. */
  add(row: number, kind: 0 | 1 | 2 | 3, level: number, position: number): void {
    this.rows[this.count] = row;
    this.kinds[this.count] = kind * 16 + level;
    this.positions[this.count] = position;
    this.count += 1;
  }

  at(line: number): { row: number; kind: LineKind; level: number; position: number } {
    const packed = this.kinds[line] ?? 0;
    return {
      row: this.rows[line] ?? -1,
      kind: KINDS[packed >> 4] ?? 'page',
      level: packed & 15,
      position: this.positions[line] ?? 0,
    };
  }

  lineOf(row: number): number {
    return this.drawnRows.indexOf(row);
  }

  get drawnRows(): Int32Array {
    return this.rows.subarray(0, this.count);
  }
}

/** The shown pages by the page above them, each list in the order of the filters. */
function shownChildren(
  { place, parent }: Pick<SiloState, 'place' | 'parent'>,
  shown: Int32Array,
): { children: (row: number) => Int32Array; pillars: Int32Array } {
  const pillars = shown.filter((row) => place[row] === PLACES.pillar);
  const ends = new Uint32Array(place.length);
  const counts = new Uint32Array(place.length);
  const above = (row: number): number => (place[row] === PLACES.pillar ? -1 : (parent[row] ?? -1));
  for (const row of shown) {
    const page = above(row);
    if (page >= 0) counts[page] = (counts[page] ?? 0) + 1;
  }
  let used = 0;
  for (const row of shown) {
    ends[row] = used;
    used += counts[row] ?? 0;
  }
  const lists = new Int32Array(shown.length);
  for (const row of shown) {
    const page = above(row);
    if (page < 0) continue;
    const at = ends[page] ?? 0;
    lists[at] = row;
    ends[page] = at + 1;
  }
  return {
    pillars,
    children: (row) => {
      const end = ends[row] ?? 0;
      return lists.subarray(end - (counts[row] ?? 0), end);
    },
  };
}
