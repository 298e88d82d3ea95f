// Keyword files for journeys, made here: no sample of anybody else's is needed.

const MODIFIERS = [
  'best',
  'cheap',
  'how to clean',
  'how to choose',
  'compare',
  'buy',
  'repair',
  'history of',
  'parts of',
  'why use',
];
const THINGS = [
  'garden hose',
  'lawn mower',
  'hedge trimmer',
  'leaf blower',
  'pruning shears',
  'water butt',
  'compost bin',
  'raised bed',
];

export interface KeywordRow {
  readonly keyword: string;
  readonly volume: number | null;
  readonly difficulty: number | null;
}

/** Rows of distinct keywords, each wanting a page of its own. */
export function gardenKeywords(count: number): KeywordRow[] {
  return Array.from({ length: count }, (_, i) => {
    const thing = THINGS[i % THINGS.length] ?? '';
    const modifier = MODIFIERS[Math.floor(i / THINGS.length) % MODIFIERS.length] ?? '';
    const round = Math.floor(i / (THINGS.length * MODIFIERS.length));
    return {
      keyword: `${modifier} ${thing}${round > 0 ? ` model ${round}` : ''}`,
      volume: i % 5 === 4 ? null : 5_000 - i * 13,
      difficulty: i % 7 === 6 ? null : (i * 11) % 30,
    };
  });
}

const cell = (value: number | null): string => (value === null ? '' : String(value));

/** As Ahrefs writes it: UTF-16LE with a byte-order mark, tabs, quoted cells, the extension .csv. */
export function ahrefsFile(rows: readonly KeywordRow[]): { name: string; mimeType: string; buffer: Buffer } {
  const lines = [
    ['#', 'Keyword', 'Country', 'Difficulty', 'Volume', 'CPC', 'Parent Keyword'],
    ...rows.map(({ keyword, volume, difficulty }, i) => [
      String(i + 1),
      keyword,
      'us',
      cell(difficulty),
      cell(volume),
      '',
      '',
    ]),
  ];
  const text = lines.map((cells) => cells.map((one) => `"${one}"`).join('\t')).join('\r\n');
  return {
    name: 'garden_matching-terms.csv',
    mimeType: 'text/csv',
    buffer: Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]),
  };
}

export function csvFile(
  name: string,
  text: string | Buffer,
): { name: string; mimeType: string; buffer: Buffer } {
  return { name, mimeType: 'text/csv', buffer: typeof text === 'string' ? Buffer.from(text, 'utf8') : text };
}
