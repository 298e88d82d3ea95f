// A keyword map says, for each keyword, the page of the site that is to answer it.
import { PLACEMENT_REASONS, textAt } from '@silosmith/contract';
import { describe, expect, it } from 'vitest';
import { type ListedKeyword, outlineOf, tableOf } from '../testing/keyword-list.ts';
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
