import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SLUG_LENGTH, slugOf } from './slugs.ts';

const CASES: readonly (readonly [language: string, text: string, slug: string])[] = [
  ['en', 'The Best Running Shoes!', 'the-best-running-shoes'],
  ['en', "Women's  Shoes -- 2024", 'womens-shoes-2024'],
  ['en', 'C++ vs C# vs C', 'cpp-vs-csharp-vs-c'],
  ['en', 'Node.js 2.0 & more: 24/7', 'nodejs-2-0-more-24-7'],
  ['en', 'café crème', 'cafe-creme'],
  ['de', 'Über größte Häuser & Straßen', 'ueber-groesste-haeuser-strassen'],
  ['fr', 'Über Häuser', 'uber-hauser'],
  ['fr', 'L’assurance à Évreux', 'l-assurance-a-evreux'],
  ['pl', 'Łódź', 'lodz'],
  ['da', 'Rødgrød æble', 'rodgrod-aeble'],
  ['ru', 'Купить машину', 'kupit-mashinu'],
  ['el', 'αγορά Θεσσαλονίκη', 'agora-thessaloniki'],
  ['ja', '東京ラーメン', 'ramen-MARK'],
  ['en', '東京ラーメン', 'ramen-MARK'],
  ['zh', '東京ラーメン', 'ramen-MARK'],
  ['ja', '東京', 'ja-MARK'],
  ['ja', 'ラーメン', 'ramen'],
  ['en', '東京', 'dongjing'],
  ['zh', '北京旅游', 'beijing-luyou'],
  ['ko', '서울 여행', 'seoul-yeohaeng'],
];

/** Of words left out: six letters or digits at the end of a slug that is Japanese. */
const MARK = /^(ramen-|ja-)[a-z0-9]{6}$/u;

describe('slugOf', () => {
  it.each(CASES)('%s: %s', (language, text, slug) => {
    expect(slugOf(text, { language }).replace(MARK, '$1MARK')).toBe(slug);
  });

  it.each([
    ['ar', 'شراء سيارة مستعملة'],
    ['th', 'ซื้อรถมือสอง'],
    ['hi', 'हिन्दी सीखें'],
  ])('writes %s in Latin letters, word by word', (language, text) => {
    expect(slugOf(text, { language })).toMatch(/^[a-z]+(?:-[a-z]+)+$/u);
  });

  it.each([
    ['en', 'the best shoes for the winter', 'best-shoes-winter'],
    ['en', 'what is seo', 'what-seo'],
    ['en', 'to be or to do', 'to-be-or-to-do'],
    ['de', 'die Schuhe für den Winter', 'schuhe-winter'],
    ['fr', "l'assurance de la maison", 'assurance-maison'],
    ['es', 'los zapatos de invierno', 'zapatos-invierno'],
    ['it', "le scarpe per l'inverno", 'scarpe-inverno'],
    ['pt', 'os sapatos para o inverno', 'sapatos-inverno'],
    ['nl', 'de schoenen voor in de winter', 'schoenen-winter'],
    ['ja', '東京の天気', 'ja-MARK'],
    ['zh', '北京的天气', 'beijing-tianqi'],
  ])('%s drops stop words unless nothing would remain: %s', (language, text, slug) => {
    expect(slugOf(text, { language, removeStopWords: true }).replace(MARK, '$1MARK')).toBe(slug);
  });

  it('tells Japanese titles apart whose words it cannot read, in every release alike', () => {
    const slugs = [
      '東京ラーメン',
      '大阪ラーメン',
      '京都ラーメン',
      '東京',
      '大阪',
      '東京の天気',
      '大阪の天気',
    ].map((text) => slugOf(text, { language: 'ja' }));
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs[0]).toBe('ramen-t3iiy7');
    expect(slugOf(`${'ラーメン '.repeat(40)}東京`, { language: 'ja', maxLength: 30 })).toMatch(
      /^ramen(?:-ramen)+-[a-z0-9]{6}$/u,
    );
  });

  it('cuts at the end of a word', () => {
    const text = 'one two three four five six seven eight nine ten eleven twelve';
    expect(slugOf(text, { language: 'en', maxLength: SLUG_LENGTH.fileName })).toBe(
      'one-two-three-four-five-six-seven-eight-nine-ten',
    );
    expect(slugOf('a'.repeat(200), { language: 'en' })).toHaveLength(SLUG_LENGTH.export);
  });

  it('falls back where nothing can be written', () => {
    expect(slugOf('???', { language: 'en' })).toBe('untitled');
    expect(slugOf('🙂', { language: 'en', fallback: 'post' })).toBe('post');
  });

  it('holds only a–z, 0–9 and single inner hyphens, is short enough, and is its own slug', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(
          fc.constantFrom(
            'the',
            'Straße',
            '東京',
            'ラーメン',
            "l'eau",
            'ไทย',
            '—',
            'c++',
            '1.5',
            'Щука',
            'مغرب',
          ),
          { maxLength: 30 },
        )
        .map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(
        text,
        fc.constantFrom('en', 'de', 'fr', 'ja', 'th'),
        fc.integer({ min: 10, max: 100 }),
        fc.boolean(),
        (value, language, maxLength, removeStopWords) => {
          const slug = slugOf(value, { language, maxLength, removeStopWords });
          expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u);
          expect(slug.length).toBeLessThanOrEqual(maxLength);
          expect(slugOf(slug, { language, maxLength, removeStopWords })).toBe(slug);
        },
      ),
    );
  });
});
