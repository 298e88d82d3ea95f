import { describe, expect, it } from 'vitest';
import { confidenceBand, cutCell, hasKeyword, withRole } from './column-mapping.ts';

describe('mapping columns by hand', () => {
  it('gives a role to one column at a time', () => {
    expect(withRole(['keyword', null, 'volume'], 1, 'keyword')).toEqual([null, 'keyword', 'volume']);
  });
  it('may leave several columns unused', () => {
    expect(withRole(['keyword', null, 'volume'], 2, null)).toEqual(['keyword', null, null]);
  });
  it('knows whether there is a keyword column', () => {
    expect(hasKeyword(['volume', null])).toBe(false);
    expect(hasKeyword(['volume', 'keyword'])).toBe(true);
  });
  it('cuts a cell to 30 characters, not inside one', () => {
    expect(cutCell('a'.repeat(30))).toHaveLength(30);
    expect([...cutCell('🦊'.repeat(31))]).toHaveLength(30);
    expect(cutCell('b'.repeat(31)).endsWith('…')).toBe(true);
  });
  it('colours confidence at 0.8 and 0.6', () => {
    expect([0.8, 0.79, 0.6, 0.59].map(confidenceBand)).toEqual(['high', 'partial', 'partial', 'manual']);
  });
});
