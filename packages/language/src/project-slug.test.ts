import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { projectSlug } from './project-slug.ts';

describe('projectSlug', () => {
  it.each([
    ['My Project', 'my-project'],
    ['  Best -- Shoes & Co. (2024)!  ', 'best-shoes-co-2024'],
    ["John's Café", 'johns-café'],
    ['a_b/c', 'abc'],
    ['Привет Мир', 'привет-мир'],
    ['東京 旅行', '東京-旅行'],
    ['รองเท้า', 'รองเท้า'],
    ['!!!', ''],
  ])('%s', (name, slug) => {
    expect(projectSlug(name)).toBe(slug);
  });

  it('is its own slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const slug = projectSlug(name);
        expect(projectSlug(slug)).toBe(slug);
        expect(slug).not.toMatch(/^-|-$|--|\s/u);
      }),
    );
  });
});
