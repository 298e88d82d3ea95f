import { describe, expect, it } from 'vitest';
import { ARTICLE_CHECKS } from './article-checks.ts';
import { checkArticle, gradeOf, scoreOf } from './check-article.ts';

const place = {
  demand: { keyword: 'trail shoes', variants: [], sections: [], language: 'en' },
  targetWords: 1200,
  linkTargets: 2,
  passages: ['Grip lasts 10 % longer on wet ground.'],
};
const links =
  '<a href="silo:trail socks">a</a> <a href="silo:trail poles">b</a> <a href="https://example.com/">c</a>';
let step = 0;
const line = () => `Path ${step++} goes on. `;
const filler = (words: number) => `<p>${Array.from({ length: Math.round(words / 4) }, line).join('')}</p>`;
const good = [
  '<h1>Trail shoes</h1>',
  '<p>By Jane Doe</p><p>Contact us for a pair tested in 2025.</p>',
  `<p>Trail shoes hold on wet ground. ${links}</p>`,
  `<h2>Trail shoes for beginners</h2>${filler(140)}<p>A trail shoe. Trail shoes.</p>`,
  `<h2>Mistakes</h2><ul><li>None</li></ul>${filler(140)}${filler(60)}`,
].join('');
const made = {
  provider: 'demo',
  model: 'demo',
  demo: true,
  inputTokens: 0,
  outputTokens: 0,
  costUsd: 0,
};
const meta = { title: 'x'.repeat(55), description: 'x'.repeat(155) };
const failed = (content: string, about = place, texts: typeof meta | null = meta) =>
  checkArticle({ content }, texts, about).failed.map(({ check }) => check);

describe('the check of an article', () => {
  it('finds nothing in a good one', () => {
    expect(checkArticle({ content: good }, meta, place)).toMatchObject({
      failed: [],
      score: 100,
      grade: 'A+',
    });
  });

  it.each([
    ['no-h1', good.replace(/<h1>.*?<\/h1>/u, '')],
    ['several-h1', `${good}<h1>Trail shoes again</h1>`],
    ['h1-lacks-keyword', good.replace('<h1>Trail shoes', '<h1>Boots')],
    [
      'keyword-late',
      good.replace('Trail shoes hold', 'They hold').replace('<h2>Trail', `${filler(160)}<h2>Trail`),
    ],
    ['no-h2-with-keyword', good.replace('<h2>Trail shoes for', '<h2>For')],
    ['few-h2', good.replaceAll('h2>', 'h3>')],
    ['skipped-level', good.replace('<h2>Mistakes</h2>', '<h4>Mistakes</h4>')],
    ['long-heading', good.replace('Mistakes', 'Mistakes '.repeat(9))],
    ['too-short', '<h1>Trail shoes</h1><p>Trail shoes.</p>'],
    ['long-paragraph', good + filler(160)],
    ['no-list', good.replace(/<ul>.*?<\/ul>/u, '') + filler(140) + filler(140)],
    ['few-internal-links', good.replaceAll('silo:', 'mailto:')],
    ['no-external-link', good.replace('https://example.com/', 'mailto:a@b.c')],
    ['image-without-alt', `${good}<img src="https://a.b/shoe.png">`],
    ['short-alt', `${good}<img src="https://a.b/shoe.png" alt="shoe">`],
    ['generic-file-name', `${good}<img src="https://a.b/IMG_0001.jpg" alt="a pair of trail shoes">`],
    ['high-density', good + '<p>trail shoes trail shoes</p>'.repeat(8)],
    ['low-density', good + filler(140).repeat(12)],
    ['unsupported-figures', `${good}<p>It lasts 40 % longer.</p>`],
    ['repeated-openings', `${good}<p>${'They hold on grass. '.repeat(3)}</p>`],
    [
      'long-sentences',
      good
        .replaceAll('. Path', ', path')
        .replaceAll('. Trail', ', Trail')
        .replace(/<p>By Jane.*?2025\.<\/p>/u, ''),
    ],
    [
      'hard-to-read',
      `${good}<p>${'Organisational transformation necessitates multidisciplinary considerations. '.repeat(60)}</p>`,
    ],
    ['passive-voice', `${good}<p>${'The path was closed. It reopened again. '.repeat(30)}</p>`],
    ['no-call-to-action', good.replace('Contact us for', 'We keep')],
    ['no-author', good.replace('By Jane Doe', 'Hello')],
    ['no-date', good.replace('in 2025', 'on wet ground')],
  ])('%s', (check, content) => {
    expect(failed(content)).toContain(check);
    expect(failed(good)).not.toContain(check);
  });

  it('judges meta lengths where there is a meta, and links only as far as the plan has targets', () => {
    const short = { title: 'x', description: 'x'.repeat(161) };
    expect(failed(good, place, short)).toEqual(['meta-title-length', 'meta-description-length']);
    expect(failed(good, place, null)).toEqual([]);
    expect(failed(good.replaceAll('silo:', 'mailto:'), { ...place, linkTargets: 0 })).toEqual([]);
  });

  it('measures the age of a text by when it was written: a forecast says nothing, last year is recent', () => {
    const ofYear = (year: string, texts: string) =>
      checkArticle(
        { content: good.replace('in 2025', texts), provenance: { ...made, generatedAt: year } },
        meta,
        place,
      );
    const [written2026, written2028] = ['2026-01-01T00:30:00Z', '2028-06-01T00:00:00Z'];
    expect(ofYear(written2026, 'in 2025')).toMatchObject({ failed: [], unchecked: [] });
    expect(ofYear(written2028, 'in 2025 and 2019').failed).toEqual([
      { check: 'old-date', severity: 'hint', figure: 3 },
    ]);
    expect(ofYear(written2026, 'for 2050').failed.map(({ check }) => check)).toEqual(['no-date']);
    expect(checkArticle({ content: good }, meta, place).unchecked).toEqual(['old-date']);
  });

  it('says what it cannot judge in a language, and neither fails nor passes it', () => {
    const {
      failed: found,
      unchecked,
      score,
    } = checkArticle({ content: good }, meta, {
      ...place,
      demand: { ...place.demand, language: 'th' },
    });
    const optional = [
      'hard-to-read',
      'passive-voice',
      'no-call-to-action',
      'no-author',
      'no-date',
      'old-date',
    ];
    expect(unchecked).toEqual(optional);
    expect(found.filter(({ check }) => optional.includes(check))).toEqual([]);
    expect(score).toBe(100);
  });

  it('takes nothing from the score for the optional checks', () => {
    const plain = good
      .replace('By Jane Doe', 'Hello')
      .replace('in 2025', 'twice')
      .replace('Contact us for', 'We keep');
    const { failed: found, score } = checkArticle({ content: plain }, meta, place);
    expect(found.map(({ check }) => check)).toEqual(['no-call-to-action', 'no-author', 'no-date']);
    expect(score).toBe(100);
  });

  it('tells keywords that were not used from those that had no room', () => {
    const variants = [
      'waterproof trail shoes',
      ...Array.from({ length: 20 }, (_, i) => `trail shoes kind${'abcdefghijklmnopqrstuvwxyz'[i]}`),
    ];
    const { leftOut } = checkArticle({ content: good }, meta, {
      ...place,
      demand: { ...place.demand, variants },
    });
    expect(leftOut.find(({ keyword }) => keyword === 'waterproof trail shoes')?.reason).toBe('not-used');
    expect(leftOut.at(-1)?.reason).toBe('no-room');
  });
});

it('score and grade: points by severity, never below 0, and the limits of the grades', () => {
  expect(
    scoreOf([{ severity: 'critical' }, { severity: 'major' }, { severity: 'minor' }, { severity: 'hint' }]),
  ).toBe(65);
  expect(scoreOf(Array.from({ length: 9 }, () => ({ severity: 'critical' as const })))).toBe(0);
  expect([97, 96, 93, 92, 87, 86, 83, 82, 77, 76, 70, 69, 60, 59].map(gradeOf)).toEqual([
    'A+',
    'A',
    'A',
    'B+',
    'B+',
    'B',
    'B',
    'C+',
    'C+',
    'C',
    'C',
    'D',
    'D',
    'F',
  ]);
  expect(new Set(ARTICLE_CHECKS.map(({ id }) => id)).size).toBe(ARTICLE_CHECKS.length);
});
