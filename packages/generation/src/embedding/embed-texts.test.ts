import { hashOfText, packVectors, textColumnOf, type VectorBatch } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import { createFakeChance, createFakeTime } from '@silosmith/testkit';
import { describe, expect, it } from 'vitest';
import { type CallEmbeddings, embedTexts, planEmbedding } from './embed-texts.ts';
import { knownVectors } from './known-vectors.ts';

const SOURCE = { provider: 'openai', model: 'text-embedding-3-small' };
const keywords = (count: number): string[] => Array.from({ length: count }, (_, at) => `keyword ${at}`);
const vectorsOf = (texts: readonly string[]): VectorBatch =>
  packVectors(
    SOURCE,
    texts,
    texts.map((text) => [hashOfText(text) % 100, 1]),
  );
const NONE = knownVectors([], SOURCE);

/** A provider that counts what it is asked for, and a project that keeps what arrives. */
function world(answer: (call: number, texts: readonly string[]) => Promise<VectorBatch>) {
  const time = createFakeTime();
  const kept: VectorBatch[] = [];
  const asked: string[] = [];
  const keys: string[] = [];
  let calls = 0;
  const call: CallEmbeddings = async ({ texts }, { idempotencyKey, signal }) => {
    asked.push(...texts);
    keys.push(idempotencyKey);
    const reply = answer(++calls, texts);
    await time.timer.sleep(100, signal);
    return reply;
  };
  return {
    kept,
    asked,
    keys,
    run(texts: readonly string[], signal = new AbortController().signal) {
      const plan = planEmbedding(texts, knownVectors(kept, SOURCE), SOURCE);
      const ports = {
        call,
        keep: async (batch: VectorBatch) => void kept.push(batch),
        clock: time.clock,
        timer: time.timer,
        chance: createFakeChance(1),
      };
      return time.runUntil(embedTexts(plan, ports, { signal }));
    },
  };
}

describe('vectors of keywords', () => {
  it('are asked for once each, in batches, and never again', async () => {
    const { run, kept, asked } = world(async (_, texts) => vectorsOf(texts));
    const texts = keywords(1_200);
    await run([...texts, ...texts]);
    expect(asked.sort()).toEqual([...texts].sort());
    expect(kept.map(({ hashes }) => hashes.length).sort()).toEqual([176, 512, 512]);
    await run([...texts, 'a new one']);
    expect(asked).toHaveLength(1_201);
    const table = { rowCount: 2, keyword: textColumnOf(['a new one', 'unknown']) };
    expect(knownVectors(kept, SOURCE).ofTable(table)).toMatchObject({ dimensions: 2 });
  });

  it('that were paid for are kept through a fault, which ends the run with its own words', async () => {
    const { run, kept, asked, keys } = world(async (call, texts) => {
      if (call === 2) throw new Fault('ai.quota');
      return vectorsOf(texts);
    });
    const texts = keywords(512 * 6);
    await expect(run(texts)).rejects.toMatchObject({ code: 'ai.quota' });
    // Whatever was in flight beside it arrived; nothing was sent afterwards.
    expect(keys.length).toBeLessThan(6);
    expect(kept).toHaveLength(keys.length - 1);
    await run(texts);
    expect(new Set(kept.flatMap(({ hashes }) => hashes)).size).toBe(texts.length);
    // The one that failed went out again under its own key; nothing else did.
    expect(asked).toHaveLength(512 * 7);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([keys[1]]);
  });

  it('are asked for again where the provider was busy, and the run ends when it stays so', async () => {
    const busy = (times: number) =>
      world(async (call, texts) => {
        if (call <= times)
          throw new Fault('ai.rate-limited', { retryable: true, params: { retryAfterS: 2 } });
        return vectorsOf(texts);
      });
    const patient = busy(3);
    await patient.run(keywords(10));
    expect(patient.keys).toEqual(Array.from({ length: 4 }, () => patient.keys[0]));
    const hopeless = busy(99);
    await expect(hopeless.run(keywords(10))).rejects.toMatchObject({ code: 'ai.rate-limited' });
    expect(hopeless.keys).toHaveLength(4);
  });

  it('stop when told: nothing more is sent, and what arrived is kept', async () => {
    const controller = new AbortController();
    const { run, kept, asked } = world(async (call, texts) => {
      if (call === 4) controller.abort();
      return vectorsOf(texts);
    });
    await expect(run(keywords(512 * 9), controller.signal)).rejects.toMatchObject({ code: 'cancelled' });
    expect(kept.length).toBeLessThanOrEqual(3);
    expect(asked.length).toBeLessThanOrEqual(512 * 6);
    await expect(run(keywords(10), controller.signal)).rejects.toMatchObject({ code: 'cancelled' });
  });

  it('have their price before: a tenth of a cent for ten thousand keywords, nothing for what is known or at home', () => {
    const texts = keywords(10_000);
    expect(planEmbedding(texts, NONE, SOURCE).costUsd).toBeCloseTo(0.001, 3);
    expect(planEmbedding(texts, { has: () => true }, SOURCE)).toMatchObject({ texts: [], costUsd: 0 });
    const own = { provider: 'openai-compatible', model: 'nomic-embed-text' };
    expect(planEmbedding(texts, NONE, own, 'http://localhost:11434/v1').costUsd).toBe(0);
    expect(planEmbedding(texts, NONE, own, 'https://models.example.com/v1').costUsd).toBeNull();
  });
});

describe('vectors of a project', () => {
  it('are those of one model and one length; damaged ones are as if unknown', () => {
    const other = { ...SOURCE, model: 'text-embedding-3-large' };
    const batches = [
      packVectors(SOURCE, ['old'], [[1, 2, 3]]),
      packVectors(
        SOURCE,
        ['a', 'b'],
        [
          [1, 0],
          [0, -1],
        ],
      ),
      packVectors(other, ['c'], [[1, 0]]),
      { ...packVectors(SOURCE, ['d'], [[1, 0]]), vectors: 'AA==' },
    ];
    const known = knownVectors(batches, SOURCE);
    expect(['a', 'b', 'c', 'd', 'old'].filter((text) => known.has(text))).toEqual(['a', 'b']);
    const table = { rowCount: 3, keyword: textColumnOf(['b', 'c', 'a']) };
    expect(known.ofTable(table)).toEqual({ dimensions: 2, vectors: new Int8Array([0, -127, 0, 0, 127, 0]) });
    expect(known.ofTable({ rowCount: 1, keyword: textColumnOf(['c']) })).toBeNull();
  });
});
