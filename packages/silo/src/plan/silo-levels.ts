// Turns a forest of broader and narrower pages into topics of three levels; a pillar with too many pages is split by its strongest branches.

export interface SiloLevels {
  /** Page → page right above it in three levels; -1 for a pillar. */
  readonly parent: Int32Array;
  /** Page → pillar of its topic. */
  readonly pillar: Int32Array;
}

/** Pages right below a pillar before its branches become topics of their own. */
const MOST_BELOW = 12;
/** A branch leads a topic from this many pages on, itself included: with fewer it is a part of the one above (`masters degree` of `degree`). */
const SMALLEST_TOPIC = 5;
const MOST_TOPICS = 15;

/** The forest that is brought to three levels. */
export interface SiloForest {
  /** Of any depth. */
  readonly parent: Int32Array;
  /** By page. */
  readonly worth: Float64Array;
  /** Whether a branch is about something of its own: what is only asked of its pillar's subject (`news` of it) leads no topic beside that. */
  readonly isOwnSubject: (branch: number, pillar: number) => boolean;
  /** Whether a branch is for other people than its pillar: those who look for work there. */
  readonly isForOthers: (branch: number, pillar: number) => boolean;
}

/** `pages`: those of the plan, best first. All others follow the page above them. */
export function levelSilo(forest: SiloForest, pages: readonly number[]): SiloLevels {
  const { parent, worth, isOwnSubject, isForOthers } = forest;
  const childrenOf = childLists(parent, pages);
  const branchWorth = worthOfBranches(parent, pages, worth);
  const isPillar = new Uint8Array(parent.length);
  const queue = pages.filter((page) => (parent[page] ?? -1) < 0);
  for (const root of queue) isPillar[root] = 1;
  const about = { isOwnSubject, isForOthers };
  const source = { childrenOf, branchWorth, worth, ...about, isPillar, room: { topics: MOST_TOPICS } };
  for (const root of queue) splitTopic(root, source);
  return flatten(parent, isPillar);
}

type Children = ReadonlyMap<number, readonly number[]>;

function childLists(parent: Int32Array, pages: readonly number[]): Children {
  const lists = new Map<number, number[]>();
  for (const page of pages) {
    const above = parent[page] ?? -1;
    const list = lists.get(above);
    if (list) list.push(page);
    else lists.set(above, [page]);
  }
  return lists;
}

/** Σ√demand of a page and all below it, and the pages themselves. */
function worthOfBranches(parent: Int32Array, pages: readonly number[], worth: Float64Array): Float64Array {
  const sums = new Float64Array(parent.length);
  for (const page of pages)
    for (let at = page; at >= 0; at = parent[at] ?? -1)
      sums[at] = (sums[at] ?? 0) + Math.sqrt(worth[page] ?? 0);
  return sums;
}

interface Split extends Omit<SiloForest, 'parent'> {
  readonly childrenOf: Children;
  readonly branchWorth: Float64Array;
  /** Changes, as does `room`. */
  readonly isPillar: Uint8Array;
  readonly room: { topics: number };
}

/** Strongest branches first; the rest stays below the root. A branch that is too large is split in turn. */
function splitTopic(root: number, source: Split): void {
  const { childrenOf, branchWorth, isPillar, room } = source;
  const all = [...(childrenOf.get(root) ?? [])];
  const outgrown = all.filter((branch) => outgrows(branch, root, all.length - 1, source));
  for (const branch of outgrown) {
    isPillar[branch] = 1;
    splitTopic(branch, source);
  }
  const below = all.filter((branch) => isPillar[branch] !== 1);
  if (below.length <= MOST_BELOW) return;
  below.sort((a, b) => (branchWorth[b] ?? 0) - (branchWorth[a] ?? 0) || a - b);
  let left = below.length;
  for (const branch of below) {
    // The root keeps some pages of its own, or its topic would be a page alone.
    if (left <= SMALLEST_TOPIC || room.topics === 0) return;
    if (1 + (childrenOf.get(branch) ?? []).length < SMALLEST_TOPIC || !source.isOwnSubject(branch, root))
      continue;
    isPillar[branch] = 1;
    left--;
    room.topics--;
    splitTopic(branch, source);
  }
}

/** Whether a branch leads more than all that is beside it, and is searched more than the page above it (`dunkin donuts`, below `donuts`) or for other people. */
function outgrows(
  branch: number,
  root: number,
  beside: number,
  source: Omit<Split, 'isPillar' | 'room'>,
): boolean {
  const { childrenOf, worth, isOwnSubject, isForOthers } = source;
  if (isForOthers(branch, root)) {
    const below = countBelow(branch, childrenOf);
    return 1 + below >= SMALLEST_TOPIC && below >= countBelow(root, childrenOf) - below - 1;
  }
  const own = (childrenOf.get(branch) ?? []).length;
  if (1 + own < SMALLEST_TOPIC || own <= beside) return false;
  return (worth[branch] ?? 0) > (worth[root] ?? 0) && isOwnSubject(branch, root);
}

function countBelow(page: number, childrenOf: Children): number {
  const children = childrenOf.get(page) ?? [];
  return children.reduce((sum, child) => sum + countBelow(child, childrenOf), children.length);
}

/** Every page stands at most two below its pillar: deeper ones come up to the level-3 places of their branch. */
function flatten(parent: Int32Array, isPillar: Uint8Array): SiloLevels {
  const flat = new Int32Array(parent.length).fill(-1);
  const pillar = new Int32Array(parent.length);
  for (let page = 0; page < parent.length; page++) {
    let at = page;
    let below = -1;
    let branch = -1;
    while (isPillar[at] !== 1 && (parent[at] ?? -1) >= 0) {
      branch = below;
      below = at;
      at = parent[at] ?? -1;
    }
    pillar[page] = at;
    // `at` is the pillar, `below` the page of level 2 on the way, `branch` that of level 3.
    if (page !== at) flat[page] = branch < 0 ? at : below;
  }
  return { parent: flat, pillar };
}
