import { describe, expect, it } from 'vitest';
import { buildSilo } from '../build/build-silo.ts';
import { outlineOf, searchedList, tableOf } from '../testing/keyword-list.ts';
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
  /** Left the plan because it stood alone, and would not now; perhaps the page that would be above it. */
  readonly returns?: boolean | string;
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
  const returning = new Map(
    listed.flatMap(({ returns = false }, page) =>
      returns === false ? [] : [[page, returns === true ? -1 : at(returns)] as const],
    ),
  );
  const plan = { standing: { rank, size, demand }, parents, host, mustStand };
  const cut = bringLargest(pages, plan, returning);
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

  it('needs to be searched only twice as much where it left because it stood alone, and would not now', () => {
    const returned = (demand: number) =>
      brought({ ...TREE, 'cherry blossom': { ...CHERRY, demand, returns: true } })?.comes;
    expect(returned(40)).toEqual(['cherry blossom']);
    expect(returned(39)).toBeUndefined();
    const others = { maple: { ...CHERRY, demand: 59 }, birch: { ...CHERRY, demand: 50, returns: true } };
    expect(brought({ ...TREE, ...others })?.comes).toEqual(['birch']);
  });

  it('comes below a proposed page of three in place of one of these', () => {
    const leads = new Set([0]);
    const cherry = { demand: 60, isOutside: true, returns: 'wall art' } as const;
    const others = { maple: { demand: 500, isOutside: true } };
    expect(brought({ ...TREE, ...others, 'cherry wall art': cherry }, { leads })).toEqual({
      comes: ['cherry wall art'],
      leaves: ['copper wall art'],
    });
    expect(
      brought({ ...TREE, ...others, 'cherry wall art': { ...cherry, returns: true } }, { leads }),
    ).toBeNull();
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

describe('what left the plan because it stood alone', () => {
  it('returns once a proposed page leads it, for what is searched half as much', () => {
    const list = searchedList(
      `toml compare | 8100, toml syntax round brackets | 6600, how to open toml file | 2900, toml dumps | 2400, minify toml | 2400, unescape toml | 2400, xml to toml converter | 2400,
      how to open a toml file | 1900, toml minify | 1900, toml to excel | 1900, toml to yaml | 1900, toml unescape | 1900, yaml to toml | 1900, toml path finder | 1300, nlohmann toml | 1300,
      open toml file | 1300, python pretty print toml | 1300, acme missing error toml structure | 1000, powershell toml write to file | 1000, convert toml to xml | 880, toml to excel converter | 880,
      toml to qsf | 880, toml to typescript | 880, python dictionary to toml | 880, returning toml | 880, snbt to toml ftbquest | 880, what can i do with a design system toml file | 880,
      conversion of toml to excel | 720, convert toml into csv | 720, convert string to toml | 720, toml crack | 720, toml dumps in python | 720, toml object object | 720, toml to pdf | 720,
      toml to toon | 720, power nation publisher intermediary classification toml | 720, py dict to toml | 720, unexpected end of toml input | 720, docling convert chunks to toml | 590,
      how to read a toml file | 590, how to read toml file | 590, toml multiline string | 590, yaml to toml converter | 590`,
    );
    const { table, silo } = buildSilo(tableOf(list), { language: 'en', grouping: 'moderate' });
    const outline = outlineOf(table, silo);
    expect(outline).toMatch(/^ {2}toml dumps/mu);
    expect(outline).not.toContain('how to read');
  });
});
