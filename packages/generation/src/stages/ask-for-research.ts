// Requests research under a stable idempotency key, as texts are.
import { marketOf } from '@silosmith/ai';
import { Fault, throwIfCancelled } from '@silosmith/kernel';
import { keyOfAbout } from './ask-for-text.ts';
import type { GenerationContext, GenerationPorts } from './generate-page.ts';
import type { AskResearch } from './stage.ts';

/** The task of a research call, in usage records and journals. */
export const RESEARCH_TASK = 'research';

export const askForResearch =
  (keyword: string, context: GenerationContext, ports: GenerationPorts): AskResearch =>
  (request) => {
    throwIfCancelled(ports.signal);
    const { projectId, runId, research, language } = context;
    if (research === undefined || ports.callResearch === undefined) throw new Fault('ai.unknown-provider');
    const market = research.market ?? marketOf(language);
    const asked = { ...request, provider: research.provider, language, market, task: RESEARCH_TASK };
    return ports.callResearch(asked, {
      idempotencyKey: keyOfAbout(RESEARCH_TASK, [projectId, runId, keyword, asked]),
      keyword,
      ...(ports.signal ? { signal: ports.signal } : {}),
    });
  };
