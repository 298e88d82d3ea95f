// What do the contenders start from that compare one step only? The imported file and its stems, the same in each process.
import { readFileSync } from 'node:fs';
import type { KeywordTable } from '@silosmith/contract';
import { importKeywords } from '@silosmith/intake';
import { buildTokenIndex, type TokenIndex } from '@silosmith/silo';

export function prepareTable(file: string): { readonly table: KeywordTable; readonly index: TokenIndex } {
  const { table } = importKeywords([{ name: file, bytes: readFileSync(file) }], { language: 'en' });
  return { table, index: buildTokenIndex(table, 'en') };
}

/** Sums a hash of every pair: the same pairs give the same sum, in whatever order they come. */
export class PairSum {
  count = 0;
  private sum = 0;

  add(a: number, b: number): void {
    this.count++;
    let hash = Math.imul(Math.min(a, b), 0x9e3779b1) ^ Math.imul(Math.max(a, b), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    this.sum = (this.sum + (hash ^ (hash >>> 13))) | 0;
  }

  told(): { readonly pairs: number; readonly sum: number } {
    return { pairs: this.count, sum: this.sum };
  }
}
