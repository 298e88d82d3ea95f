// What does a plan say that it will cost, and what does aimock count? Pages of every level, written through OpenAI's API by the demo writer behind
// the double. The double counts by itself: four characters a token. Argument: content language.
import { LLMock } from '@copilotkit/aimock';
import { costUsd, DEMO_PROVIDER, loadTextProvider } from '@silosmith/ai';
import { type CallText, generatePage, planGeneration } from '@silosmith/generation';
import { pageOf } from '@silosmith/testkit';
import { measureWaiting } from './measure.ts';

const [language = 'en'] = process.argv.slice(2);
const MODEL = { provider: 'openai', model: 'gpt-4o' } as const;
/** Of two pillars of six pages each. */
const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  en: ['coffee grinder', 'garden shed'],
  de: ['kaffeemühle', 'gartenhaus'],
  nl: ['koffiemolen', 'tuinhuis'],
  fr: ['moulin à café', 'abri de jardin'],
  es: ['molinillo de café', 'caseta de jardín'],
};

const pages = (KEYWORDS[language] ?? []).map((pillar) =>
  pageOf(pillar, {
    children: ['1', '2'].map((cluster) =>
      pageOf(`${pillar} ${cluster}`, {
        level: 2,
        children: [pageOf(`${pillar} ${cluster} a`, { level: 3 })],
      }),
    ),
  }),
);

async function writtenThrough(mock: LLMock) {
  const demo = await loadTextProvider(DEMO_PROVIDER);
  const openai = await loadTextProvider(MODEL.provider);
  const signal = new AbortController().signal;
  const noNetwork = () => Promise.reject(new Error('no network'));
  mock.onMessage(/./u, async ({ messages }) => {
    const prompt = String(messages.at(-1)?.content ?? '');
    const { content } = await demo.generateText(
      { prompt, model: 'demo-1', language },
      { fetch: noNetwork, signal },
    );
    return { content };
  });
  const counted = { inputTokens: 0, outputTokens: 0 };
  const callText: CallText = async ({ prompt, system = '', max_tokens: maxTokens = 0 }) => {
    const reply = await openai.generateText(
      { prompt, system, maxTokens, model: MODEL.model },
      { apiKey: 'key', baseUrl: `${mock.url}/v1`, fetch: (input, init) => fetch(input, init), signal },
    );
    counted.inputTokens += reply.inputTokens;
    counted.outputTokens += reply.outputTokens;
    const usage = { inputTokens: reply.inputTokens, outputTokens: reply.outputTokens, cost: 0 };
    return { content: reply.content, model: reply.model, provider: MODEL.provider, usage };
  };
  const plan = planGeneration({ pages, existing: {}, language, ...MODEL });
  for (const item of plan.items) {
    const context = { projectId: 'p', runId: 'r', language, existing: {}, ...MODEL };
    await generatePage(item, context, { callText, store: async () => undefined, clock: { nowMs: () => 0 } });
  }
  const cost = (tokens: typeof counted): number =>
    costUsd(MODEL.provider, MODEL.model, tokens.inputTokens, tokens.outputTokens);
  return {
    pages: plan.items.length,
    inputRatio: plan.total.inputTokens / counted.inputTokens,
    outputRatio: plan.total.outputTokens / counted.outputTokens,
    costRatio: cost(plan.total) / cost(counted),
    inRange: cost(counted) >= plan.total.costUsdLow && cost(counted) <= plan.total.costUsdHigh ? 1 : 0,
  };
}

const mock = new LLMock({ port: 0 });
await mock.start();
await measureWaiting(
  () => writtenThrough(mock),
  (said) => said,
);
await mock.stop();
