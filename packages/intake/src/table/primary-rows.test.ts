// Keyword maps that give each keyword a row of its own, and say otherwise which of them share a page.
import { type ColumnRole, PAGE_LEVELS, textAt } from '@silosmith/contract';
import { describe, expect, it } from 'vitest';
import { detect } from '../detect.ts';
import { importKeywords } from '../import-keywords.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const fileOf = (text: string) => ({ name: 'map.csv', bytes: bytesOf(text) });

/** `keyword < page` for each row of the table that the file plans for the page of another. */
function pagesOf(...texts: readonly string[]): string[] {
  const { table } = importKeywords(texts.map(fileOf), { language: 'en' });
  return Array.from({ length: table.rowCount }, (_, row) => {
    const page = table.pageKeyword === undefined ? '' : textAt(table.pageKeyword, row);
    return `${textAt(table.keyword, row)}${page === '' ? '' : ` < ${page}`}`;
  });
}

function rolesOf(text: string): Partial<Record<ColumnRole, string>> {
  const { columns } = detect(bytesOf(text));
  return Object.fromEntries(columns.flatMap(({ role, header }) => (role === null ? [] : [[role, header]])));
}

const LONG_TAILS = ['red', 'blue', 'green', 'black', 'white']
  .map((colour) => `${colour} shoes for women,Long-tail\n`)
  .join('');

describe('a column that says which keyword is the primary one', () => {
  it('plans the secondary ones of an address for its page, in the topic and on the level of that', () => {
    const text =
      'keyword,cluster,target_url,page_role,primary,volume\nred shoes,Shoes,/red,pillar,Y,90\nshoes,Basics,/red,cluster,N,900\nboots,Boots,/boots,cluster,Y,50\nbooties,Boots,/boots,cluster,N,70\nlaces,Boots,/laces,cluster,N,5\n';
    expect(pagesOf(text)).toEqual(['red shoes', 'shoes < red shoes', 'boots', 'booties < boots', 'laces']);
    const { table } = importKeywords([fileOf(text)], { language: 'en' });
    expect([...table.topic].map((topic) => table.topics[topic])).toEqual([
      'Shoes',
      'Shoes',
      'Boots',
      'Boots',
      'Boots',
    ]);
    const { pillar, cluster, unstated } = PAGE_LEVELS;
    expect([...table.pageLevel]).toEqual([pillar, unstated, cluster, unstated, cluster]);
    expect(table.volume[1]).toBe(900);
  });

  it('plans them for the only primary one of their topic, where the file has no addresses', () => {
    const rows =
      'Keyword,Keyword type,Topic\nbooties,Secondary,Boots\nboots,Primary,Boots\nred shoes,Primary,Shoes\ncrimson shoes,Long-tail,Shoes\nbags,Primary,Bags\ntotes,Primary,Bags\nclutches,Secondary,Bags\nhats,Secondary,\n';
    expect(pagesOf(rows)).toEqual([
      'booties < boots',
      'boots',
      'red shoes',
      'crimson shoes < red shoes',
      'bags',
      'totes',
      'clutches',
      'hats',
    ]);
  });

  it.each([
    ['a flag', 'Keyword,Is primary\nred shoes,TRUE\ncrimson shoes,FALSE\n', 'Is primary'],
    ['a flag in figures', 'Keyword,Is primary\nred shoes,1\ncrimson shoes,0\n', 'Is primary'],
    ['words in another language', 'Parola chiave,Tipo\nscarpe rosse,Principale\nscarpe,Secondaria\n', 'Tipo'],
    ['kinds of keywords', `Keyword,Keyword type\nshoes,Head\n${LONG_TAILS}`, undefined],
    ['an order of work', 'Keyword,Type\nred shoes,High\nboots,Low\n', undefined],
    ['schools', 'Keyword,Level\nmaths games,Primary\nalgebra,Secondary\n', undefined],
    ['levels', 'Keyword,Role\nshoes,Pillar\nred shoes,Supporting\n', undefined],
  ])('%s', (_, text, header) => {
    expect(rolesOf(text).keywordRole).toBe(header);
  });
});

describe('addresses of planned pages', () => {
  const rows = (addresses: readonly string[]) =>
    addresses
      .map((address, at) => `${address.slice(1) || 'start'} word${at},${address},${100 + at}`)
      .join('\n');
  const planned = ['/red', '/red', '/blue', '/blue', '/green'];
  const list = rows(planned);
  const isPlanned = (text: string) => pagesOf(text).some((row) => row.includes(' < '));

  it('make one page each, called by the keyword that its address says, else by the most searched', () => {
    const text =
      'keyword,target URL,volume\nshrink pdf,/tools/compress-pdf/,900\ncompress pdf,/tools/compress-pdf/,400\npdf join,/merge,50\nmerge pdfs,/merge,70\npdf to word,/pdf-to-word,20\n';
    expect(pagesOf(text)).toEqual([
      'shrink pdf < compress pdf',
      'compress pdf',
      'pdf join < merge pdfs',
      'merge pdfs',
      'pdf to word',
    ]);
    const { table } = importKeywords([fileOf(text)], { language: 'en' });
    expect(table.pageLevel[4]).toBe(PAGE_LEVELS.anyLevel);
  });

  it.each([
    ['/blast-freezer', '/blast-freezer/'],
    ['https://acme.com/blast-freezer/', 'https://acme.com/blast-freezer#top'],
    ['/blast-freezer.html', '/blast-freezer.html'],
    ['/blast-freezer/index.html', '/blast-freezer/index.html'],
    ['/blast%2Dfreezer', '/blast%2Dfreezer'],
  ])('are one however they are written: %s, %s', (one, other) => {
    const text = `keyword,target URL,volume\nshock freezer for sale,${one},900\nblast freezer,${other},100\nice maker,/ice,50\n`;
    expect(pagesOf(text)).toEqual(['shock freezer for sale < blast freezer', 'blast freezer', 'ice maker']);
    const roles = `keyword,role,URL\nblast freezer,Primary,${one}\nshock freezer,Secondary,${other}\nice maker,Primary,/ice\n`;
    expect(pagesOf(roles)).toEqual(['blast freezer', 'shock freezer < blast freezer', 'ice maker']);
  });

  it('are those of their own file alone: another file says where pages rank', () => {
    const map = 'Keyword,Target URL\nred shoes,/red\ncrimson shoes,/red\nboots,/boots\nbooties,/boots\n';
    const ranks = `Keyword,Volume,Position,URL\n${Array.from({ length: 9 }, (_, at) => `word${at} coat,90,12,https://a.example/${at >> 1}`).join('\n')}\nhat,70,3,\n`;
    const planned = ['crimson shoes < red shoes', 'booties < boots'];
    for (const files of [
      [map, ranks],
      [ranks, map],
    ])
      expect(pagesOf(...files).filter((row) => row.includes(' < '))).toEqual(planned);
  });

  it('are no remarks on what a page waits for', () => {
    const remarks = [
      'TBD',
      'TBD',
      'existing',
      'existing',
      'New page',
      'new page',
      'in progress',
      'offen',
      'offen',
      '?',
    ];
    const rest = Array.from({ length: 120 }, (_, at) => `word${at} thing,/products/p${at >> 1},${at}`).join(
      '\n',
    );
    const text = `keyword,Target URL,volume\n${remarks.map((one, at) => `thing of ${at},${one},9`).join('\n')}\nfreezers,freezers,7\nice,ice-makers,8\n${rest}`;
    const { table } = importKeywords([fileOf(text)], { language: 'en' });
    const addresses = Array.from({ length: 12 }, (_, row) =>
      table.url === null ? '' : textAt(table.url, row),
    );
    expect(addresses).toEqual([...remarks.map(() => ''), 'freezers', 'ice-makers']);
    expect(
      pagesOf(text)
        .slice(0, 12)
        .filter((row) => row.includes(' < ')),
    ).toEqual([]);
  });

  it.each([
    ['a header that says so', `keyword,Target URL,volume\n${list}`],
    ['a header in French', `mot clé,URL cible,volume\n${list}`],
    ['a primary keyword for each page', `Primary keyword,URL,volume\n${list}`],
    ['no figure of a tool', `keyword,URL,priority\n${list}`],
    [
      'topics and levels',
      `keyword,target_url,volume,cluster,tier\n${list.replaceAll('\n', ',Colours,Cluster\n')},Colours,Pillar`,
    ],
  ])('are known by %s', (_, text) => {
    expect(isPlanned(text)).toBe(true);
  });

  it.each([
    ['what a tool found', `keyword,URL,volume\n${list}`],
    ['rankings', `keyword,target URL,position\n${list}`],
    [
      'topics without levels, which the plan reads itself',
      `keyword,target URL,volume,topic\n${list.replaceAll('\n', ',Colours\n')},Colours`,
    ],
    ['one address for all', `keyword,target URL,volume\n${rows(planned.map(() => '/red'))}`],
    ['a column that is half empty', `keyword,target URL,volume\n${list}\nshoes,,5\nboots,,6\nlaces,,7`],
    [
      'more than anybody types',
      `keyword,target URL,volume\n${rows(Array.from({ length: 400 }, (_, at) => `/p${at >> 1}`))}`,
    ],
  ])('are not %s', (_, text) => {
    expect(isPlanned(text)).toBe(false);
  });
});

describe('several columns of keywords', () => {
  it('of secondary ones', () => {
    const text =
      'page_url,primary_keyword,secondary_keywords_1,secondary_keywords_2\n/a,red shoes,crimson shoes,ruby shoes\n/b,boots,,"booties, ankle boots"\n';
    expect(pagesOf(text)).toEqual([
      'red shoes',
      'boots',
      'crimson shoes < red shoes',
      'ruby shoes < red shoes',
      'booties < boots',
      'ankle boots < boots',
    ]);
  });

  it('of secondary ones by number, in files that have one primary keyword a page', () => {
    const text =
      'Page URL,Primary keyword,Secondary keyword 1,Secondary keyword 2,Volume\nhttps://a.example/,bike shop,bicycle store,,90\nhttps://a.example/e-bikes/,e-bikes,pedelecs,buy e-bike,70\n';
    expect(pagesOf(text)).toEqual([
      'bike shop',
      'e-bikes',
      'bicycle store < bike shop',
      'pedelecs < e-bikes',
      'buy e-bike < e-bikes',
    ]);
  });

  it('by number, of which the first is the page’s', () => {
    const text =
      'city,keyword1,keyword2,keyword3\nBonn,notary bonn,apostille bonn,mobile notary bonn\nKiel,notary kiel,apostille kiel,\n';
    expect(rolesOf(text).keyword).toBe('keyword1');
    expect(pagesOf(text)).toEqual([
      'notary bonn',
      'notary kiel',
      'apostille bonn < notary bonn',
      'mobile notary bonn < notary bonn',
      'apostille kiel < notary kiel',
    ]);
  });
});

describe('a secondary keyword with a row of its own', () => {
  it('that has secondary ones passes them on to the page that it is planned for', () => {
    const rows = [
      'shock freezer,Secondary,/blast,Cold,quick chiller',
      'blast freezer,Primary,/blast,Freezers,flash freezer',
      'ice maker,Primary,/ice,Ice,ice machine',
    ];
    for (const order of [rows, rows.toReversed()]) {
      const text = `Keyword,Role,URL,Topic,Secondary keywords\n${order.join('\n')}\n`;
      expect(pagesOf(text).toSorted()).toEqual([
        'blast freezer',
        'flash freezer < blast freezer',
        'ice machine < ice maker',
        'ice maker',
        'quick chiller < blast freezer',
        'shock freezer < blast freezer',
      ]);
      const { table } = importKeywords([fileOf(text)], { language: 'en' });
      const topics = Array.from({ length: table.rowCount }, (_, row) => table.topics[table.topic[row] ?? -1]);
      expect(topics.toSorted()).toEqual(['Freezers', 'Freezers', 'Freezers', 'Freezers', 'Ice', 'Ice']);
    }
  });

  it('is of the topic that its own row states, however far below that is', () => {
    for (const gap of [1, 2_000]) {
      const fillers = Array.from({ length: gap }, (_, at) => `filler${at} thing,Other,`).join('\n');
      const text = `Keyword,Topic,Secondary keywords\nblast freezer,Freezers,chest freezer;ice maker\n${fillers}\nice maker,Ice,ice machine\n`;
      const { table } = importKeywords([fileOf(text)], { language: 'en' });
      const topicOf = new Map(
        Array.from({ length: table.rowCount }, (_, row) => [
          textAt(table.keyword, row),
          table.topics[table.topic[row] ?? -1],
        ]),
      );
      expect(['ice maker', 'ice machine', 'chest freezer'].map((one) => topicOf.get(one))).toEqual([
        'Ice',
        'Ice',
        'Freezers',
      ]);
    }
  });
});

describe('supporting pages', () => {
  const levelsOf = (text: string) => [...importKeywords([fileOf(text)], { language: 'en' }).table.pageLevel];

  it('are on the third level where a file names clusters, too, else on the second', () => {
    const { pillar, cluster, subSupporting } = PAGE_LEVELS;
    const head = 'Keyword,Tier\nshoes,Pillar\nred shoes,Supporting\n';
    expect(levelsOf(head)).toEqual([pillar, cluster]);
    expect(levelsOf(`${head}running shoes,Cluster\n`)).toEqual([pillar, subSupporting, cluster]);
  });

  it('have no level by a tier that is an order of work', () => {
    expect(rolesOf('Keyword,Tier,Volume\nshoes,1,10\nboots,2,20\n').pageType).toBeUndefined();
  });
});
