// A keyword map says, for each keyword, the page of the site that is to answer it.
import { PLACEMENT_REASONS, PLACES, textAt } from '@silosmith/contract';
import { describe, expect, it } from 'vitest';
import { applyEdit } from '../edits/apply-edit.ts';
import { undo } from '../edits/apply-patch.ts';
import { resizePlan } from '../rebuild/resize-plan.ts';
import { planSummary } from '../summary/plan-summary.ts';
import { breachesOf } from '../testing/invariants.ts';
import { type ListedKeyword, outlineOf, tableOf } from '../testing/keyword-list.ts';
import { buildTokenIndex } from '../tokens/index.ts';
import { buildSilo } from './build-silo.ts';

/** Keywords of one address, all of one topic and alike in demand. */
const planned = (topic: string, address: string, keywords: readonly string[]): ListedKeyword[] =>
  keywords.map((keyword, at) => ({ keyword, topic, urls: [address], volume: 300 - 10 * at }));

const FILLERS =
  'garden shed,roof tiles,solar panels,window frames,kitchen sink,front door,heat pump,wall paint'
    .split(',')
    .flatMap((name, at) => planned('Other', `/other-${at}`, [name, `${name} prices`]));
const MAP = [
  ...planned('Marble', '/marble', [
    'marble cleaning',
    'granite',
    'stone restoration',
    'travertine',
    'marble polishing',
  ]),
  ...planned('Curtains', '/textiles', ['curtains', 'linen']),
  ...planned('Materials', '/textiles', ['velvet']),
  ...FILLERS,
];
const SINGLES: ListedKeyword[] = MAP.map((one, at) => ({ ...one, urls: [`/page-${at}`] }));

function build(list: readonly ListedKeyword[]) {
  const table = tableOf(list);
  return buildSilo(table, { language: 'en', grouping: 'moderate' });
}

/** Keyword → keyword of the page that it is a section of, with the reason. */
function sectionsOf({ table, silo }: ReturnType<typeof build>): Map<string, [string, number | undefined]> {
  const text = (row: number) => textAt(table.keyword, row);
  const sections = [...silo.place.keys()].filter(
    (row) => (silo.host[row] ?? -1) >= 0 && silo.parent[row] === silo.host[row],
  );
  return new Map(sections.map((row) => [text(row), [text(silo.parent[row] ?? -1), silo.reason[row]]]));
}

describe('a keyword map', () => {
  it('has one page an address, called by what most of its keywords say', () => {
    const outline = outlineOf(build(MAP).table, build(MAP).silo);
    expect(outline).toContain('Marble: marble cleaning');
    expect(outline).not.toMatch(/^ *(?:Marble: )?(?:granite|travertine|stone restoration)/mu);
    const sections = sectionsOf(build(MAP));
    expect(sections.get('granite')).toEqual(['marble cleaning', PLACEMENT_REASONS.sectionOfPlanned]);
    expect(sections.get('travertine')).toEqual(['marble cleaning', PLACEMENT_REASONS.sectionOfPlanned]);
  });

  it('has a page for the start page, too', () => {
    const list = [...MAP, ...planned('Firm', '/', ['stone experts', 'acme stone'])];
    expect(sectionsOf(build(list)).get('acme stone')?.[0]).toBe('stone experts');
  });

  it('has one pillar for an address, though each of its keywords is marked as one', () => {
    const list = MAP.map((one) => (one.topic === 'Marble' ? { ...one, level: 1 as const } : one));
    const { table, silo } = build(list);
    const pillars = [...silo.place.keys()].filter(
      (row) => silo.place[row] === PLACES.pillar && silo.topics[silo.topic[row] ?? -1] === 'Marble',
    );
    expect(pillars.map((row) => textAt(table.keyword, row))).toEqual(['marble cleaning']);
    expect(sectionsOf({ table, silo, index: build(list).index }).get('granite')?.[0]).toBe('marble cleaning');
  });

  it('has one page for an address of two marked keywords, the same in any order of its rows', () => {
    const list: ListedKeyword[] = [
      { keyword: 'pizza', topic: 'Pizza', level: 1, urls: ['/pizza'], volume: 100 },
      { keyword: 'pizza ovens guide', topic: 'Pizza', level: 1, urls: ['/pizza'], volume: 9000 },
      ...['gas pizza oven', 'wood pizza oven'].map(
        (keyword, at): ListedKeyword => ({ keyword, topic: 'Pizza', level: 4, urls: [`/pizza/${at}`] }),
      ),
      ...['ice', 'ice maker', 'crushed ice', 'ice cubes'].map(
        (keyword, at): ListedKeyword => ({ keyword, topic: 'Ice', level: 4, urls: [`/ice/${at}`] }),
      ),
    ];
    for (const one of [list, list.toReversed()])
      expect(sectionsOf(build(one)).get('pizza ovens guide')?.[0]).toBe('pizza');
  });

  it('keeps together what it plans for one address in two topics', () => {
    expect(sectionsOf(build(MAP)).get('velvet')).toEqual(['curtains', PLACEMENT_REASONS.sectionOfPlanned]);
  });

  it.each([
    ['with an address for every keyword', SINGLES],
    ['without topics, where an address is what ranks', MAP.map(({ topic: _, ...one }) => one)],
    ['with search results', MAP.map((one) => ({ ...one, urls: [...(one.urls ?? []), '/b', '/c'] }))],
    ['that sends half of its keywords to the start page', MAP.map((one) => ({ ...one, urls: ['/'] }))],
  ])('is none %s', (_, list) => {
    const reasons = [...sectionsOf(build(list)).values()].map(([, reason]) => reason);
    expect(reasons).not.toContain(PLACEMENT_REASONS.sectionOfPlanned);
  });
});

/** Pages that the file names the type of, without volumes, three topics of six pages each. */
const TYPED: ListedKeyword[] = [
  ['Waivers', 'lien waiver, payment bond, sample document, notary rules, when to sign, waiver deadlines'],
  ['States', 'arizona lien law, texas lien law, nevada deadlines, georgia notice, florida bonds, ohio forms'],
  ['Payment', 'pay apps, retainage, change orders, joint checks, prompt payment, progress billing'],
].flatMap(([topic = '', keywords = '']) =>
  keywords.split(', ').map((keyword): ListedKeyword => ({ keyword, topic, level: 4 })),
);

function levelsOf({ table, silo }: ReturnType<typeof build>): Map<string, number | undefined> {
  return new Map([...silo.place.keys()].map((row) => [textAt(table.keyword, row), silo.place[row]]));
}
const isPageOf = (built: ReturnType<typeof build>, keyword: string) =>
  [1, 2, 3].includes(levelsOf(built).get(keyword) ?? 0);

describe('a map that names an address for each keyword', () => {
  const isPageText = (built: ReturnType<typeof build>) =>
    [...built.silo.place.keys()]
      .filter((row) => [1, 2, 3].includes(built.silo.place[row] ?? 0))
      .map((row) => textAt(built.table.keyword, row))
      .toSorted();
  const all = SINGLES.map(({ keyword }) => keyword).toSorted();

  it('has one page an address and proposes none', () => {
    const built = build(SINGLES);
    expect(isPageText(built)).toEqual(all);
    expect(planSummary(built.table, built.silo)).toMatchObject({ named: SINGLES.length, proposed: 0 });
  });

  it('has one page lead each topic', () => {
    const { silo } = build(SINGLES);
    const pillars = [...silo.place.keys()].filter((row) => silo.place[row] === PLACES.pillar);
    const topics = pillars.map((row) => silo.topics[silo.topic[row] ?? -1]).toSorted();
    expect(new Set(topics)).toEqual(new Set(['Curtains', 'Marble', 'Materials', 'Other']));
  });

  it('keeps wordings apart that it plans for two addresses', () => {
    const rewordings = ['marble polish', 'polishing marble'].map(
      (keyword, at): ListedKeyword => ({ keyword, topic: 'Marble', urls: [`/more-${at}`], volume: 90 }),
    );
    const built = build([...SINGLES, ...rewordings]);
    expect(isPageText(built)).toEqual([...all, ...rewordings.map(({ keyword }) => keyword)].toSorted());
  });

  it('is one where a keyword is planned for two pages by lines of their own', () => {
    const list = SINGLES.map((one, at) => (at === 3 ? { ...one, urls: [...(one.urls ?? []), '/b'] } : one));
    expect(isPageText(build(list))).toEqual(all);
  });

  it.each([
    ['without topics', SINGLES.map(({ topic: _, ...one }) => one)],
    [
      'where many keywords have no address',
      SINGLES.map((one, at) => (at % 5 === 0 ? { ...one, urls: [] } : one)),
    ],
    [
      'with more addresses than anybody types',
      Array.from({ length: 7 }, (_, copy) =>
        SINGLES.map((one) => ({
          ...one,
          keyword: `${one.keyword} ${'abcdefg'[copy]}`,
          urls: [`${one.urls?.[0]}-${copy}`],
        })),
      ).flat(),
    ],
  ])('is none %s', (_, list) => {
    const built = build(list);
    expect(planSummary(built.table, built.silo)).toMatchObject({ named: 0 });
    expect(isPageText(built).length).toBeLessThan(list.length);
  });

  it('is none with positions: an address is what ranks', () => {
    const table = { ...tableOf(SINGLES), position: Float64Array.from(SINGLES, () => 12) };
    const { silo } = buildSilo(table, { language: 'en', grouping: 'moderate' });
    expect(planSummary(table, silo).named).toBe(0);
  });
});

describe('a map that names the type of each page', () => {
  it('is planned page by page, whatever a list of its size would get', () => {
    const built = build(TYPED);
    expect(TYPED.filter(({ keyword }) => !isPageOf(built, keyword))).toEqual([]);
    expect(planSummary(built.table, built.silo)).toMatchObject({ named: TYPED.length, proposed: 0 });
  });

  it('has one page lead each topic of the file, and says so of those that share no word with it', () => {
    const { table, silo } = build(TYPED);
    const pillars = [...silo.place.keys()].filter((row) => silo.place[row] === PLACES.pillar);
    expect(pillars.map((row) => silo.topics[silo.topic[row] ?? -1]).toSorted()).toEqual([
      'Payment',
      'States',
      'Waivers',
    ]);
    const retainage = [...silo.place.keys()].find((row) => textAt(table.keyword, row) === 'retainage') ?? -1;
    const billing =
      [...silo.place.keys()].find((row) => textAt(table.keyword, row) === 'progress billing') ?? -1;
    expect([silo.reason[retainage], silo.reason[billing]]).toContain(PLACEMENT_REASONS.belowTopic);
    const { silo: again } = resizePlan(
      { table, silo, language: 'en' },
      buildTokenIndex(table, 'en'),
      18,
    ).document;
    expect([...again.parent]).toEqual([...silo.parent]);
    for (const size of [1, 2, 5, 9, 17]) {
      const { silo: smaller } = resizePlan(
        { table, silo, language: 'en' },
        buildTokenIndex(table, 'en'),
        size,
      ).document;
      expect(breachesOf(smaller)).toEqual([]);
      const back = resizePlan({ table, silo: smaller, language: 'en' }, buildTokenIndex(table, 'en'), 18)
        .document.silo;
      expect([...back.parent]).toEqual([...silo.parent]);
    }
  });

  it('has what the plan proposes on top of them', () => {
    const makers = ['acme', 'bolt', 'cora'].flatMap((maker) => [`${maker} drill bits`, `${maker} hand saws`]);
    const list = [...TYPED, ...makers.map((keyword) => ({ keyword, topic: 'Tools', level: 4 as const }))];
    const built = build(list);
    const { proposed, pages, named } = planSummary(built.table, built.silo);
    expect(proposed).toBeGreaterThan(0);
    expect([named, pages]).toEqual([list.length, list.length + proposed]);
  });

  it('is none where its keywords have positions and no address: searches, and the kind of page that answers them', () => {
    const measured = { position: Float64Array.from(TYPED, () => 12) };
    const namedIn = (list: readonly ListedKeyword[]) => {
      const table = { ...tableOf(list), ...measured };
      return planSummary(table, buildSilo(table, { language: 'en', grouping: 'moderate' }).silo).named;
    };
    expect(namedIn(TYPED)).toBe(0);
    expect(namedIn(TYPED.map((one, at) => ({ ...one, urls: [`/page-${at}`] })))).toBe(TYPED.length);
  });

  it('lets a page with pages below it lead a topic, in smaller plans too', () => {
    const list = [
      ...TYPED.map((one) => ({ ...one, volume: 200 })),
      { keyword: 'solar panels', topic: 'Energy', volume: 1000, level: 4 as const },
      { keyword: 'heat pump', topic: 'Energy', volume: 500, level: 4 as const },
      { keyword: 'heat pump prices', topic: 'Energy', volume: 300, level: 4 as const },
    ];
    const { table, silo } = build(list);
    const rowOf = (keyword: string) => list.findIndex((one) => one.keyword === keyword);
    const [panels, pump, prices] = ['solar panels', 'heat pump', 'heat pump prices'].map(rowOf);
    expect([silo.parent[panels ?? -1], silo.parent[prices ?? -1]]).toEqual([pump, pump]);
    expect(silo.reason[pump ?? -1]).toBe(PLACEMENT_REASONS.pillarOfTopic);
    const index = buildTokenIndex(table, 'en');
    for (const size of [1, 2, 3]) {
      const { silo: smaller } = resizePlan({ table, silo, language: 'en' }, index, size).document;
      expect(breachesOf(smaller)).toEqual([]);
      expect([...smaller.place].filter((place) => place >= 1 && place <= 3)).toHaveLength(size);
    }
  });

  it('has one page an address where it plans several keywords for it', () => {
    const list = MAP.map((one): ListedKeyword => ({ ...one, level: 4 }));
    const built = build(list);
    const addresses = new Set(MAP.map(({ urls }) => urls?.[0]));
    const pages = [...built.silo.place].filter((place) => place >= 1 && place <= 3);
    expect(pages).toHaveLength(addresses.size);
    expect(sectionsOf(built).get('granite')?.[0]).toBe('marble cleaning');
  });

  it('is no map where it has more such pages than anybody types', () => {
    const words =
      'bromo calve dusty ember flint grovy hazel ivory jolly knurl lumen mango noble onyx prism quilt raven sable tulip umbra vivid wharf xenon yacht zebra'.split(
        ' ',
      );
    const list = words.flatMap((a) => words.map((b): ListedKeyword => ({ keyword: `${a}${b}`, level: 4 })));
    const { table, silo } = build(list.map((one, at) => ({ ...one, volume: 1000 - at })));
    expect([...silo.place].filter((place) => place >= 1 && place <= 3).length).toBeLessThanOrEqual(80);
    expect(planSummary(table, silo).named).toBe(0);
  });
});

describe('secondary keywords', () => {
  const LIST: ListedKeyword[] = [
    ...'red shoes,high boots,black ankle boots,flat sandals,running trainers,rope espadrilles,beach flip flops,wedding heels,ballet flats,oxford lace ups,kids wellies,work clogs,suede loafers'
      .split(',')
      .map((keyword, at): ListedKeyword => ({ keyword, volume: 900 - 10 * at, level: 4 })),
    { keyword: 'crimson pumps', page: 'red shoes' },
    { keyword: 'shoes red', page: 'red shoes', volume: 5000 },
    { keyword: 'black ankle boot', page: 'high boots' },
    { keyword: 'thigh highs', page: 'high boots', volume: 5000 },
  ];

  it('are sections or variants of the page that the file plans them for, which its primary keyword leads', () => {
    const built = build(LIST);
    expect(LIST.filter(({ keyword, level }) => level === 4 && !isPageOf(built, keyword))).toEqual([]);
    const { table, silo } = built;
    const text = (row: number) => textAt(table.keyword, row);
    const pageOf = new Map([...silo.place.keys()].map((row) => [text(row), text(silo.parent[row] ?? -1)]));
    expect(
      LIST.flatMap(({ keyword, page }) => (page === undefined ? [] : [[pageOf.get(keyword), page]])),
    ).toEqual(LIST.flatMap(({ page }) => (page === undefined ? [] : [[page, page]])));
    expect(sectionsOf(built).get('crimson pumps')).toEqual(['red shoes', PLACEMENT_REASONS.sectionOfPlanned]);
  });

  it('of a secondary keyword are on its page; two that name each other have one each', () => {
    const list: ListedKeyword[] = [
      ...LIST,
      { keyword: 'quick chiller', page: 'crimson pumps' },
      { keyword: 'sun hats', page: 'rain caps' },
      { keyword: 'rain caps', page: 'sun hats' },
    ];
    const built = build(list);
    expect(sectionsOf(built).get('quick chiller')?.[0]).toBe('red shoes');
    expect(breachesOf(built.silo)).toEqual([]);
  });

  it('follow their page when that is renamed, and back', () => {
    const { table, silo } = build(LIST);
    const document = { table, silo, language: 'en' };
    const row = LIST.findIndex(({ keyword }) => keyword === 'red shoes');
    const renamed = applyEdit(document, { type: 'rename', row, keyword: 'scarlet shoes' });
    const rebuilt = buildSilo(renamed.document.table, { language: 'en', grouping: 'moderate' });
    expect(sectionsOf(rebuilt).get('crimson pumps')?.[0]).toBe('scarlet shoes');
    expect(undo(renamed.document, renamed.patch).table.pageKeyword).toEqual(table.pageKeyword);
  });

  it('stay with their page where the file marks levels, too', () => {
    const list: ListedKeyword[] = [
      { keyword: 'garden shed', topic: 'Garden', volume: 900, level: 1 },
      { keyword: 'wooden cabin', topic: 'Garden', volume: 500, level: 2 },
      { keyword: 'metal store', topic: 'Garden', volume: 300, level: 2 },
      { keyword: 'log hut', topic: 'Garden', page: 'wooden cabin' },
      { keyword: 'timber lodge', topic: 'Garden', page: 'wooden cabin' },
      { keyword: 'steel locker', topic: 'Garden', page: 'metal store' },
      { keyword: 'tool box outside', topic: 'Garden', page: 'metal store' },
    ];
    const built = build(list);
    const { table, silo } = built;
    const homes = list.flatMap(({ keyword, page }, row) =>
      page === undefined ? [] : [[keyword, silo.place[row], textAt(table.keyword, silo.parent[row] ?? -1)]],
    );
    expect(homes).toEqual([
      ['log hut', PLACES.section, 'wooden cabin'],
      ['timber lodge', PLACES.section, 'wooden cabin'],
      ['steel locker', PLACES.section, 'metal store'],
      ['tool box outside', PLACES.section, 'metal store'],
    ]);
    expect(breachesOf(silo)).toEqual([]);
  });

  it('share no page with another that the file names, alike or not, with and without levels', () => {
    const list: ListedKeyword[] = [
      { keyword: 'compliance automation software', volume: 900, level: 4 },
      { keyword: 'software for compliance automation', volume: 300, level: 4 },
      { keyword: 'automated compliance', page: 'compliance automation software' },
      { keyword: 'payroll audit', volume: 100, level: 4 },
      { keyword: 'audit payroll', volume: 90, level: 4 },
    ];
    for (const marked of [list, list.map((one) => ({ ...one, ...(one.level && { level: 2 as const }) }))]) {
      const built = build(marked);
      const pages = marked.filter(({ keyword }) => isPageOf(built, keyword)).map(({ keyword }) => keyword);
      expect(pages).toEqual(list.filter(({ page }) => page === undefined).map(({ keyword }) => keyword));
    }
  });
});
