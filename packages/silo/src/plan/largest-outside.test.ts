import { describe, expect, it } from 'vitest';
import { planPagesOf } from '../testing/plan-pages.ts';
import { bringLargest } from './largest-outside.ts';
import type { PlanPages } from './plan-pages.ts';

interface Listed {
  readonly demand: number;
  /** Page above it. */
  readonly below?: string;
  /** Page that answers it as a section. */
  readonly on?: string;
  readonly isOutside?: boolean;
  readonly mustStand?: boolean;
}

/** Who comes and who leaves; null for nobody. */
function brought(list: Readonly<Record<string, Listed>>, given: Partial<PlanPages> = {}) {
  const keywords = Object.keys(list);
  const listed = Object.values(list);
  const at = (keyword: string | undefined) => (keyword === undefined ? -1 : keywords.indexOf(keyword));
  const demand = Float64Array.from(listed, (one) => one.demand);
  const pages = planPagesOf(keywords, { demand, ...given });
  const size = listed.filter(({ isOutside }) => isOutside !== true).length;
  const rank = Int32Array.from(keywords, (_, page) => page + 1);
  const parents = {
    parent: Int32Array.from(listed, ({ below }) => at(below)),
    likeness: new Float64Array(size),
    kinship: new Uint8Array(size),
    runnerUp: new Int32Array(size),
    runnerUpLikeness: new Float64Array(size),
  };
  const host = Int32Array.from(listed, ({ on }) => at(on));
  const mustStand = Uint8Array.from(listed, (one) => Number(one.mustStand ?? false));
  const cut = bringLargest(pages, { standing: { rank, size, demand }, parents, host, mustStand });
  if (cut === null) return null;
  const comes = keywords.filter((_, page) => page >= size && (cut.rank[page] ?? 0) <= cut.size);
  return { comes, leaves: cut.leaving.map((page) => keywords[page]) };
}

const TREE: Readonly<Record<string, Listed>> = {
  'wall art': { demand: 900 },
  'bedroom wall art': { demand: 300, below: 'wall art' },
  'bathroom wall art': { demand: 200, below: 'wall art' },
  'copper wall art': { demand: 20, below: 'wall art' },
};
const CHERRY = { demand: 100, isOutside: true } as const;

describe('what is searched most of all that has no page', () => {
  it('comes for a page that is searched a third as much at most and leads nothing', () => {
    expect(brought({ ...TREE, 'cherry blossom': CHERRY })).toEqual({
      comes: ['cherry blossom'],
      leaves: ['copper wall art'],
    });
    expect(brought({ ...TREE, 'cherry blossom': { ...CHERRY, demand: 59 } })).toBeNull();
    expect(brought({ ...TREE, 'cherry blossom': CHERRY }, { knowsDemand: false })).toBeNull();
  });

  it('is not on a page as a section', () => {
    expect(brought({ ...TREE, 'cherry wall art': { ...CHERRY, on: 'wall art' } })).toBeNull();
  });

  it('stays outside where a quarter of the plan stands alone, unless what leaves does, too', () => {
    const lamp = { demand: 400 };
    expect(brought({ ...TREE, lamp, 'cherry blossom': CHERRY })).toBeNull();
    const leaves = { ...TREE, lamp: { demand: 10 }, 'cherry blossom': CHERRY };
    expect(brought(leaves)).toEqual({ comes: ['cherry blossom'], leaves: ['lamp'] });
  });

  it('takes the place of no page that the user keeps, that the plan proposes, or that is the last below another', () => {
    const copper = { demand: 20, below: 'wall art', mustStand: true };
    expect(brought({ ...TREE, 'copper wall art': copper, 'cherry blossom': CHERRY })).toBeNull();
    expect(brought({ ...TREE, 'cherry blossom': CHERRY }, { leads: new Set([3]) })).toBeNull();
    const pair = {
      'wall art': { demand: 900 },
      'copper wall art': { demand: 20, below: 'wall art' },
      lamp: { demand: 400 },
      'desk lamp': { demand: 300, below: 'lamp' },
    };
    expect(brought({ ...pair, 'cherry blossom': CHERRY })).toBeNull();
  });

  it('leaves three pages below one that the plan proposes', () => {
    const leads = new Set([0]);
    expect(brought({ ...TREE, 'cherry blossom': CHERRY }, { leads })).toBeNull();
    const more = { 'kitchen wall art': { demand: 100, below: 'wall art' }, ...TREE };
    const keywords = Object.keys(more);
    const proposed = new Set([keywords.indexOf('wall art')]);
    expect(brought({ ...more, 'cherry blossom': CHERRY }, { leads: proposed })?.leaves).toEqual([
      'copper wall art',
    ]);
  });
});
