import { pageIdOf } from '@silosmith/testkit';
import { describe, expect, it } from 'vitest';
import { asksForData } from './data-words.ts';
import { type ResearchedPage, researchFiguresOf, researchTasksOf } from './research-plan.ts';

const page = (keyword: string, figures: Partial<ResearchedPage> = {}): ResearchedPage => ({
  id: pageIdOf(keyword),
  keyword,
  volume: 100,
  difficulty: 25,
  ...figures,
});
const tasksOf = (
  own: Partial<ResearchedPage> & { readonly isPillar?: boolean },
  children: readonly ResearchedPage[] = [],
) => {
  const { isPillar = true, ...figures } = own;
  const tasks = researchTasksOf({ ...page('garden hose', figures), isPillar }, children, 'en');
  return tasks.map(({ kind, keyword, isPriority }) => `${isPriority ? '! ' : ''}${kind} ${keyword}`);
};

describe('the research that a page would gain from', () => {
  it('is for a pillar page the trade, a case and the pages that compete with those below it', () => {
    expect(tasksOf({}, [page('garden hose reel'), page('hose nozzle')])).toEqual([
      '! industry garden hose',
      'caseStudy garden hose',
      'competitors garden hose reel',
      'competitors hose nozzle',
    ]);
  });

  it('asks somebody who knows where it is hard to rank or much searched', () => {
    for (const figures of [{ difficulty: 31 }, { volume: 1_001 }])
      expect(tasksOf(figures)).toContain('! interview garden hose');
    expect(tasksOf({ difficulty: 30, volume: 1_000 }).join()).not.toContain('interview');
  });

  it('puts a case first, and looks at the results, where it is much searched; of the results also where a page below is', () => {
    expect(tasksOf({ volume: 1_001 })).toEqual(
      expect.arrayContaining(['! caseStudy garden hose', 'results garden hose']),
    );
    expect(tasksOf({}, [page('hose nozzle', { volume: 5_000 })])).toContain('results garden hose');
    expect(tasksOf({}).join()).not.toContain('results');
  });

  it('collects figures where a keyword asks for them, first where much is to be won', () => {
    const trends = (figures: Partial<ResearchedPage>) =>
      tasksOf({}, [page('garden hose statistics', figures)]);
    expect(trends({})).toContain('data garden hose statistics');
    expect(trends({ volume: 501 })).toContain('! data garden hose statistics');
    expect(trends({ difficulty: 19 })).toContain('! data garden hose statistics');
  });

  it('takes an unknown figure for none: neither hard nor easy, nor searched', () => {
    const unknown = { volume: -1, difficulty: -1 };
    expect(tasksOf(unknown, [page('garden hose statistics', unknown)])).toEqual([
      '! industry garden hose',
      'caseStudy garden hose',
      'data garden hose statistics',
      'competitors garden hose statistics',
    ]);
  });

  it('is for another page its own competitors', () => {
    expect(tasksOf({ isPillar: false })).toEqual(['caseStudy garden hose', 'competitors garden hose']);
  });

  it('names a task the same from the page and from the one above it', () => {
    const child = page('hose nozzle');
    const above = researchTasksOf({ ...page('garden hose'), isPillar: true }, [child], 'en');
    const own = researchTasksOf({ ...child, isPillar: false }, [], 'en');
    const shared = own.filter(({ key }) => above.some((task) => task.key === key));
    expect(shared.map(({ kind }) => kind)).toEqual(['competitors']);
    expect(new Set(above.map(({ key }) => key)).size).toBe(above.length);
  });
});

it('hours are midpoints, cost is by the rates, authority grows with what comes first', () => {
  const tasks = researchTasksOf({ ...page('garden hose', { volume: 2_000 }), isPillar: true }, [], 'en');
  // Industry 10 h × 65, interview 8 × 75, case study 6 × 60; results 5 × 45.
  expect(researchFiguresOf(tasks)).toEqual({
    hours: 29,
    days: 4,
    priorityUsd: 650 + 600 + 360,
    optionalUsd: 225,
    authority: 95,
  });
  const [industry] = tasks;
  expect(researchFiguresOf(industry ? [industry] : []).authority).toBe(69);
});

it('figures are asked for in each content language', () => {
  const asked = {
    en: 'pet ownership statistics',
    nl: 'gemiddelde huurprijs cijfers',
    fr: 'taux de chômage chiffres',
    de: 'Scheidungsrate Statistik',
    es: 'estadísticas de turismo',
    it: 'dati turismo italia',
    pt: 'dados do desemprego',
  };
  for (const [language, keyword] of Object.entries(asked))
    expect([keyword, asksForData(keyword, language)]).toEqual([keyword, true]);
  expect(asksForData('garden hose', 'en') || asksForData('statistics', 'constructor')).toBe(false);
});
