import { describe, expect, it } from 'vitest';
import { topicLabel } from './topic-label.ts';

describe('topicLabel', () => {
  it('is what the pages share, in the words and the order of the pillar', () => {
    expect(topicLabel(['what are payday loans', 'are payday loans bad', 'payday loans online'], 'en')).toBe(
      'Payday loans',
    );
    expect(topicLabel(['best ai tools for teachers', 'ai tools for teachers free'], 'en')).toBe(
      'AI tools for teachers',
    );
  });

  it('is no qualifier and no function word alone', () => {
    expect(topicLabel(['near me'], 'en')).toBe('Near me');
    expect(topicLabel(['best espresso machine near me', 'espresso grinder'], 'en')).toBe('Espresso');
    expect(topicLabel(['meilleure pompe de relevage', 'prix pompe de relevage'], 'fr')).toBe(
      'Pompe de relevage',
    );
  });

  it('is all that a pillar without pages says', () => {
    expect(topicLabel(['rn to bsn'], 'en')).toBe('RN to BSN');
  });
});
