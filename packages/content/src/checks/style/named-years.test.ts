import { describe, expect, it } from 'vitest';
import { namedYears } from './named-years.ts';

describe('the years that a text names', () => {
  it.each([
    ['en', 'The best shoes of 2024, tested in March 2025.', [2024, 2025]],
    ['de', 'Stand: 12.03.2024', [2024]],
    ['en', 'Updated 2024-03-12.', [2024]],
    ['ja', '2024年の最新版', [2024]],
    ['fr', 'Tarifs 2025 : ce qui change', [2025]],
    ['en', 'The 2020s were loud.', []],
    ['en', 'It took 2,024 steps, 2024.5 points and 2000 words.', []],
    ['en', 'It costs $2024, 2024 €, 2050 kWh or 2048 px.', []],
    ['en', 'In 1987 it began.', []],
    ['en', 'Model A2024 and part 20245.', []],
  ])('%s: %s', (language, text, years) => expect(namedYears(text, language)).toEqual(years));

  it('are not looked for where dates have other digits or another calendar, nor in an unknown language', () => {
    for (const language of ['th', 'ar', 'hi', 'xx']) expect(namedYears('2024', language)).toBe(null);
  });
});
