// Keyword tables and silos as readable lines. Imported by tests alone.
import {
  DEFAULT_FILTERS,
  type KeywordTable,
  PAGE_LEVELS,
  type SiloState,
  textAt,
  textColumnOf,
  UNKNOWN,
} from '@silosmith/contract';
import { pageOrder } from '../filters/page-order.ts';
import { createPageTree } from '../tree/page-tree.ts';

export interface ListedKeyword {
  readonly keyword: string;
  readonly topic?: string;
  readonly volume?: number;
  readonly difficulty?: number;
  readonly cpc?: number;
  readonly level?: 0 | 1 | 2 | 3 | 4;
  readonly parent?: string;
  /** Primary keyword of a secondary one. */
  readonly page?: string;
  readonly urls?: readonly string[];
  readonly trend?: string;
}

export function tableOf(list: readonly ListedKeyword[]): KeywordTable {
  const topics = [...new Set(list.flatMap(({ topic }) => topic ?? []))];
  const texts = (values: readonly (string | undefined)[]) =>
    values.some((value) => value !== undefined) ? textColumnOf(values.map((value) => value ?? '')) : null;
  const pageKeyword = texts(list.map(({ page }) => page));
  return {
    rowCount: list.length,
    keyword: textColumnOf(list.map(({ keyword }) => keyword)),
    topic: Int32Array.from(list, ({ topic }) => (topic === undefined ? -1 : topics.indexOf(topic))),
    topics,
    pageLevel: Uint8Array.from(list, ({ level }) => level ?? PAGE_LEVELS.unstated),
    volume: Float64Array.from(list, ({ volume }) => volume ?? UNKNOWN),
    difficulty: Float64Array.from(list, ({ difficulty }) => difficulty ?? UNKNOWN),
    intent: new Uint8Array(list.length),
    line: Uint32Array.from(list, (_, row) => row + 2),
    cpc: list.some(({ cpc }) => cpc !== undefined)
      ? Float64Array.from(list, ({ cpc }) => cpc ?? UNKNOWN)
      : null,
    position: null,
    url: texts(list.map(({ urls }) => urls?.join('\n'))),
    trend: texts(list.map(({ trend }) => trend)),
    parentKeyword: texts(list.map(({ parent }) => parent)),
    ...(pageKeyword && { pageKeyword }),
  };
}

/** Keywords with their searches, such as `green tea | 9000, black tea | 55`. */
export function searchedList(text: string): ListedKeyword[] {
  return text.split(',').map((one) => {
    const [keyword = '', volume] = one.split('|').map((part) => part.trim());
    return { keyword, volume: Number(volume) };
  });
}

/** Lines such as `green tea | Tea | 9000 | 55`; `-` or nothing for what is unknown, `pillar` and so on in a fifth place. */
export function listOf(text: string): ListedKeyword[] {
  const levels: Readonly<Record<string, 1 | 2 | 3>> = { pillar: 1, cluster: 2, child: 3 };
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [keyword = '', topic = '', volume = '', difficulty = '', level = ''] = line
        .split('|')
        .map((cell) => cell.trim());
      return {
        keyword,
        ...(topic === '' || topic === '-' ? {} : { topic }),
        ...(volume === '' || volume === '-' ? {} : { volume: Number(volume) }),
        ...(difficulty === '' || difficulty === '-' ? {} : { difficulty: Number(difficulty) }),
        ...(levels[level] === undefined ? {} : { level: levels[level] }),
      };
    });
}

/** The silo as an indented outline, pages by score, variants in brackets, sections in braces. */
export function outlineOf(table: KeywordTable, silo: SiloState): string {
  const tree = createPageTree(silo);
  const rank = new Map([...pageOrder(table, silo, DEFAULT_FILTERS)].map((row, at) => [row, at]));
  const sorted = (rows: Int32Array) => [...rows].sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
  const line = (row: number, depth: number): string[] => {
    const variants = [...tree.variants(row)].map((variant) => textAt(table.keyword, variant));
    const topic = depth === 0 ? `${silo.topics[silo.topic[row] ?? -1]}: ` : '';
    const also = variants.length === 0 ? '' : ` [${variants.join(', ')}]`;
    const sections = [...tree.sections(row)].map((section) => textAt(table.keyword, section));
    const parts = sections.length === 0 ? '' : ` {${sections.join('; ')}}`;
    return [
      `${'  '.repeat(depth)}${topic}${textAt(table.keyword, row)}${also}${parts}`,
      ...sorted(tree.children(row)).flatMap((child) => line(child, depth + 1)),
    ];
  };
  return sorted(tree.pillars)
    .flatMap((row) => line(row, 0))
    .join('\n');
}
