import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from './folding.ts';
import { KeywordCell } from './keyword-cell.ts';

function read(text: string): { readonly verdict: string; readonly keyword: string; readonly hash: number } {
  const cell = new KeywordCell();
  const bytes = new TextEncoder().encode(text);
  const verdict = cell.read(bytes, 0, bytes.length);
  const keyword = new TextDecoder().decode(cell.bytes.subarray(cell.offset, cell.offset + cell.length));
  return { verdict, keyword, hash: cell.hash };
}

describe('a keyword cell', () => {
  it('is trimmed, its white space collapsed, its control characters and zero-width marks removed', () => {
    expect(read('  red \t\n shoes ').keyword).toBe('red shoes');
    expect(read('red\u00a0\u3000shoes').keyword).toBe('red shoes');
    expect(read('red\u200b sh\u0007oes\ufeff').keyword).toBe('red shoes');
    expect(read('cafe\u0301').keyword).toBe('café');
  });

  it('keeps its letter case and the joiners that Persian needs', () => {
    expect(read('CCI Services').keyword).toBe('CCI Services');
    expect(read('می\u200cخواهم').keyword).toBe('می\u200cخواهم');
  });

  it('loses the apostrophe that an export put before a formula character, and no other', () => {
    for (const keyword of ['=sum(1)', '+1 phone', '-5 sleeping bag', '@home', '＝x', '＋x', '－x', '＠x'])
      expect(read(`'${keyword}`).keyword).toBe(keyword);
    expect(read("'\tbag").keyword).toBe('bag');
    for (const keyword of ["'90s music", "'tis", "''=x", "rock 'n' roll"])
      expect(read(keyword).keyword).toBe(keyword);
  });

  it('says why it is none', () => {
    expect(read('').verdict).toBe('empty');
    expect(read(' \t ').verdict).toBe('empty');
    expect(read('\u0001\u0002').verdict).toBe('unreadable');
    expect(read('x'.repeat(2_049)).verdict).toBe('too-long');
    expect(read('x'.repeat(100_000)).verdict).toBe('too-long');
    expect(read('é'.repeat(2_048)).verdict).toBe('keyword');
  });
});

describe('any keyword', () => {
  const word = fc.string({
    unit: fc.constantFrom(
      ...'aBzÉéßğİıñΣσς日本한글กЖж’€ﬁ',
      ' ',
      '\u00a0',
      '\u0301',
      '\u200b',
      '\u0000',
      '😀',
    ),
    maxLength: 12,
  });

  it('reads the same on the fast and the slow path', () => {
    fc.assert(
      fc.property(word, (text) => {
        const slow = new KeywordCell();
        const verdict = slow.readText(text);
        const fast = read(text);
        expect(fast.verdict).toBe(verdict);
        if (verdict !== 'keyword') return;
        expect(fast.keyword).toBe(cleanText(text));
        expect(fast.hash).toBe(slow.hash);
      }),
      { numRuns: 2_000 },
    );
  });

  it('has the hash of its lower-case form', () => {
    fc.assert(
      fc.property(word, (text) => {
        const lower = cleanText(text).toLowerCase();
        if (cleanText(lower) === lower && lower !== '') expect(read(text).hash).toBe(read(lower).hash);
      }),
    );
  });
});
