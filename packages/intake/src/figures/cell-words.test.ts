import { INTENT_BITS, PAGE_LEVELS } from '@silosmith/contract';
import { describe, expect, it } from 'vitest';
import { bandMiddle } from './bands.ts';
import { readIntents } from './intents.ts';
import { namesPageKind, readPageLevel } from './page-levels.ts';

const { informational, commercial, transactional, navigational } = INTENT_BITS;

describe('difficulty in words', () => {
  it('is the middle of its band, in the languages of the tools', () => {
    for (const low of ['Low', 'easy', 'Niedrig', 'faible', 'Bajo', 'basso', 'laag', 'baixa', 'Düşük', '低'])
      expect(bandMiddle(low)).toBe(20);
    for (const high of ['HIGH', 'Hard', 'hoch', 'Élevée', 'alto', 'hoog', 'yüksek', '高'])
      expect(bandMiddle(high)).toBe(80);
    for (const low of ['Niska', 'Низкая', 'Nízká', 'Låg', '낮음', '簡単', 'χαμηλή', 'thấp', 'rendah'])
      expect(bandMiddle(low)).toBe(20);
    for (const high of ['Wysoka', 'Высокий', 'Vysoká', 'Hög', '높음', '難しい', 'υψηλή', 'tinggi'])
      expect(bandMiddle(high)).toBe(80);
    expect(bandMiddle('Med')).toBe(50);
    expect(bandMiddle('Very hard')).toBeGreaterThan(bandMiddle('Hard'));
  });

  it('is unknown for other words', () => {
    expect(bandMiddle('Monitor')).toBe(-1);
    expect(bandMiddle('')).toBe(-1);
  });
});

describe('intents of a cell', () => {
  it.each<[cell: string, bits: number]>([
    ['Informational', informational],
    ['Navigational, Transactional', navigational | transactional],
    ['Informational,Commercial,Non-branded,Non-local', informational | commercial],
    ['Informational,Navigational,Branded,Local', informational | navigational],
    ['commercial investigation', commercial],
    ['I,C', informational | commercial],
    ['CT', commercial | transactional],
    ['1,3', informational | transactional],
    ['Informativ', informational],
    ['Transaktional', transactional],
    ['transaccional', transactional],
    ['Transactionnelle', transactional],
    ['情報収集型', informational],
    ['Do', transactional],
    ['Shopping', transactional],
    ['Customer Investigation', commercial],
    ['Commercial (71%)', commercial],
    ['Know', informational],
    ['Non-branded', 0],
    ['Monitor', 0],
    ['', 0],
  ])("'%s'", (cell, bits) => {
    expect(readIntents(cell)).toBe(bits);
  });
});

describe('page types', () => {
  it('name levels', () => {
    expect(readPageLevel('Pillar Page')).toBe(PAGE_LEVELS.pillar);
    expect(readPageLevel('hub')).toBe(PAGE_LEVELS.pillar);
    expect(readPageLevel('Page pilier')).toBe(PAGE_LEVELS.pillar);
    expect(readPageLevel('Sub-supporting page')).toBe(PAGE_LEVELS.subSupporting);
    expect(readPageLevel('3')).toBe(PAGE_LEVELS.subSupporting);
    expect(readPageLevel('Blog Post')).toBe(PAGE_LEVELS.anyLevel);
    expect(readPageLevel('High')).toBe(PAGE_LEVELS.unstated);
  });

  it('are told from topics and addresses by their kinds', () => {
    expect(namesPageKind('Landing Page')).toBe(true);
    for (const kind of ['Ratgeber', 'Produktseite', 'Landingpage', 'Kategorieseite'])
      expect(namesPageKind(kind)).toBe(true);
    expect(namesPageKind('Coffee grinders')).toBe(false);
  });
});
