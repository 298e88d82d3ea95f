import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDistinctDates } from './distinct-dates.ts';

const second = (iso: string): string => iso.slice(0, 19);

describe('dates that an importer tells apart', () => {
  it('stay as they are where titles or dates differ', () => {
    const dateOf = createDistinctDates();
    expect(dateOf('Tea', '2026-01-31T08:00:00.500Z')).toBe('2026-01-31T08:00:00.500Z');
    expect(dateOf('Tea', '2026-01-31T08:00:01.000Z')).toBe('2026-01-31T08:00:01.000Z');
    expect(dateOf('Coffee', '2026-01-31T08:00:00.500Z')).toBe('2026-01-31T08:00:00.500Z');
  });

  it('go to the first free second behind, for titles that a database takes for one too', () => {
    const dateOf = createDistinctDates();
    const asked = [
      ['Café', '08:00:00.100'],
      ['cafe ', '08:00:00.900'],
      ['CAFÉ', '08:00:01.000'],
      ['cafe', '08:00:00.000'],
    ] as const;
    const given = asked.map(([title, time]) => second(dateOf(title, `2026-01-31T${time}Z`)));
    expect(given.map((iso) => iso.slice(11))).toEqual(['08:00:00', '08:00:01', '08:00:02', '08:00:03']);
  });

  it('are never two alike, and never before the date that was asked for', () => {
    const asked = fc.array(fc.tuple(fc.constantFrom('tea', 'coffee'), fc.nat(8)), { maxLength: 40 });
    fc.assert(
      fc.property(asked, (items) => {
        const dateOf = createDistinctDates();
        const given = items.map(([title, at]) => {
          const iso = new Date(1_770_000_000_000 + at * 1000).toISOString();
          const date = dateOf(title, iso);
          expect(date >= iso).toBe(true);
          return `${title} ${second(date)}`;
        });
        expect(new Set(given).size).toBe(items.length);
      }),
    );
  });
});
