import { aiFault } from '@silosmith/ai';
import type { TextRequest } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import { pageOf } from '@silosmith/testkit';
import { describe, expect, test } from 'vitest';
import type { noContent } from '../testing/records.ts';
import { articleOf } from '../testing/records.ts';
import { answerWith, context, createWorld, demoAnswer, itemsOf } from '../testing/world.ts';
import { generatePage } from './generate-page.ts';

const pages = [pageOf('coffee', { children: [pageOf('espresso')] })];
const itemOf = itemsOf(pages);

describe('when the provider fails at meta or tags', () => {
  const failing = (fault: Error) => async (request: TextRequest) => {
    if (request.task !== 'article') throw fault;
    return demoAnswer(request);
  };

  test('for good: stand-ins are stored, noted, and missing next time', async () => {
    const world = createWorld(failing(aiFault('content-refused')));
    const outcome = await generatePage(itemOf('espresso'), context, world.ports);
    expect(outcome.notes).toEqual(['meta-fallback', 'tags-fallback']);
    expect(world.stored.meta).toMatchObject({ title: 'espresso', provenance: null });
    expect(world.stored.meta?.description).toBe(world.stored.article?.excerpt);
    expect(world.stored.tags).toEqual({ keyword: 'espresso', tags: ['espresso'], provenance: null });
    const existing = {
      articles: { espresso: articleOf('espresso') },
      metas: { espresso: world.stored.meta },
      tags: {},
    };
    // The stand-in was just stored, so it is there.
    expect(itemOf('espresso', { existing: existing as typeof noContent }).needs).toEqual(['meta', 'tags']);
  });

  test('passingly: the item fails with the article stored, and takes a stand-in in its last attempt', async () => {
    const world = createWorld(failing(aiFault('rate-limited', { retryAfterS: 2 })));
    await expect(generatePage(itemOf('espresso'), context, world.ports)).rejects.toThrow('ai.rate-limited');
    expect(Object.keys(world.stored)).toEqual(['article']);
    const last = await generatePage(
      itemOf('espresso'),
      { ...context, attempt: 6, existing: { ...world.stored } },
      world.ports,
    );
    expect(last).toEqual({ made: ['meta', 'tags'], notes: ['meta-fallback', 'tags-fallback'], costUsd: 0 });
  });

  test('with nonsense: it is asked once more, then stood in for', async () => {
    const world = createWorld(
      answerWith(JSON.stringify({ title: 'E', content: '<h1>Espresso</h1>' }), 'sorry', '{"tags":[" "]}'),
    );
    const outcome = await generatePage(itemOf('espresso'), context, world.ports);
    expect(outcome.notes).toEqual(expect.arrayContaining(['meta-fallback', 'tags-fallback']));
    expect(world.log.filter((line) => line === 'call meta')).toHaveLength(2);
  });

  test('a fault that is not the provider’s is thrown: no session, no network, no space', async () => {
    const world = createWorld(failing(new Fault('web.offline', { retryable: true })));
    await expect(generatePage(itemOf('espresso'), { ...context, attempt: 6 }, world.ports)).rejects.toThrow(
      'web.offline',
    );
  });

  test('a cancelled run ends as cancelled, without a stand-in', async () => {
    const controller = new AbortController();
    const world = createWorld(async (request) => {
      if (request.task === 'meta') {
        controller.abort();
        throw aiFault('bad-request');
      }
      return demoAnswer(request);
    });
    const ports = { ...world.ports, signal: controller.signal };
    await expect(generatePage(itemOf('espresso'), context, ports)).rejects.toThrow('cancelled');
    expect(Object.keys(world.stored)).toEqual(['article']);
  });
});
