// Keeps the token index current: only renamed, appended and removed rows are read again.
import { type KeywordTable, textAt, textColumnOf } from '@silosmith/contract';
import { buildTokenIndex, stemIdsOf, type TokenIndex } from './build-token-index.ts';

/** Ids stay what they are: stems that are new get the next ones, stems that no row has any more keep theirs with a frequency of 0. */
export class LiveIndex {
  private readonly language: string;
  private readonly stems: string[];
  private readonly idOfStem = new Map<string, number>();
  private now: TokenIndex;

  constructor(index: TokenIndex, language: string) {
    this.language = language;
    this.stems = [...index.stems];
    this.stems.forEach((stem, id) => {
      this.idOfStem.set(stem, id);
    });
    this.now = { ...index, stems: this.stems };
  }

  get index(): TokenIndex {
    return this.now;
  }

  /** `renamed`: rows whose text is another; rows beyond those known are read, too. O(rows + stems) copying, no reading but of those. */
  follow(table: Pick<KeywordTable, 'rowCount' | 'keyword'>, renamed: readonly number[]): void {
    const known = this.now.offsets.length - 1;
    const rows = new Set(renamed.filter((row) => row < table.rowCount));
    for (let row = known; row < table.rowCount; row++) rows.add(row);
    if (rows.size === 0 && known === table.rowCount) return;
    const changed = [...rows].sort((a, b) => a - b);
    const texts = textColumnOf(changed.map((row) => textAt(table.keyword, row)));
    const read = buildTokenIndex({ rowCount: changed.length, keyword: texts }, this.language);
    this.now = this.spliced(table.rowCount, changed, read);
  }

  private spliced(rowCount: number, changed: readonly number[], read: TokenIndex): TokenIndex {
    const { stemIds, offsets, intentCues } = this.now;
    const known = offsets.length - 1;
    const nextOffsets = new Uint32Array(rowCount + 1);
    const cues = new Uint8Array(rowCount);
    cues.set(intentCues.subarray(0, rowCount));
    const ids = new Uint32Array((offsets[Math.min(known, rowCount)] ?? 0) + read.stemIds.length);
    let used = 0;
    let next = 0;
    for (let row = 0; row < rowCount; row++) {
      if (changed[next] === row) {
        const fresh = stemIdsOf(read, next).map((id) => this.idOf(read.stems[id] ?? ''));
        ids.set(fresh.sort(), used);
        used += fresh.length;
        cues[row] = read.intentCues[next] ?? 0;
        next++;
      } else {
        const until = Math.min(changed[next] ?? rowCount, rowCount);
        const from = offsets[row] ?? 0;
        ids.set(stemIds.subarray(from, offsets[until]), used);
        for (; row < until; row++) nextOffsets[row + 1] = (offsets[row + 1] ?? 0) - from + used;
        used = nextOffsets[row] ?? used;
        row--;
        continue;
      }
      nextOffsets[row + 1] = used;
    }
    const frequency = new Uint32Array(this.stems.length);
    for (let i = 0; i < used; i++) frequency[ids[i] ?? 0] = (frequency[ids[i] ?? 0] ?? 0) + 1;
    return {
      stemIds: ids.slice(0, used),
      offsets: nextOffsets,
      stems: this.stems,
      frequency,
      intentCues: cues,
      language: this.language,
    };
  }

  private idOf(stem: string): number {
    const known = this.idOfStem.get(stem);
    if (known !== undefined) return known;
    this.idOfStem.set(stem, this.stems.length);
    return this.stems.push(stem) - 1;
  }
}
