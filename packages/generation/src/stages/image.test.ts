import { loadImageProvider } from '@silosmith/ai';
import type { ImageReply } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import { pageOf } from '@silosmith/testkit';
import { describe, expect, test } from 'vitest';
import { planGeneration } from '../plan/plan-generation.ts';
import type { CallPicture } from '../run/call-journal.ts';
import { articleOf, metaOf, noContent, tagsOf } from '../testing/records.ts';
import { context, createWorld, itemsOf } from '../testing/world.ts';
import { type GenerationContext, generatePage } from './generate-page.ts';
import { picturesFor, planPictures } from './image-plan.ts';

const pages = [pageOf('coffee', { children: [pageOf('espresso')] })];
const pictures = { provider: 'stability', model: 'sd3.5-flash' };
const withPictures: GenerationContext = { ...context, pictures };
const article = {
  ...articleOf('espresso'),
  content: '<h1>Espresso</h1><h2>Beans</h2><p>a</p><h2>Grind &amp; dose</h2><p>b</p><h2>Beans</h2>',
};
const texts = {
  articles: { espresso: article },
  metas: { espresso: metaOf('espresso') },
  tags: { espresso: tagsOf('espresso') },
};
const item = (change = {}) => itemsOf(pages)('espresso', { existing: texts, pictures, ...change });
const PICTURE = 'data:image/png;base64,AAAA';

/** A server that charges once per key. */
function pictureWorld(answer: (prompt: string, asked: number) => string = () => PICTURE) {
  const world = createWorld();
  const kept = new Map<string, ImageReply>();
  const prompts: string[] = [];
  const callPicture: CallPicture = async ({ prompt, model = '' }, { idempotencyKey }) => {
    const before = kept.get(idempotencyKey);
    if (before) return before;
    prompts.push(prompt);
    const imageUrl = answer(prompt, prompts.length);
    const reply = { imageUrl, model, provider: 'stability', usage: { cost: 0.025 } };
    kept.set(idempotencyKey, reply);
    return reply;
  };
  const existing = { article, meta: metaOf('espresso'), tags: tagsOf('espresso') };
  const run = (change: Partial<GenerationContext> = {}) =>
    generatePage(item(), { ...withPictures, existing, ...change }, { ...world.ports, callPicture });
  return { ...world, prompts, run };
}

describe('the plan of pictures', () => {
  test.each([
    [700, 2, 2],
    [1_500, 2, 4],
    [1_500, 1, 3],
    [2_600, 3, 5],
    [9_000, 1, 6],
  ] as const)('a page of %i words at level %i has %i', (targetWords, level, count) => {
    expect(picturesFor({ targetWords, level })).toBe(count);
  });

  test('begins with the featured one, then takes headings, each once, with alternative texts that name the keyword', () => {
    const planned = planPictures({ ...item().brief, targetWords: 1_500 }, article.content);
    expect(planned.map(({ role, section, alt, fileName }) => [role, section, alt, fileName])).toEqual([
      ['featured', null, 'espresso', 'espresso'],
      ['content', 'Beans', 'Beans – espresso', 'espresso-2'],
      ['content', 'Grind & dose', 'Grind & dose – espresso', 'espresso-3'],
    ]);
  });

  test('every second section names the keyword, and a short keyword is no alternative text by itself', () => {
    const headings = ['How fine to grind', 'Which water to use', 'How long it lasts', 'What a shot costs'];
    const html = `<h1>Espresso at home</h1>${headings.map((heading) => `<h2>${heading}</h2><p>a</p>`).join('')}`;
    const planned = planPictures({ ...item().brief, targetWords: 2_600 }, html);
    expect(planned.map(({ alt }) => alt)).toEqual([
      'Espresso at home',
      'How fine to grind',
      'Which water to use – espresso',
      'How long it lasts',
      'What a shot costs – espresso',
    ]);
  });

  test('the amount leaves pages their featured picture alone', () => {
    const page = (level: 1 | 2) => ({ targetWords: 3_500, level });
    expect([picturesFor(page(1), 'pillar-pages'), picturesFor(page(2), 'pillar-pages')]).toEqual([6, 1]);
    expect([picturesFor(page(1), 'featured'), picturesFor(page(2), 'every-page')]).toEqual([1, 6]);
    const planned = planPictures({ ...item().brief, targetWords: 1_500 }, article.content, 'featured');
    expect(planned.map(({ role }) => role)).toEqual(['featured']);
  });

  test('keeps file names within 50 characters and alternative texts within 125', () => {
    const keyword = 'très long mot '.repeat(20).trim();
    const planned = planPictures({ ...item().brief, keyword, targetWords: 1_500 }, article.content);
    for (const { alt, fileName } of planned) {
      expect(alt.length).toBeLessThanOrEqual(125);
      expect(fileName).toMatch(/^[a-z\d-]{10,50}$/u);
    }
  });
});

describe('pictures of a run', () => {
  test('are planned and priced only where the run chooses who makes them', () => {
    const request = { pages, existing: texts, provider: 'demo', model: 'demo-1', language: 'en' };
    expect(planGeneration(request).items.map(({ keyword }) => keyword)).toEqual(['coffee']);
    const planned = planGeneration({ ...request, pictures });
    const espresso = planned.items.find(({ keyword }) => keyword === 'espresso');
    expect(espresso?.needs).toEqual(['image']);
    expect(espresso?.estimate.costUsdLow).toBeCloseTo(0.025, 6);
    expect(espresso?.estimate.costUsdHigh).toBeCloseTo(0.025 * picturesFor(item().brief), 6);
    const featured = { ...pictures, amount: 'featured' as const };
    const one = planGeneration({ ...request, pictures: featured });
    expect(one.items.find(({ keyword }) => keyword === 'espresso')?.estimate.costUsdHigh).toBeCloseTo(
      0.025,
      6,
    );
    expect(planned.priced).toBe(true);
    expect(planGeneration({ ...request, pictures: { ...pictures, model: 'sd9' } }).priced).toBe(false);
    const images = { espresso: { keyword: 'espresso', url: 'x', prompt: '', alt: '', provenance: null } };
    const kept = planGeneration({ ...request, existing: { ...texts, images }, pictures });
    expect(kept.items.map(({ keyword }) => keyword)).toEqual(['coffee']);
  });

  test('are stored with the page, with their cost and where they belong', async () => {
    const { run, stored } = pictureWorld();
    expect(await run()).toMatchObject({ made: ['image'], notes: [] });
    expect(stored.image).toMatchObject({
      keyword: 'espresso',
      url: PICTURE,
      alt: 'espresso',
      provenance: { provider: 'stability', model: 'sd3.5-flash', demo: false },
    });
    const made = stored.image?.pictures ?? [];
    expect(made[0]).toMatchObject({ role: 'featured', section: null });
    expect(made[1]).toMatchObject({ role: 'content', section: 'Beans' });
    expect(stored.image?.provenance?.costUsd).toBeCloseTo(0.025 * made.length, 6);
  });

  test('say each who made it and at what price, where those of a page come from several', async () => {
    const world = createWorld();
    const callPicture: CallPicture = async ({ prompt }) =>
      prompt.includes('Beans')
        ? { imageUrl: PICTURE, model: 'flux-dev', provider: 'bfl', usage: { cost: 0.01 } }
        : { imageUrl: PICTURE, model: 'sd3.5-flash', provider: 'stability', usage: { cost: null } };
    const existing = { article, meta: metaOf('espresso'), tags: tagsOf('espresso') };
    await generatePage(item(), { ...withPictures, existing }, { ...world.ports, callPicture });
    const made = world.stored.image?.pictures ?? [];
    expect(made.slice(0, 2).map(({ provider, model, costUsd }) => [provider, model, costUsd])).toEqual([
      ['stability', 'sd3.5-flash', null],
      ['bfl', 'flux-dev', 0.01],
    ]);
  });

  test('that are paid are not paid again when the page is tried again', async () => {
    let fails = true;
    const world = pictureWorld((_prompt, asked) => {
      if (asked === 2 && fails) throw new Fault('ai.unavailable', { retryable: true });
      return PICTURE;
    });
    await expect(world.run()).rejects.toMatchObject({ code: 'ai.unavailable' });
    fails = false;
    await world.run({ attempt: 2 });
    const made = world.stored.image?.pictures?.length ?? 0;
    expect(made).toBeGreaterThan(1);
    expect(world.prompts).toHaveLength(made + 1);
    expect(new Set(world.prompts).size).toBe(made);
  });

  test('that are refused are left out and noted; where all are, the article stands', async () => {
    const refused = new Fault('ai.content-refused');
    const one = pictureWorld((prompt) => {
      if (prompt.includes('Beans')) throw refused;
      return PICTURE;
    });
    expect((await one.run()).notes).toEqual(['images-missing']);
    expect(one.stored.image?.pictures?.map(({ section }) => section)).not.toContain('Beans');
    const all = pictureWorld(() => {
      throw refused;
    });
    expect(await all.run()).toEqual({ made: [], notes: ['images-missing'], costUsd: 0 });
    expect(all.stored.image).toBeUndefined();
  });

  test('stop the run where every page would fail the same way', async () => {
    const { run } = pictureWorld(() => {
      throw new Fault('ai.bad-key');
    });
    await expect(run()).rejects.toMatchObject({ code: 'ai.bad-key' });
  });

  test('stay within what one record may hold', async () => {
    const { run, stored } = pictureWorld(() => `data:image/png;base64,${'A'.repeat(4_000_000)}`);
    expect((await run()).notes).toEqual(['images-missing']);
    expect(stored.image?.pictures).toHaveLength(1);
  });

  test('of the demo provider are drawn and marked as demo', async () => {
    const { makeImage } = await loadImageProvider('demo');
    const world = createWorld();
    const network = { fetch: globalThis.fetch, publicFetch: globalThis.fetch };
    const callPicture: CallPicture = async ({ prompt }) => {
      const call = { ...network, signal: new AbortController().signal };
      const wish = { prompt, model: 'demo-drawing', aspectRatio: '3:2', format: 'jpeg' } as const;
      const { mediaType, model } = await makeImage(wish, call);
      return { imageUrl: mediaType, model, provider: 'demo', usage: { cost: 0 } };
    };
    const demo = { provider: 'demo', model: 'demo-drawing' };
    const planned = itemsOf(pages)('espresso', { existing: noContent, pictures: demo });
    await generatePage(planned, { ...context, pictures: demo }, { ...world.ports, callPicture });
    expect(world.stored.image?.provenance).toMatchObject({ demo: true, costUsd: 0 });
    expect(world.stored.image?.pictures?.map(({ url }) => url)).toContain('image/png');
  });
});
