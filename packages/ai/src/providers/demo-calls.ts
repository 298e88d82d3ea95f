// The calls of the built-in provider: deterministic, without a key or a network, at no cost.
import {
  writeArticle,
  writeMeta,
  writeOutline,
  writePart,
  writePlain,
  writeSectionAgain,
  writeTags,
} from '@silosmith/demo-writer';
import { throwIfCancelled } from '@silosmith/kernel';
import { estimateTokens } from '../estimate-tokens.ts';
import { aiFault } from '../faults.ts';
import { readAgentPrompt } from '../prompts/agents.ts';
import { type Asked, readBrief, type TextTask } from '../prompts/brief.ts';
import type { GenerateTextReply, GenerateTextRequest, ProviderCall, TextProvider } from '../provider.ts';
import { demoAgent } from './demo-agents.ts';

/** Model ids that answer late, badly or not at all, as a real provider may: every failure can be tried without a key. */
export const DEMO_MODELS = [
  'demo-1',
  'demo-slow',
  'demo-flaky',
  'demo-rate-limit',
  'demo-timeout',
  'demo-bad-key',
  'demo-quota',
  'demo-unavailable',
  'demo-bad-json',
  'demo-empty',
] as const;

const SLOW_MS = 1_500;
const RETRY_AFTER_S = 1;
const MAX_REMEMBERED_PROMPTS = 10_000;
const ABOUT = { provider: 'Demo' };

/** A demo provider of its own; `demo-flaky` fails at the first call of each prompt and answers from the second on. */
export function createDemoProvider(): TextProvider {
  const failedOnce = new Set<string>();
  const failFirst = (prompt: string): void => {
    if (failedOnce.delete(prompt)) return;
    if (failedOnce.size >= MAX_REMEMBERED_PROMPTS) failedOnce.clear();
    failedOnce.add(prompt);
    throw aiFault('unavailable', { ...ABOUT, status: 503 });
  };
  return {
    id: 'demo',
    name: 'Demo',
    generateText: async (request, call) => {
      await behave(request, call, failFirst);
      throwIfCancelled(call.signal);
      return replyOf(request);
    },
  };
}

/** The demo provider of this process. */
export const demo: TextProvider = createDemoProvider();

async function behave(
  request: GenerateTextRequest,
  call: ProviderCall,
  failFirst: (prompt: string) => void,
): Promise<void> {
  throwIfCancelled(call.signal);
  const about = { ...ABOUT, model: request.model };
  switch (request.model) {
    case 'demo-slow':
      return call.timer?.sleep(SLOW_MS, call.signal);
    case 'demo-flaky':
      return failFirst(request.prompt);
    case 'demo-rate-limit':
      throw aiFault('rate-limited', { ...about, retryAfterS: RETRY_AFTER_S });
    case 'demo-timeout':
      throw aiFault('timeout', about);
    case 'demo-bad-key':
      throw aiFault('bad-key', about);
    case 'demo-quota':
      throw aiFault('quota', about);
    case 'demo-unavailable':
      throw aiFault('unavailable', { ...about, status: 503 });
    case 'demo-empty':
      throw aiFault('empty-reply', about);
  }
}

function replyOf(request: GenerateTextRequest): GenerateTextReply {
  const content = request.model === 'demo-bad-json' ? brokenJson(contentOf(request)) : contentOf(request);
  return {
    content,
    model: request.model,
    inputTokens: estimateTokens(`${request.system ?? ''}${request.prompt}`),
    outputTokens: estimateTokens(content),
  };
}

function contentOf(request: GenerateTextRequest): string {
  const asked = readAgentPrompt(request.prompt);
  if (asked !== null) return JSON.stringify(demoAgent(asked));
  const read = readBrief(request.prompt);
  if (read === null) {
    const plain = writePlain(request.prompt, request.language ?? 'en');
    return request.jsonMode ? JSON.stringify(plain) : plain.content;
  }
  return JSON.stringify(WRITERS[read.task](read));
}

const WRITERS: Readonly<Record<TextTask, (asked: Asked) => object>> = {
  article: ({ brief }) => writeArticle(brief),
  outline: ({ brief }) => writeOutline(brief),
  section: ({ brief, part = { at: 0, of: 1 } }) => writePart(brief, part),
  // Its own texts are as it can write them.
  repair: () => ({ blocks: {} }),
  rewrite: ({ brief, section = { heading: '', text: '' } }) => writeSectionAgain(brief, section),
  meta: ({ brief }) => writeMeta(brief),
  tags: ({ brief }) => writeTags(brief),
};

/** JSON that no reader can repair: its first key has no value, and its end is missing. */
function brokenJson(json: string): string {
  return `{"title": ,${json.slice(1, 40).replaceAll('"content"', '"contents"')}`;
}
