// Which of the pages of a plan leads which, seen on small lists whose pages are given.
import { NEEDS } from '@silosmith/language';
import { describe, expect, it } from 'vitest';
import { planPagesOf } from '../testing/plan-pages.ts';
import { isEnoughBelow } from './enough-below.ts';
import { canJoin, LARGE_FAMILY } from './page-families.ts';
import { planPages } from './plan.ts';
import { levelSilo } from './silo-levels.ts';
import { readTellingWords, saysMore } from './telling-words.ts';

interface Listed {
  readonly keyword: string;
  readonly demand: number;
  /** The place of the need in NEEDS, from 1. */
  readonly need?: number;
  /** Others of its keywords that have fewer words. */
  readonly shorter?: readonly string[];
}

function outlineOf(list: readonly Listed[], knowsDemand = true) {
  const sorted = list.toSorted((a, b) => b.demand - a.demand || (a.keyword < b.keyword ? -1 : 1));
  const texts = sorted.flatMap(({ shorter = [] }) => shorter);
  const { levels, rank, hubs } = planPages(
    {
      count: sorted.length,
      keywords: sorted.map(({ keyword }) => keyword),
      demand: Float64Array.from(sorted, ({ demand }) => demand),
      knowsDemand,
      pole: new Int8Array(sorted.length),
      need: Uint8Array.from(sorted, ({ need }) => need ?? 0),
      scope: new Int32Array(sorted.length),
      shorter: {
        rowsOf: new Map(
          sorted.map(({ shorter = [] }, page) => [page, shorter.map((text) => texts.indexOf(text))]),
        ),
        texts,
      },
    },
    { language: 'en', keywordCount: 1000 },
  );
  const nameAt = (page: number) => sorted[page]?.keyword ?? hubs[page - sorted.length]?.phrase.text ?? null;
  const at = (keyword: string) => {
    const listed = sorted.findIndex((one) => one.keyword === keyword);
    const hub = hubs.findIndex(({ phrase }) => phrase.text === keyword);
    return listed < 0 && hub >= 0 ? sorted.length + hub : listed;
  };
  return {
    parentOf: (keyword: string) => nameAt(levels.parent[at(keyword)] ?? -1),
    rankOf: (keyword: string) => rank[at(keyword)] ?? 0,
  };
}

const NEWS = 6;
/** Each searched a little less than the one before. */
const falling = (most: number, keywords: readonly string[]): Listed[] =>
  keywords.map((keyword, at) => ({ keyword, demand: most - at }));
const OTHERS = falling(
  500,
  'garden shed,roof tiles,solar panels,window frames,kitchen sink,oak floor,heat pump,bath tub,attic fan,front door,wall paint,stair rail,brick oven,pool cover'.split(
    ',',
  ),
);

it('of two proposed pages the one that says what the whole list is about leads what says it, too', () => {
  const sheds = 'roof,paint,door,felt,base,window,lock,ramp,floor,ladder,gutter,heater'.split(',');
  const { parentOf } = outlineOf([
    ...falling(900, ['garden screening', 'garden lighting', 'garden fencing', 'best garden sheds']),
    ...falling(
      500,
      sheds.map((word) => `shed ${word}`),
    ),
  ]);
  expect(parentOf('garden screening')).toBe('garden');
  expect(parentOf('shed paint')).toMatch(/^sheds?$/u);
  expect(parentOf('best garden sheds')).toBe(parentOf('shed paint'));
});

describe('who leads whom', () => {
  const asked = [
    { keyword: 'ghost cms', demand: 1300 },
    { keyword: 'ghost cms news', demand: 4400, need: NEWS },
    ...['release', 'security'].map((word) => ({
      ...{ keyword: `ghost cms ${word} news`, demand: 800 },
      need: NEWS,
    })),
    ...Array.from({ length: 14 }, (_, at) => ({
      ...{ keyword: `ghost cms part${'abcdefghijklmn'[at]}`, demand: 1000 - at },
    })),
  ];

  it('has what says all that a page asks side by side below it, though that only asks something of what the whole list is about', () => {
    const kinds =
      'beach,picnic,dinner,garden,hawaii,paris,winter,rooftop,museum,zoo,lake,forest,opera,castle'.split(',');
    const list = [
      { keyword: 'best proposal ideas', demand: 2000 },
      ...falling(900, [
        'unique proposal ideas',
        'outdoor proposal ideas',
        'proposal ideas on a mountain',
        'rustic ideas proposal',
        'how to find ideas for a proposal speech',
      ]),
      ...falling(
        600,
        kinds.map((kind) => `${kind} proposal`),
      ),
    ];
    const { parentOf } = outlineOf(list);
    const narrower = [
      ...['unique proposal ideas', 'outdoor proposal ideas', 'proposal ideas on a mountain'],
      'rustic ideas proposal',
    ];
    expect(narrower.map(parentOf)).toEqual(narrower.map(() => 'proposal ideas'));
    expect(parentOf('how to find ideas for a proposal speech')).not.toBe('proposal ideas');
  });

  it('has those who look for work on a topic of their own, where that is half of it', () => {
    const JOBS = 1 + NEEDS.indexOf('jobs');
    const list = (need: number) => [
      { keyword: 'nursery', demand: 9000 },
      ...falling(4000, ['nursery furniture', 'nursery bedding', 'nursery rhymes']),
      { keyword: 'nursery jobs', demand: 900, need },
      ...falling(
        800,
        ['london', 'leeds', 'york', 'derby', 'luton'].map((town) => `nursery jobs ${town}`),
      ).map((one) => ({ ...one, need })),
      ...OTHERS,
    ];
    expect(outlineOf(list(JOBS)).parentOf('nursery jobs')).toBeNull();
    expect(outlineOf(list(JOBS)).parentOf('nursery jobs leeds')).toBe('nursery jobs');
    expect(outlineOf(list(0)).parentOf('nursery jobs')).toBe('nursery');
  });

  it('has of two that say about as much the one lead that is searched far more, where searches are known', () => {
    const list = (jaguar: number) => [
      { keyword: 'jaguar', demand: jaguar },
      { keyword: 'hatfield', demand: 3000 },
      { keyword: 'jaguar hatfield', demand: 600 },
      { keyword: 'jaguar lease', demand: 590 },
      ...OTHERS,
    ];
    expect(outlineOf(list(9000)).parentOf('jaguar hatfield')).toBe('jaguar');
    expect(outlineOf(list(5000)).parentOf('jaguar hatfield')).toBe('hatfield');
    expect(outlineOf(list(9000), false).parentOf('jaguar hatfield')).toBe('hatfield');
  });

  it('has the page about a thing lead what is asked of it, however much more that is searched', () => {
    const { parentOf, rankOf } = outlineOf(asked);
    expect(parentOf('ghost cms news')).toBe('ghost cms');
    expect(parentOf('ghost cms release news')).toBe('ghost cms news');
    expect(rankOf('ghost cms')).toBe(1);
  });

  it('has words alone say which page is broader where searches are unknown and demand counts keywords', () => {
    const counted = [
      ...[
        { keyword: 'lien waiver', demand: 2 },
        { keyword: 'lien waiver california', demand: 8 },
      ],
      ...[
        'form',
        'software',
        'app',
        'texas',
        'deadline',
        'template',
        'statute',
        'court',
        'notary',
        'release',
      ].map((word) => ({ keyword: `lien waiver ${word}`, demand: 1 })),
    ];
    expect(outlineOf(counted, false).parentOf('lien waiver california')).toBe('lien waiver');
    expect(outlineOf([...counted, ...OTHERS]).parentOf('lien waiver california')).toBeNull();
  });

  it('has what the whole list is about lead all of it, however little that is searched', () => {
    const list = [
      'california',
      'form',
      'software',
      'texas',
      'deadline',
      'template',
      'statute',
      'court',
      'notary',
    ]
      .flatMap((word) => [`lien waiver ${word}`, `${word} for a lien waiver`])
      .map((keyword) => ({ keyword, demand: 8 }));
    const { parentOf } = outlineOf([{ keyword: 'lien waiver', demand: 2 }, ...list]);
    expect(parentOf('lien waiver california')).toBe('lien waiver');
  });

  it('proposes a page about a thing wherever its name stands beside what is asked', () => {
    const list = [
      'benefits of ashwagandha powder',
      'side effects of ashwagandha root',
      'price of ashwagandha pills',
    ];
    const { parentOf } = outlineOf([...falling(900, list), ...OTHERS]);
    expect(list.map(parentOf)).toEqual(list.map(() => 'ashwagandha'));
  });

  it('puts nothing below a page that says one of two opposing words and it does not', () => {
    const subjects = ['nursing', 'history', 'marketing', 'biology', 'finance', 'music', 'physics', 'law'];
    const keywords = [
      ...['masters degree', 'career degree', 'nursing degree', 'masters nursing degree'],
      ...subjects.flatMap((subject) => [`masters degree in ${subject}`, `career ${subject} degree`]),
      ...OTHERS.map(({ keyword }) => keyword),
      ...OTHERS.slice(0, 8).map(({ keyword }) => `${keyword} repair`),
    ];
    const pages = planPagesOf(keywords);
    const source = {
      pages,
      words: readTellingWords(keywords, 'en'),
      standing: {
        ...{ rank: Int32Array.from(keywords, (_, page) => page + 1), size: keywords.length },
        demand: pages.demand,
      },
    };
    const mayJoin = (page: number, leader: number) => canJoin(source, page, leader, LARGE_FAMILY);
    expect([mayJoin(2, 0), mayJoin(2, 1), mayJoin(3, 0)]).toEqual([false, true, true]);
  });

  it('puts what is asked for another reason below the list’s subject, not below a page that asks in like words', () => {
    const others = 'reviews,calculator,online,texas,ohio,nevada,rates,apps,lenders,scams'.split(',');
    const { parentOf } = outlineOf([
      { keyword: 'payday loans', demand: 5000 },
      { keyword: 'where to get payday loans', demand: 900 },
      { keyword: 'how to get relief from payday loans', demand: 50 },
      { keyword: 'how many payday loans can you get', demand: 80 },
      ...falling(
        500,
        others.map((word) => `payday loans ${word}`),
      ),
    ]);
    expect(parentOf('where to get payday loans')).toBe('payday loans');
    expect(parentOf('how to get relief from payday loans')).toBe('payday loans');
    expect(parentOf('how many payday loans can you get')).toBe('payday loans');
  });

  it('calls a proposed page by the whole name of a place', () => {
    const asked = 'limo,airport transfer,city tour,wine tour,wedding car,party bus,boat,bikes'.split(',');
    const list = falling(
      900,
      asked.map((what) => `new york ${what}`),
    );
    const { parentOf } = outlineOf([...list, ...OTHERS.slice(0, 4)]);
    expect(parentOf('new york party bus')).toBe('new york');
  });

  const cities = ['miami', 'boston', 'chicago', 'houston', 'denver', 'dallas', 'austin', 'seattle', 'tampa'];
  const services = [
    ...cities.map((city, at) => ({ keyword: `car service ${city}`, demand: 1000 - at })),
    ...['corporate', 'airport', 'wedding', 'hourly'].map((kind, at) => ({
      keyword: `${kind} car service`,
      demand: 900 - at,
    })),
  ];

  it('proposes the page about what the whole list is about, where no keyword says that alone', () => {
    const { parentOf, rankOf } = outlineOf(services);
    expect(services.map(({ keyword }) => parentOf(keyword))).toEqual(services.map(() => 'car service'));
    expect(rankOf('car service')).toBe(1);
  });

  it('proposes none beside a page that is about that', () => {
    const { parentOf } = outlineOf([{ keyword: 'car service', demand: 5000 }, ...services]);
    expect(parentOf('car service')).toBeNull();
    expect(parentOf('car service miami')).toBe('car service');
    const softly = outlineOf([{ keyword: 'service', demand: 5000 }, ...services]);
    expect(softly.rankOf('car service')).toBe(0);
  });

  it('gives what is only asked of a thing no topic of its own beside that thing, nor a small part of it, but a large one', () => {
    // Pages 1 and 2 lead four others each, page 3 two; the pillar has too many below it to keep all.
    const parent = Int32Array.of(-1, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, ...new Array<number>(12).fill(0));
    const keywords = ['ghost', 'ghost price', 'ghost themes', 'ghost api'];
    const words = readTellingWords(keywords, 'en');
    const { pillar } = levelSilo(
      {
        parent,
        worth: new Float64Array(parent.length).fill(1),
        isOwnSubject: (branch, root) => saysMore(words, branch, root),
        isForOthers: () => false,
      },
      [...parent.keys()],
    );
    expect([...pillar.subarray(0, 4)]).toEqual([0, 0, 2, 0]);
    expect([...pillar.subarray(4, 14)]).toEqual([0, 0, 0, 0, 2, 2, 2, 2, 0, 0]);
  });

  it('has the word for a kind lead pages that stand alone, where it ends them, though it goes with any subject', () => {
    const subjects = ['nursing', 'biology', 'physics', 'geology'];
    const others = ['thermal relay', 'towbar', 'dashcam', 'lawn mower', 'sewing kit', 'garden hose'];
    const listOf = (keywords: readonly string[]) =>
      [...keywords, ...others].map((keyword, at) => ({ keyword, demand: 900 - 10 * at }));
    const { parentOf } = outlineOf(listOf(subjects.map((subject) => `${subject} degree`)));
    for (const subject of subjects) expect(parentOf(`${subject} degree`)).toBe('degree');
    const first = outlineOf(listOf(subjects.map((subject) => `degree ${subject}`)));
    for (const subject of subjects) expect(first.parentOf(`degree ${subject}`)).toBeNull();
  });

  const others = [
    'thermal relay',
    'towbar',
    'dashcam',
    'lawn mower',
    'sewing kit',
    'garden hose',
    'oak door',
    'sun cream',
    'ski boots',
    'tea kettle',
    'rice cooker',
    'wall clock',
    'bread knife',
  ];
  const namesOf = (head: string, kinds: readonly string[]) => kinds.map((kind) => `${head} ${kind}`);
  const searched = (keywords: readonly string[]) =>
    [...keywords, ...others].map((keyword, at) => ({ keyword, demand: 900 - 10 * at }));

  it('has a page that says nothing besides lead, not one that asks something which the others do not', () => {
    const cars = namesOf('aston martin', ['valiant', 'vantage', 'solihull']);
    const question = { keyword: 'where was aston martin made', demand: 5000, shorter: ['aston martin'] };
    const { parentOf } = outlineOf([question, { keyword: 'aston martin', demand: 4000 }, ...searched(cars)]);
    for (const car of cars) expect(parentOf(car)).toBe('aston martin');
  });

  it('has what is proposed stand below what else is proposed and says less', () => {
    const pumps = ['garden', 'surface', 'circulator', 'submersible', 'hydraulic'].map(
      (kind) => `${kind} pump`,
    );
    const lifting = namesOf('lifting pump', ['panic', 'float', 'clinic']);
    const { parentOf } = outlineOf(searched([...pumps, ...lifting]));
    for (const pump of pumps) expect(parentOf(pump)).toBe('pump');
    expect(parentOf('lifting pump')).toBe('pump');
    expect(parentOf('lifting pump float')).toBe('lifting pump');
  });

  it('proposes nothing above two pages of which one is about just that', () => {
    const degrees = namesOf('degree', ['nursing', 'biology', 'physics']);
    const words = readTellingWords(
      [...degrees, 'cyber security degree', 'cyber security job', 'cyber security bachelor', ...others],
      'en',
    );
    const ids = words.partsOf('cyber security').flatMap((part) => part.ids);
    const isEnough = (below: readonly number[]) => isEnoughBelow(words, { ids }, below, () => [3, 4, 5]);
    expect(isEnough([4, 5])).toBe(true);
    // `degree` is in so many pages that the first is about cyber security: it leads the other.
    expect(isEnough([3, 5])).toBe(false);
    expect(isEnough([3, 4, 5])).toBe(true);
  });

  it('has what is proposed lead its pages, though a page of the list says less than both', () => {
    const words = ['free covid tests', 'usps covid tests', 'home covid tests', 'positive covid tests'];
    const list = ['testing', ...words].map((keyword, at) => ({ keyword, demand: 9000 / (at + 1) }));
    const { parentOf } = outlineOf(list);
    expect(words.slice(1).map(parentOf)).toEqual(['covid tests', 'covid tests', 'covid tests']);
  });

  it('proposes no rest of two longer names, but of three, and a name that stands behind other words', () => {
    const others = ['tyres kiel', 'brake fluid', 'oil filter', 'roof box', 'tow bar', 'child seat'];
    const ends = ['cyber security degree', 'homeland security degree', 'network security degree'];
    const parentWith = (third: number, more: readonly string[]) => {
      const listed = [...ends, ...more, ...others].map((keyword, at) => ({ keyword, demand: 900 - at }));
      const list = listed.map((one) => (one.keyword === ends[2] ? { ...one, demand: third } : one));
      return outlineOf(list).parentOf('cyber security degree');
    };
    expect(parentWith(0, ['security guard'])).toBeNull();
    expect(parentWith(900, ['security guard'])).toBe('security degree');
    // Here `security` is said of a degree alone.
    expect(parentWith(0, [])).toBe('security degree');
    expect(parentWith(0, ['security guard', 'security degree berlin'])).toBe('security degree');
  });
});
