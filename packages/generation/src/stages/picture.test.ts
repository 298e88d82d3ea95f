import { readImageBrief } from '@silosmith/ai';
import type { ImageRecord, Picture } from '@silosmith/contract';
import type { Fault } from '@silosmith/kernel';
import { pageOf } from '@silosmith/testkit';
import { describe, expect, it } from 'vitest';
import { planGeneration } from '../plan/plan-generation.ts';
import type { CallPicture } from '../run/call-journal.ts';
import { runRowOf } from '../run/run-rows.ts';
import { articleOf, metaOf } from '../testing/records.ts';
import { CHOICE } from '../testing/run-world.ts';
import { context, createWorld } from '../testing/world.ts';
import { mostUsdAlone } from './alone.ts';
import { generatePage } from './generate-page.ts';
import { stagesOf } from './index.ts';
import { pictureOnto, picturesIn, withoutPicture } from './picture.ts';

const OLD = 'data:image/png;base64,AAAA';
const NEW = 'data:image/png;base64,BBBB';
const pictures = { provider: 'stability', model: 'sd3.5-flash' };
const pictureOf = (section: string | null, costUsd: number | null = 0.04): Picture => ({
  role: section === null ? 'featured' : 'content',
  section,
  url: OLD,
  prompt: `A photograph for the pillar page about “tea” of a website. It shows: “${section ?? 'tea'}”. Soft light.`,
  alt: section ?? 'a pot of tea',
  caption: '',
  fileName: 'tea',
  provider: 'openai',
  model: 'gpt-image-1',
  costUsd,
});
const provenance = {
  ...{ provider: 'openai', model: 'gpt-image-1', demo: false, generatedAt: '2025-06-01T00:00:00.000Z' },
  ...{ inputTokens: 0, outputTokens: 0, costUsd: 0.12 },
};
const held: ImageRecord = {
  ...{ keyword: 'tea', url: OLD, prompt: pictureOf(null).prompt, alt: 'a pot of tea', provenance },
  pictures: [pictureOf(null), pictureOf('Leaves'), pictureOf('Water')],
};
const wishFor = (picture: { index: number; shows?: string }) => ({
  ...{ pages: ['tea'], madeBefore: '2026-01-01T00:00:00.000Z', stages: ['picture'], picture },
});
const article = articleOf('tea');
const request = {
  ...{
    pages: [pageOf('tea'), pageOf('coffee')],
    provider: 'demo',
    model: 'demo-1',
    language: 'en',
    pictures,
  },
  existing: { articles: { tea: article }, images: { tea: held } },
};

async function made(picture: { index: number; shows?: string }, image: ImageRecord | undefined = held) {
  const rewrites = wishFor(picture);
  const images: Record<string, ImageRecord> = image === undefined ? {} : { tea: image };
  const [item] = planGeneration({
    ...{ ...request, rewrites, existing: { ...request.existing, images } },
  }).items;
  const world = createWorld();
  const prompts: string[] = [];
  const callPicture: CallPicture = async ({ prompt, model = '' }) => {
    prompts.push(prompt);
    return { imageUrl: NEW, model, provider: 'stability', usage: { cost: 0.025 } };
  };
  if (item === undefined) return { outcome: 'nothing is planned', prompts, image: undefined };
  const existing = { article, meta: metaOf('tea'), ...(image ? { image } : {}) };
  const about = { ...context, pictures, alone: true, existing };
  const outcome = await generatePage(item, about, { ...world.ports, callPicture }, stagesOf(rewrites)).catch(
    (fault: Fault) => fault.code,
  );
  return { outcome, prompts, image: world.stored.image };
}

describe('an image that is made again', () => {
  it('takes the place of the one before, and nothing else is asked for', async () => {
    const { image, prompts } = await made({ index: 1 });
    expect(prompts.map((prompt) => readImageBrief(prompt).subject)).toEqual(['Leaves']);
    expect(image?.pictures?.map(({ url, section, alt, model }) => [url, section, alt, model])).toEqual([
      [OLD, null, 'a pot of tea', 'gpt-image-1'],
      [NEW, 'Leaves', 'Leaves', 'sd3.5-flash'],
      [OLD, 'Water', 'Water', 'gpt-image-1'],
    ]);
    expect(image).toMatchObject({ url: OLD, provenance: { provider: 'openai', model: 'gpt-image-1' } });
    expect(image?.provenance?.costUsd).toBeCloseTo(0.105, 6);
    expect(image?.provenance?.replacedUsd).toBeCloseTo(0.04, 6);
  });

  it('shows what the user asks for, and heads the record where it is the featured one', async () => {
    const { image, prompts } = await made({ index: 0, shows: ' a samovar\n “on a table” ' });
    expect(prompts[0]).toContain("It shows: “a samovar 'on a table'”.");
    expect(image).toMatchObject({ url: NEW, alt: 'a pot of tea', provenance: { provider: 'stability' } });
    expect(image?.prompt).toBe(image?.pictures?.[0]?.prompt);
  });

  it('is made once: resumed, it is there', async () => {
    const { image } = await made({ index: 1 });
    expect((await made({ index: 1 }, image)).outcome).toBe('nothing is planned');
    expect((await made({ index: 2 }, image)).prompts).toHaveLength(1);
  });

  it('is refused where the page has no such image', async () => {
    expect(await made({ index: 7 })).toMatchObject({ outcome: 'generation.no-image', prompts: [] });
  });

  it('costs no more than one image, and is named in the run list', () => {
    const rewrites = wishFor({ index: 2 });
    const [item] = planGeneration({ ...request, rewrites }).items;
    expect(item?.estimate.costUsdHigh).toBeCloseTo(0.025, 6);
    if (item === undefined) throw new Error('nothing is planned');
    const page = { brief: item.brief, records: { article, image: held } };
    expect(mostUsdAlone(page, { ...request, rewrites })).toBeCloseTo(0.025, 6);
    const row = runRowOf({ id: 'tea', state: 'running' }, { ...CHOICE, pictures, rewrites }, page.records);
    expect(row.stage).toBe('image');
  });

  it('of an import, whose price nobody knows, is paid for from now on', async () => {
    const { image } = await made({ index: 0 }, { ...held, provenance: null, pictures: undefined } as never);
    expect(image?.provenance).toMatchObject({ provider: 'stability', costUsd: 0.025, demo: false });
    expect(image?.pictures).toHaveLength(1);
  });

  it('is no demo record any more, so that nobody replaces what was paid for', async () => {
    const demo = held.pictures?.map((one) => ({
      ...one,
      provider: 'demo',
      model: 'demo-drawing',
      costUsd: 0,
    }));
    const { image } = await made(
      { index: 1 },
      {
        ...held,
        pictures: demo ?? [],
        provenance: { ...provenance, provider: 'demo', demo: true, costUsd: 0 },
      },
    );
    expect(image?.provenance).toMatchObject({ demo: false, costUsd: 0.025 });
  });
});

it('is put beside what the user changed meanwhile', async () => {
  const { image } = await made({ index: 1 });
  if (image === undefined) throw new Error('nothing was made');
  const changed = {
    ...held,
    pictures: held.pictures?.map((one) => ({ ...one, alt: `mine: ${one.alt}` })) ?? [],
  };
  const stored = pictureOnto(changed, image, 1);
  expect(stored.pictures?.map(({ url, alt }) => [url, alt])).toEqual([
    [OLD, 'mine: a pot of tea'],
    [NEW, 'mine: Leaves'],
    [OLD, 'mine: Water'],
  ]);
  expect(stored.provenance?.costUsd).toBeCloseTo(0.105, 6);
  expect(pictureOnto(undefined, image, 1)).toBe(image);
});

it('without one of its images a record has the others, led by the next one', () => {
  expect(withoutPicture(held, 1)?.pictures?.map(({ section }) => section)).toEqual([null, 'Water']);
  const led = withoutPicture(held, 0);
  expect(led?.pictures?.map(({ role, section }) => [role, section])).toEqual([
    ['featured', null],
    ['content', 'Water'],
  ]);
  expect(led).toMatchObject({ alt: 'Leaves', provenance: { costUsd: 0.12 } });
  expect(withoutPicture({ ...held, pictures: [pictureOf(null)] }, 0)).toBeNull();
  expect(withoutPicture(held, 9)).toBe(held);
  expect(picturesIn({ ...held, pictures: [] })).toEqual([]);
});
