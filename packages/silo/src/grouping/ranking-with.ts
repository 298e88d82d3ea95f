// Which keywords rank with those of a part: an address of the file's own site that both rank with, or shared results.
import type { KeywordTable } from '@silosmith/contract';
import type { KeywordUnits } from './keyword-units.ts';
import { addressesOf, FEWEST_SHARED, resultsOf } from './result-features.ts';

/** What the keywords of a part rank with. */
export class RankingWith {
  private readonly addresses = new Set<string>();
  private readonly results: string[][] = [];
  private readonly units: KeywordUnits;
  private readonly table: Pick<KeywordTable, 'url'>;

  constructor(part: readonly number[], units: KeywordUnits, table: Pick<KeywordTable, 'url'>) {
    this.units = units;
    this.table = table;
    if (table.url === null) return;
    for (const unit of part) {
      const row = units.row[unit] ?? 0;
      const results = resultsOf(table, row);
      if (results.length > 0) this.results.push(results);
      else for (const address of addressesOf(table, row)) this.addresses.add(address);
    }
  }

  has(unit: number): boolean {
    const row = this.units.row[unit] ?? 0;
    if (this.table.url === null) return false;
    const results = resultsOf(this.table, row);
    if (results.length === 0) return addressesOf(this.table, row).some((one) => this.addresses.has(one));
    return this.results.some(
      (others) => others.filter((one) => results.includes(one)).length >= FEWEST_SHARED,
    );
  }
}
