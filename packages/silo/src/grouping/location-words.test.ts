import { describe, expect, it } from 'vitest';
import { readWrittenWords } from '../plan/written-words.ts';
import { likelyLocationsIn, locationsIn } from './location-words.ts';

const SERVICES = ['cleaners', 'cleaning services', 'house cleaners', 'deep cleaning', 'window cleaning'];
const beside = (word: string) => SERVICES.map((service) => `${service} ${word}`);
/** So many that a single one with `in` is no habit. */
const OTHERS = Array.from({ length: 20 }, (_, at) => `weymouth harbour ${'abcdefghijklmnopqrst'[at]}boat`);

function found(keywords: readonly string[], read = likelyLocationsIn): string[] {
  const rows = readWrittenWords(keywords, 'en');
  const isLocation = read(rows, ['en']);
  return rows.words.filter((_, id) => isLocation[id] === 1);
}

describe('words for places', () => {
  const dorchester = [...beside('dorchester'), 'cleaners in dorchester'];

  it('often stand right behind `in`', () => {
    expect(found(dorchester, locationsIn)).toEqual(['dorchester']);
    expect(found([...beside('weymouth'), ...OTHERS, 'cleaners in weymouth'], locationsIn)).toEqual([]);
  });

  it('stand there at times, and beside what places stand beside', () => {
    const weymouth = [...beside('weymouth'), ...OTHERS.slice(0, 9), 'cleaners in weymouth'];
    expect(found([...dorchester, ...weymouth])).toEqual(['dorchester', 'weymouth']);
    expect(found([...dorchester, ...weymouth.filter((keyword) => !keyword.includes(' in '))])).toEqual([
      'dorchester',
    ]);
    const besideFew = [...beside('weymouth').slice(2), ...OTHERS.slice(0, 11), 'cleaners in weymouth'];
    expect(found([...dorchester, ...besideFew])).toEqual(['dorchester']);
    expect(found([...dorchester, ...beside('weymouth'), ...OTHERS, 'cleaners in weymouth'])).toEqual([
      'dorchester',
    ]);
    expect(found(weymouth)).toEqual([]);
  });
});
