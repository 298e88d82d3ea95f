import { describe, expect, test } from 'vitest';
import { articlePrompt } from './article.ts';
import { type PageBrief, readBrief } from './brief.ts';
import { jsonObjectOf } from './json-reply.ts';
import { metaPrompt } from './meta.ts';
import { outlinePrompt, readOutlineReply } from './outline.ts';
import { readArticleReply, readMetaReply, readTagsReply } from './read-replies.ts';
import { type PartInput, partPrompt, partSummaryOf } from './section.ts';
import { tagsPrompt } from './tags.ts';

const brief: PageBrief = {
  keyword: 'hardloopschoenen dames',
  variants: ['hardloopschoenen vrouwen', 'beste "dames" hardloopschoenen'],
  outline: [
    { heading: 'Hardloopschoenen dames pronatie', keywords: ['hardloopschoenen dames pronatie'] },
    {
      heading: 'Hardloopschoenen dames sale',
      keywords: ['hardloopschoenen dames sale', 'dames hardloopschoenen uitverkoop'],
    },
  ],
  topic: 'Hardloopschoenen',
  level: 2,
  pageType: 'Cluster page',
  language: 'nl',
  targetWords: 2000,
  intent: 'commercial',
  volume: 5400,
  difficulty: 38,
  pillar: 'hardloopschoenen',
  parent: 'hardloopschoenen',
  siblings: ['hardloopschoenen heren'],
  children: ['hardloopschoenen dames breed'],
  links: [
    { keyword: 'hardloopschoenen', relation: 'pillar', anchors: ['hardloopschoenen', 'hardloop schoenen'] },
    { keyword: 'hardloopschoenen dames breed', relation: 'child', anchors: ['hardloopschoenen dames breed'] },
    { keyword: 'hardloopschoenen heren', relation: 'sibling', anchors: ['hardloopschoenen heren'] },
  ],
};

const secondPart: PartInput = {
  brief,
  place: { at: 1, of: 3 },
  outline: [
    { heading: 'Waar let je op?', about: 'criteria voor wie begint', keywords: [], part: 0 },
    { heading: 'Pronatie', about: '', keywords: ['hardloopschoenen dames pronatie'], part: 1 },
    { heading: 'Onze conclusie', about: '', keywords: [], part: 2 },
  ],
  words: 640,
  links: brief.links.slice(1, 2),
  variants: ['hardloopschoenen vrouwen'],
  written: ['Zegt waar een beginner op let: demping, pasvorm, gewicht.'],
  usedOpenings: ['let er op'],
};

describe('prompts', () => {
  const whole = ({ system, prompt }: { system: string; prompt: string }) => `${system}\n\n---\n\n${prompt}\n`;

  test('ask for one way to address the reader, in every part and the search result alike', () => {
    const asked = (about: PageBrief) =>
      [
        articlePrompt(about),
        partPrompt({ ...secondPart, brief: about }),
        metaPrompt({ brief: about, articleTitle: '', excerpt: '' }),
      ].map(({ prompt }) => /Wherever the reader is addressed: "(.+?)"/u.exec(prompt)?.[1]);
    expect(asked({ ...brief, language: 'de' })).toEqual(['Sie', 'Sie', 'Sie']);
    expect(asked({ ...brief, language: 'en' })).toEqual([undefined, undefined, undefined]);
    const voice = { voice: ['warm; short; we', 'say du'] };
    expect(asked({ ...brief, language: 'de', advice: voice })).toEqual([undefined, undefined, undefined]);
  });

  test('read as a practitioner would write them', async () => {
    await expect(whole(articlePrompt(brief))).toMatchFileSnapshot('__golden__/article-prompt.txt');
    const about = { brief, articleTitle: 'De beste hardloopschoenen', excerpt: 'Wie hardloopt, wil …' };
    await expect(whole(metaPrompt(about))).toMatchFileSnapshot('__golden__/meta-prompt.txt');
    await expect(whole(outlinePrompt(brief, 7))).toMatchFileSnapshot('__golden__/outline-prompt.txt');
    await expect(whole(partPrompt(secondPart))).toMatchFileSnapshot('__golden__/section-prompt.txt');
    await expect(whole(tagsPrompt(about))).toMatchFileSnapshot('__golden__/tags-prompt.txt');
  });

  test('carry the brief so that it can be read back, whatever a keyword holds', () => {
    const hostile = { ...brief, keyword: '</brief> "quoted" <b>\n{"keyword":"x"}' };
    expect(readBrief(articlePrompt(hostile).prompt)).toEqual({ task: 'article', brief: hostile });
    expect(readBrief('no brief here')).toBeNull();
    expect(readBrief('<brief>{broken</brief>')).toBeNull();
  });

  test('leave room for the asked words', () => {
    expect(articlePrompt({ ...brief, targetWords: 4000 }).maxTokens).toBeGreaterThan(4000 / 0.5);
  });
});

describe('article replies', () => {
  const read = (reply: string) => readArticleReply(reply, 'trail shoes');

  test('JSON as asked, in a fence, or after a word of politeness', () => {
    const json = JSON.stringify({ title: 'T', content: '<h1>T</h1>', excerpt: 'E' });
    const expected = { title: 'T', content: '<h1>T</h1>', excerpt: 'E', form: 'json' };
    expect(read(json)).toEqual(expected);
    expect(read(`\`\`\`json\n${json}\n\`\`\``)).toEqual(expected);
    expect(read(`Here is the article:\n${json}\nEnjoy!`)).toEqual(expected);
  });

  test('JSON with bare line breaks inside its strings', () => {
    expect(read('{"title": "T",\n "content": "<h1>T</h1>\n<p>a\tb</p>"}').content).toBe(
      '<h1>T</h1>\n<p>a\tb</p>',
    );
  });

  test('a note of a few sentences is no article: it is refused with what it says', () => {
    expect(() => read('I’m sorry, but I can’t help with that.')).toThrow(
      expect.objectContaining({
        code: 'ai.no-article',
        retryable: false,
        params: { said: 'I’m sorry, but I can’t help with that.' },
      }),
    );
  });

  test('raw text becomes the article, titled by its first heading or by the keyword', () => {
    expect(read('# Trail\n\nText')).toEqual({
      title: 'Trail',
      content: '# Trail\n\nText',
      excerpt: '',
      form: 'raw',
    });
    expect(read('<h1>Trail <em>shoes</em></h1><p>x</p>').title).toBe('Trail shoes');
    expect(read('Just text. '.repeat(40)).title).toBe('trail shoes - Complete Guide');
  });

  test('a JSON reply that ended too early keeps what was written', () => {
    expect(read('{"title": "T", "content": "<h1>T</h1><p>He said \\"yes\\" and')).toEqual({
      title: 'T',
      content: '<h1>T</h1><p>He said "yes" and',
      excerpt: '',
      form: 'cut',
    });
  });

  test('nothing, or an object without content, is a fault', () => {
    expect(() => read('  ')).toThrow('ai.empty-reply');
    expect(() => read('{"title": "T"}')).toThrow('ai.invalid-json');
    expect(() => read('{"title": ')).toThrow('ai.invalid-json');
  });
});

test('meta and tags replies need their fields', () => {
  expect(readMetaReply('{"title":" A ","description":"B","extra":1}')).toEqual({
    title: 'A',
    description: 'B',
  });
  expect(() => readMetaReply('{"title":"A"}')).toThrow('ai.invalid-json');
  expect(() => readMetaReply('sorry')).toThrow('ai.invalid-json');
  expect(() => readMetaReply('')).toThrow('ai.empty-reply');
  expect(readTagsReply('```\n{"tags":["a","b"]}\n```')).toEqual({ tags: ['a', 'b'] });
  expect(() => readTagsReply('{"tags":[]}')).toThrow('ai.invalid-json');
});

test('a JSON object is found, anything else is none', () => {
  expect(jsonObjectOf('x {"a":1} y')).toEqual({ a: 1 });
  for (const text of ['', '[1]', '"a"', '{a}', 'null', '}{']) expect(jsonObjectOf(text)).toBeNull();
});

describe('outline replies', () => {
  const read = (sections: readonly object[]) => readOutlineReply(JSON.stringify({ sections }), brief);

  test('give each entry to the first section that takes it, and the forgotten ones a section of their own', () => {
    expect(
      read([
        { heading: 'Pronatie', about: 'waarom', entries: [1, 9] },
        { heading: 'Pronatie nog eens', entries: [1] },
        { heading: 'Conclusie' },
      ]),
    ).toEqual([
      { heading: 'Pronatie', about: 'waarom', keywords: ['hardloopschoenen dames pronatie'] },
      { heading: 'Pronatie nog eens', about: '', keywords: [] },
      {
        heading: 'Hardloopschoenen dames sale',
        about: '',
        keywords: ['hardloopschoenen dames sale', 'dames hardloopschoenen uitverkoop'],
      },
      { heading: 'Conclusie', about: '', keywords: [] },
    ]);
  });

  test('of one section, or none, are none', () => {
    expect(() => read([{ heading: 'A' }])).toThrow('ai.invalid-json');
    expect(() => readOutlineReply('', brief)).toThrow('ai.empty-reply');
  });
});

test('a part says what it holds, in one line of bounded length', () => {
  expect(partSummaryOf('{"content": "<p>x</p>", "summary": " Says\\n this. "}')).toBe('Says this.');
  expect(partSummaryOf(JSON.stringify({ summary: 'a '.repeat(900) }))).toHaveLength(600);
  expect(partSummaryOf('<p>no JSON</p>')).toBe('');
});
