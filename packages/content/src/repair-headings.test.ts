import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds, repairHeadings } from './repair-headings.ts';

const repaired = (html: string) => repairHeadings(html, 'trail shoes', 'Trail shoes explained').html;

test('an article without H1 gets the title as H1', () => {
  expect(repaired('<h2>A</h2><h2>B</h2>')).toBe('<h1>Trail shoes explained</h1><h2>A</h2><h2>B</h2>');
});

test('an H1 without the keyword gets it in front; further H1 become H2', () => {
  expect(repaired('<h1>A guide</h1><p>x</p><h1>More</h1><h2>B</h2>')).toBe(
    '<h1>Trail shoes: A guide</h1><p>x</p><h2>More</h2><h2>B</h2>',
  );
});

test('an H1 below other headings moves to the top', () => {
  expect(repaired('<h2>A</h2><section><h1>Trail shoes</h1></section>')).toBe(
    '<h1>Trail shoes</h1><h2>A</h2><section></section>',
  );
});

test('no level is skipped', () => {
  expect(repaired('<h1>Trail shoes</h1><h4>A</h4><h6>B</h6><h2>C</h2><h5>D</h5>')).toBe(
    '<h1>Trail shoes</h1><h2>A</h2><h3>B</h3><h2>C</h2><h3>D</h3>',
  );
});

test('what it cannot mend is noted', () => {
  const long = 'x'.repeat(71);
  expect(repairHeadings(`<h1>Trail shoes</h1><h2>${long}</h2>`, 'trail shoes', '').notes).toEqual([
    { code: 'few-h2', heading: '' },
    { code: 'long-heading', heading: long },
  ]);
  expect(repairHeadings('<h1>Trail shoes</h1><h2>A</h2><h2>B</h2>', 'trail shoes', '').notes).toEqual([]);
});

test('letter case, marks and punctuation do not hide a keyword', () => {
  expect(holds('Rénovation: the Guide', 'renovation the guide')).toBe(true);
  expect(holds('Entrails', 'trail')).toBe(false);
});

test('any headings: one H1 with the keyword first, no gap, and mending twice changes nothing', () => {
  const heading = fc.tuple(
    fc.integer({ min: 1, max: 6 }),
    fc.constantFrom('One', 'Trail shoes', 'Zwei & drei', ''),
  );
  fc.assert(
    fc.property(fc.array(heading, { maxLength: 12 }), (headings) => {
      const html = headings.map(([level, text]) => `<h${level}>${text}</h${level}><p>t</p>`).join('');
      const once = repaired(html);
      const levels = [...once.matchAll(/<h([1-6])>/g)].map((match) => Number(match[1]));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels[0]).toBe(1);
      levels.forEach((level, i) => {
        if (i > 0) expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1);
      });
      expect(once).toMatch(/<h1>[^<]*trail shoes/i);
      expect(repaired(once)).toBe(once);
    }),
  );
});
