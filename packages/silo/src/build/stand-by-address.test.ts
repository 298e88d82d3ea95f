// The pages of a map stand as their addresses do.
import { PLACEMENT_REASONS, PLACES } from '@silosmith/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdit } from '../edits/apply-edit.ts';
import { pathOf, pathsAbove } from '../plan/address-paths.ts';
import { rebuildSilo } from '../rebuild/rebuild-silo.ts';
import { resizePlan } from '../rebuild/resize-plan.ts';
import { planSummary } from '../summary/plan-summary.ts';
import { breachesOf } from '../testing/invariants.ts';
import { type ListedKeyword, outlineOf, tableOf } from '../testing/keyword-list.ts';
import { buildTokenIndex } from '../tokens/index.ts';
import { buildSilo } from './build-silo.ts';
import { standByAddress } from './stand-by-address.ts';

const site = (lines: string): ListedKeyword[] =>
  lines.split(',').map((line, at) => {
    const [keyword = '', address = ''] = line.trim().split(' @ ');
    return { keyword, urls: [address], level: 4, volume: 900 - 10 * at, page: '' };
  });
const build = (list: readonly ListedKeyword[]) =>
  buildSilo(tableOf(list), { language: 'en', grouping: 'moderate' });
const linesOf = ({ table, silo }: ReturnType<typeof build>) =>
  outlineOf(table, silo)
    .split('\n')
    .map((line) => line.replace(/^[^:\n]*: /u, ''));

const FREEZERS = site(
  `industrial freezing @ https://acme.com/, cold products @ https://acme.com/products/, blast cabinets @ https://acme.com/products/blast,
  shock tunnel @ https://acme.com/products/blast/tunnel, spare hinges @ https://acme.com/products/blast/tunnel/hinges, dairy storage @ https://acme.com/industries/dairy,
  meat storage @ https://acme.com/industries/meat, all industries @ https://acme.com/industries?lang=en, privacy policy @ https://acme.com/privacy`,
);

describe('a map of a site', () => {
  it('has a page stand below the one whose address its own begins with, on three levels, and proposes nothing', () => {
    const built = build(FREEZERS);
    expect(linesOf(built)).toEqual([
      'industrial freezing',
      'cold products',
      '  blast cabinets',
      '    shock tunnel',
      '    spare hinges',
      'all industries',
      '  dairy storage',
      '  meat storage',
      'privacy policy',
    ]);
    expect(breachesOf(built.silo)).toEqual([]);
    expect(planSummary(built.table, built.silo)).toMatchObject({ proposed: 0, named: FREEZERS.length });
    const row = FREEZERS.findIndex(({ keyword }) => keyword === 'dairy storage');
    expect(built.silo.reason[row]).toBe(PLACEMENT_REASONS.belowAddress);
  });

  it('has no page proposed for what its pages share', () => {
    const makers = ['acme', 'bolt', 'cora'].flatMap((maker) => [`${maker} drill bits`, `${maker} hand saws`]);
    const rest = 'privacy policy,garden fences,oak tables,ski boots,desk lamps,bath towels,iron gates'.split(
      ',',
    );
    const proposedWith = (below: number) => {
      const address = (at: number) => (at === 0 ? '/shop' : at <= below ? `/shop/${at}` : `/page-${at}`);
      const lines = [...makers, ...rest].map((keyword, at) => `${keyword} @ ${address(at)}`);
      const { table, silo } = build(site(lines.join(',')));
      return planSummary(table, silo).proposed;
    };
    // Where hardly an address begins with another, the file may be a list of some pages.
    expect([proposedWith(3), proposedWith(2)]).toEqual([0, 1]);
  });

  it('has the start page lead none, with and without a scheme, and has no page of one host stand below that of another', () => {
    const pages =
      'industrial freezing @ acme.com, blast cabinets @ acme.com/blast, shock tunnel @ acme.com/blast/tunnel, privacy policy @ acme.com/privacy';
    const expected = ['industrial freezing', 'blast cabinets', '  shock tunnel', 'privacy policy'];
    expect(linesOf(build(site(pages)))).toEqual(expected);
    expect(linesOf(build(site(pages.replaceAll('acme', 'https://acme'))))).toEqual(expected);
    const hosts = pages.replace('acme.com/blast/', 'https://en.acme.com/blast/');
    const tree = build(site(`${hosts}, cookie notice @ acme.com/privacy/cookies`));
    expect(linesOf(tree)).toContain('shock tunnel');
    expect(linesOf(tree)).toContain('  cookie notice');
  });

  it('has a page with others below its address lead them, though another says part of what it says', () => {
    const list = site(
      `blast freezer @ /blast-freezer, blast freezer products @ /products, hinge set @ /products/hinges, door seal @ /products/seals,
      privacy policy @ /privacy`,
    );
    expect(linesOf(build(list.slice(0, 2)))).toContain('  blast freezer products');
    expect(linesOf(build(list))).toContain('blast freezer products');
  });

  it('counts the pages that the file marks as pillars among those that it names', () => {
    const hubs = new Set(['cold products', 'all industries']);
    const built = build(FREEZERS.map((one) => (hubs.has(one.keyword) ? { ...one, level: 1 as const } : one)));
    expect(linesOf(built)).toEqual(linesOf(build(FREEZERS)));
    expect(planSummary(built.table, built.silo).named).toBe(FREEZERS.length);
  });

  it('leaves a page where the user put it, below one whose address begins with its own', () => {
    const { table, silo } = build(FREEZERS);
    const [products, cabinets] = [1, 2];
    const kept = new Uint8Array(table.rowCount);
    kept[products] = 1;
    silo.parent[products] = cabinets;
    silo.place[products] = PLACES.cluster;
    silo.parent[cabinets] = -1;
    silo.place[cabinets] = PLACES.pillar;
    standByAddress(table, silo, kept);
    expect([silo.parent[products], silo.parent[cabinets]]).toEqual([cabinets, -1]);
  });

  it('is led by a page that the file marks as pillar, though another says more of its topic', () => {
    const marked: ListedKeyword[] = [
      { keyword: 'blast freezer buying guide', urls: ['/freezers'], level: 1, volume: 100 },
      { keyword: 'blast freezer', urls: ['/freezers/blast'], level: 4, volume: 900 },
      { keyword: 'shock freezer', urls: ['/freezers/shock'], level: 4, volume: 300 },
      { keyword: 'ice maker', urls: ['/ice'], level: 4, volume: 800 },
      { keyword: 'ice cubes', urls: ['/ice/cubes'], level: 4, volume: 80 },
    ];
    for (const one of [
      marked,
      marked.map(({ urls: _, ...rest }, at) => ({ ...rest, topic: at < 3 ? 'Freezers' : 'Ice' })),
    ]) {
      const built = build(one);
      expect(breachesOf(built.silo)).toEqual([]);
      expect([...built.silo.parent]).toEqual([-1, 0, 0, -1, 3]);
    }
  });

  it('keeps a page that the file marks as pillar one, whatever its address begins with', () => {
    const list: ListedKeyword[] = [
      { keyword: 'freezer buying guide', urls: ['/freezers/guide'], level: 1, volume: 100 },
      { keyword: 'walk in cooler', urls: ['/freezers'], level: 4, volume: 900 },
      { keyword: 'shock chilling', urls: ['/freezers/guide/shock'], level: 4, volume: 50 },
      { keyword: 'ice maker', urls: ['/ice'], level: 4, volume: 800 },
      { keyword: 'ice cubes', urls: ['/ice/cubes'], level: 4, volume: 80 },
    ];
    for (const one of [list, list.map((row, at) => ({ ...row, topic: at < 3 ? 'Cold' : 'Ice' }))]) {
      const { silo } = build(one);
      expect(silo.place[0]).toBe(PLACES.pillar);
      expect(silo.parent[2]).toBe(0);
    }
  });

  it('keeps a page that the file marks as pillar one in every size of the plan', () => {
    const list: ListedKeyword[] = [
      { keyword: 'blast freezer', level: 4, volume: 900 },
      { keyword: 'blast freezer buying guide', level: 1, volume: 100 },
      { keyword: 'blast freezer repair', level: 4, volume: 300 },
      { keyword: 'ice maker', level: 4, volume: 800 },
      { keyword: 'ice cubes', level: 4, volume: 80 },
      { keyword: 'pizza oven', level: 4, volume: 70 },
    ];
    const { table, silo, index } = build(list);
    const smaller = resizePlan({ table, silo, language: 'en' }, index, 2).document.silo;
    expect(smaller.place[1]).toBe(PLACES.pillar);
    const back = resizePlan({ table, silo: smaller, language: 'en' }, index, 6).document.silo;
    expect([...back.parent]).toEqual([...silo.parent]);
    expect([...back.reason]).toEqual([...silo.reason]);
  });

  it('stands so again after a smaller plan', () => {
    const { table, silo } = build(FREEZERS);
    const index = buildTokenIndex(table, 'en');
    for (const size of [1, 3, 5, 8]) {
      const smaller = resizePlan({ table, silo, language: 'en' }, index, size).document.silo;
      expect(breachesOf(smaller)).toEqual([]);
      const back = resizePlan({ table, silo: smaller, language: 'en' }, index, FREEZERS.length).document.silo;
      expect([...back.parent]).toEqual([...silo.parent]);
      expect([...back.reason].filter((reason) => reason === PLACEMENT_REASONS.belowAddress)).toHaveLength(5);
    }
  });

  it('stands as it did after a rebuild with a pillar that the user pinned', () => {
    const { table, silo } = build(FREEZERS);
    const pinned = applyEdit({ table, silo, language: 'en' }, { type: 'pin', row: 1 }).document;
    const again = rebuildSilo(pinned, { grouping: 'moderate' }).document.silo;
    expect([...again.parent]).toEqual([...silo.parent]);
    expect([...again.place]).toEqual([...silo.place]);
  });

  it('keeps a page in the topic of the file, whatever its address', () => {
    const topics = FREEZERS.map((one) => ({ ...one, topic: one.keyword.includes('meat') ? 'Meat' : 'Rest' }));
    const lines = linesOf(build(topics));
    expect(lines).toContain('meat storage');
    expect(lines.some((line) => line.trim() === 'dairy storage' && line.startsWith('  '))).toBe(true);
  });

  it('is none by addresses that were found', () => {
    const found = FREEZERS.map(({ level: _, page: __, ...one }): ListedKeyword => one);
    expect([...build(found).silo.reason]).not.toContain(PLACEMENT_REASONS.belowAddress);
  });

  it('is none by addresses that were found in smaller and larger plans either', () => {
    const things = 'blast freezer,ice maker,pizza oven,dough mixer,dish rack,coffee grinder'.split(',');
    const mods = ',repair,cleaning,parts,for restaurants,small,manual,noise'.split(',');
    const list = things.flatMap((thing, a) =>
      mods.map((mod, b) => ({
        keyword: `${thing} ${mod}`.trim(),
        volume: 9000 - 97 * (8 * a + b),
        urls: [mod === '' ? '/blog' : `/blog/${thing}/${mod}`.replaceAll(' ', '-')],
      })),
    );
    const { table, silo, index } = build(list);
    const smaller = resizePlan({ table, silo, language: 'en' }, index, 3).document.silo;
    const larger = resizePlan({ table, silo: smaller, language: 'en' }, index, list.length).document.silo;
    expect([...larger.reason]).not.toContain(PLACEMENT_REASONS.belowAddress);
  });
});

describe('the path of an address', () => {
  const pathsOf = (...urls: string[]) =>
    urls.map((url) => pathOf(tableOf([{ keyword: 'a', urls: [url] }]), 0));

  it('is what follows the host, without query and closing slash', () => {
    expect(pathsOf('https://a.com/b/c/', '/b/c?x=1#y', 'www.a.com/b/c', '//a.com/b/c', 'b/c')).toEqual(
      Array.from({ length: 5 }, () => '/b/c'),
    );
    expect(pathsOf('https://a.com', 'https://a.com/', '/')).toEqual(['', '', '']);
    expect(pathOf(tableOf([{ keyword: 'a', urls: ['/b', '/c'] }]), 0)).toBe('');
    expect(pathsOf(`/b${'/c'.repeat(1_000)}`, `/b${'/'.repeat(60_000)}c`)).toEqual(['', '']);
  });

  it('has every path above it, the nearest first, and never itself', () => {
    const path = fc.array(fc.stringMatching(/^[a-z]{1,4}$/u), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(path, (parts) => {
        const above = pathsAbove(`/${parts.join('/')}`);
        expect(above).toEqual(
          parts.slice(0, -1).map((_, at) => `/${parts.slice(0, parts.length - 1 - at).join('/')}`),
        );
      }),
    );
  });
});
