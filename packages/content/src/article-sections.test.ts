import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sectionHtml, sectionsOf, withSection } from './article-sections.ts';

const HTML =
  '<h1>Tea</h1>\n<p>Intro</p>\n<h2>Leaves &amp; <em>buds</em></h2>\n<p>One</p>\n<h3>Green</h3><p>Two</p>\n<div><h2>Water</h2><p>Three</p></div><h2>Water</h2>';

it('finds each with its heading, level and text', () => {
  expect(sectionsOf(HTML).map((one) => [one.heading, one.nth, one.level, sectionHtml(HTML, one)])).toEqual([
    ['Leaves & buds', 0, 2, '<p>One</p>\n<h3>Green</h3><p>Two</p>'],
    ['Green', 0, 3, '<p>Two</p>'],
    ['Water', 0, 2, '<p>Three</p>'],
    ['Water', 1, 2, ''],
  ]);
});

it('replaces one and leaves every other octet', () => {
  const block = fc.constantFrom(
    '<h2>A</h2>',
    '<h3>B</h3>',
    '<p>Ünï “x” &nbsp;</p>',
    '<ul>\n<li>1</li></ul>',
    '\n ',
    '<hr>',
  );
  fc.assert(
    fc.property(fc.array(block, { maxLength: 12 }), fc.nat(), (blocks, pick) => {
      const html = blocks.join('');
      const sections = sectionsOf(html);
      const section = sections[pick % Math.max(1, sections.length)];
      if (section === undefined) return;
      const changed = withSection(html, section, '<p>new</p>');
      expect(changed.startsWith(html.slice(0, section.from))).toBe(true);
      expect(changed.endsWith(html.slice(section.to))).toBe(true);
      expect(changed.slice(section.from, changed.length - (html.length - section.to)).trim()).toBe(
        '<p>new</p>',
      );
    }),
  );
});
