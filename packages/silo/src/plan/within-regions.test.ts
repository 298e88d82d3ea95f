import { describe, expect, it } from 'vitest';
import { type ListOfPages, placedByOthers } from '../testing/placed-by-others.ts';
import { AKIN } from './parent-pages.ts';
import { levelSilo } from './silo-levels.ts';
import { placeWithinRegions } from './within-regions.ts';

/** Page → the page of its region above it. */
const withinRegions = (list: ListOfPages, leads: readonly string[] = [], scope = 0) =>
  placedByOthers(list, {
    place: (parents, { list: source, standing }) => {
      const inPlan = Object.keys(list).map((_, page) => page);
      const [isOwnSubject, isForOthers] = [() => false, () => false];
      const forest = { parent: parents.parent, worth: standing.demand, isOwnSubject, isForOthers };
      placeWithinRegions(parents, { list: source, standing, inPlan, levels: levelSilo(forest, inPlan) });
    },
    kinship: AKIN.region,
    leads,
    scope,
  });

const REST: ListOfPages = { 'oak floor': [90], 'roof tiles': [80] };

describe('a page about a place', () => {
  it('is below the one that says the same of the smallest region around it', () => {
    const list: ListOfPages = {
      'seo usa': [900],
      'texas seo': [500],
      'dallas seo': [400],
      'seo miami': [300],
      'seo toronto': [200],
      ...REST,
    };
    expect(withinRegions(list)).toEqual({
      'texas seo': 'seo usa',
      'dallas seo': 'texas seo',
      'seo miami': 'seo usa',
    });
  });

  it('needs no other word in common', () => {
    expect(withinRegions({ hawaii: [900], oahu: [400], ...REST })).toEqual({ oahu: 'hawaii' });
  });

  it('stays below what says another thing that the region does not, or names its own place', () => {
    const list: ListOfPages = {
      roofing: [900],
      texas: [800],
      'roofing dallas': [300],
      shibuya: [250],
      'shibuya cafe': [200],
      tokyo: [700],
      ...REST,
    };
    expect(withinRegions(list)).toEqual({ shibuya: 'tokyo' });
  });

  it('is not below one that says another thing of the region', () => {
    expect(withinRegions({ 'texas roofing': [900], 'dallas seo': [400], ...REST })).toEqual({});
    expect(withinRegions({ 'texas roofing cost': [900], 'dallas roofing': [400], ...REST })).toEqual({
      'dallas roofing': 'texas roofing cost',
    });
  });

  it('of several places is below a region around all of them', () => {
    const list = (other: string): ListOfPages => ({
      'texas flights': [900],
      [`dallas ${other} flights`]: [400],
      ...REST,
    });
    expect(withinRegions(list('houston'))).toEqual({ 'dallas houston flights': 'texas flights' });
    expect(withinRegions(list('miami'))).toEqual({});
    expect(withinRegions({ 'texas to florida flights': [900], 'dallas flights': [400], ...REST })).toEqual(
      {},
    );
  });

  it('of a name that several places have is below the one of their regions that the plan has', () => {
    const list: ListOfPages = { 'ontario seo': [900], 'hamilton seo': [400], ...REST };
    expect(withinRegions(list)).toEqual({ 'hamilton seo': 'ontario seo' });
    expect(withinRegions({ 'scotland seo': [950], ...list })).toEqual({});
  });

  it('is not below what hardly anybody searches for, nor in another topic of the file', () => {
    const list = (searched: number): ListOfPages => ({
      'texas seo': [searched],
      'dallas seo': [1000],
      ...REST,
    });
    const below = { 'dallas seo': 'texas seo' };
    expect(withinRegions(list(50))).toEqual(below);
    expect(withinRegions(list(49))).toEqual({});
    expect(withinRegions(list(50), [], 1)).toEqual({});
  });

  it('stays where its region is on the lowest level, or has pages that would come to stand below that', () => {
    const deep: ListOfPages = {
      seo: [9000],
      'seo packages': [5000],
      'texas seo packages': [900],
      'dallas seo packages': [400],
      ...REST,
    };
    expect(withinRegions(deep)).toEqual({});
    const [, ...rest] = Object.entries(deep);
    expect(withinRegions(Object.fromEntries(rest))).toEqual({
      'dallas seo packages': 'texas seo packages',
    });
    const leading: ListOfPages = Object.fromEntries([...rest, ['dallas seo packages cheap roof', [100]]]);
    expect(withinRegions(leading)).toEqual({});
  });

  it('takes no more levels than there are where its region goes below a wider one', () => {
    const list: ListOfPages = {
      packages: [9000],
      'seo packages usa': [5000],
      'texas seo packages': [900],
      'dallas seo packages': [400],
      ...REST,
    };
    expect(withinRegions(list)).toEqual({
      'texas seo packages': 'seo packages usa',
      'dallas seo packages': 'seo packages usa',
    });
    const [, ...rest] = Object.entries(list);
    expect(withinRegions(Object.fromEntries(rest))).toEqual({
      'texas seo packages': 'seo packages usa',
      'dallas seo packages': 'texas seo packages',
    });
  });

  it('stays where pages below those below it would come to a fourth level', () => {
    const list: ListOfPages = {
      'texas seo': [9000],
      'dallas seo': [5000],
      'dallas seo dentist': [900],
      'dallas seo dentist roof': [400],
      ...REST,
    };
    expect(withinRegions(list)).toEqual({});
    const [first = ['', [0]], second = ['', [0]], ...rest] = Object.entries(list);
    expect(withinRegions(Object.fromEntries([first, second, ...rest.slice(2)]))).toEqual({
      'dallas seo': 'texas seo',
    });
  });
});
