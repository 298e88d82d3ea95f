// Doubles for tests of stages: a small silo, a server that charges once per key, a store.
import { DEMO_PROVIDER, loadTextProvider } from '@silosmith/ai';
import type { Page, TextReply, TextRequest } from '@silosmith/contract';
import { type PlannedPage, type PlanRequest, planGeneration } from '../plan/plan-generation.ts';
import type { GenerationContext, GenerationPorts } from '../stages/generate-page.ts';
import type { StoredRecords } from '../stages/stage.ts';
import { itemOfWords } from './item-of-words.ts';
import { noContent } from './records.ts';

const demo = await loadTextProvider(DEMO_PROVIDER);

/** Written in one call. */
const SHORT_WORDS = 1_200;

/** Plans of a silo by keyword, of so many words each: what `generatePage` takes. */
export function itemsOf(pages: readonly Page[], targetWords = SHORT_WORDS) {
  return (keyword: string, change: Partial<PlanRequest> = {}): PlannedPage => {
    const request: PlanRequest = {
      pages,
      existing: noContent,
      provider: 'demo',
      model: 'demo-1',
      language: 'en',
    };
    const item = planGeneration({ ...request, ...change }).items.find((one) => one.keyword === keyword);
    if (!item) throw new Error(`${keyword} is not planned`);
    return itemOfWords(item, targetWords);
  };
}

export const context: GenerationContext = {
  projectId: 'p',
  provider: 'demo',
  model: 'demo-1',
  language: 'en',
  runId: '1',
  existing: {},
};

/** A server as ours is: a key is paid once, its reply kept; and a store that keeps the last record of each kind. */
export function createWorld(answer: (request: TextRequest) => Promise<string> | string = demoAnswer) {
  const kept = new Map<string, TextReply>();
  const stored: Partial<StoredRecords> = {};
  const log: string[] = [];
  const ports: GenerationPorts = {
    callText: async (request, { idempotencyKey }) => {
      log.push(`call ${request.task}`);
      const before = kept.get(idempotencyKey);
      if (before) return before;
      const content = await answer(request);
      const usage = { inputTokens: 10, outputTokens: 20, cost: 0.01 };
      const reply: TextReply = { content, model: request.model ?? '', provider: 'demo', usage };
      kept.set(idempotencyKey, reply);
      return reply;
    },
    store: async (kind, record) => {
      log.push(`store ${kind}`);
      Object.assign(stored, { [kind]: record });
    },
    clock: { nowMs: () => Date.UTC(2026, 0, 2) },
  };
  return { ports, kept, stored, log };
}
export async function demoAnswer(request: TextRequest): Promise<string> {
  const call = { fetch: () => Promise.reject(new Error('no network')), signal: new AbortController().signal };
  return (await demo.generateText({ prompt: request.prompt, model: request.model ?? '' }, call)).content;
}
export const answerWith =
  (article: string, meta = '{"title":"T","description":"D"}', tags = '{"tags":["a"]}') =>
  (request: TextRequest) =>
    request.task === 'article' ? article : request.task === 'meta' ? meta : tags;
