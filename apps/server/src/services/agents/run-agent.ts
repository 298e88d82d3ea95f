// An agent is a prompt with a reply of one shape, over the same paid calls as any text or picture.
import {
  agentPrompt,
  DEMO_PROVIDER,
  defaultImageModelOf,
  defaultModelOf,
  IMAGE_PROVIDERS,
  imagePrompt,
  type Provider,
  readAgentReply,
  TEXT_PROVIDERS,
} from '@silosmith/ai';
import type { AgentReply, AgentRequest } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import type { Dependencies } from '../../dependencies.ts';
import { generateImage } from '../images/generate-image.ts';
import { callTarget } from '../text/call-target.ts';
import { generateText } from '../text/generate-text.ts';

export interface AgentCall {
  readonly body: AgentRequest;
  readonly userId: string;
  readonly providerKey: string | undefined;
  readonly headerOf: (name: string) => string | undefined;
}

/** Throws `ai.invalid-json` for a reply of another shape, the provider's faults, and those of the budget guard. */
export async function runAgent(deps: Dependencies, call: AgentCall): Promise<AgentReply> {
  const { body } = call;
  if (body.agentId === 'adk-image-generation') return drawnBy(deps, call, body);
  const listed = chosenOf(TEXT_PROVIDERS, deps, body.provider);
  const agent = body.agentId === 'adk-viewpoint-generator' ? 'viewpoint' : 'persona';
  const { task, system, prompt, maxTokens } = agentPrompt({
    ...body.input,
    agent,
    language: body.language ?? 'en',
  });
  const { content, model, usage } = await generateText(deps, {
    ...callTarget(deps, listed, call.headerOf),
    userId: call.userId,
    provider: await deps.providerOf(listed.id),
    providerKey: call.providerKey,
    request: {
      prompt,
      system,
      jsonMode: true,
      max_tokens: maxTokens,
      task,
      model: body.model || defaultModelOf(listed.id),
    },
  });
  return replyOf(listed, model, readAgentReply(agent, content), usage);
}

async function drawnBy(
  deps: Dependencies,
  { userId, providerKey, headerOf }: AgentCall,
  { input, provider, model }: Extract<AgentRequest, { agentId: 'adk-image-generation' }>,
): Promise<AgentReply> {
  const listed = chosenOf(IMAGE_PROVIDERS, deps, provider);
  const keyword = input.seoContext?.targetKeyword ?? input.contentTopic;
  const made = await generateImage(deps, {
    ...callTarget(deps, listed, headerOf),
    userId,
    provider: await deps.imageProviderOf(listed.id),
    providerKey,
    request: {
      prompt: input.prompt ?? imagePrompt({ keyword, level: 2, subject: input.contentTopic }),
      model: model || defaultImageModelOf(listed.id),
      aspect_ratio: input.imageType === 'hero' ? '16:9' : '3:2',
      output_format: 'jpeg',
    },
  });
  const altText = input.seoContext?.altText ?? input.contentTopic;
  return replyOf(listed, made.model, { visual: { url: made.imageUrl, altText } }, { cost: made.usage.cost });
}

const replyOf = (
  { id: provider }: Provider,
  model: string,
  data: AgentReply['data'],
  usage: AgentReply['usage'],
): AgentReply => ({ success: true, data, provider, model, demo: provider === DEMO_PROVIDER, usage });

/** The one that is named; else the first with a key of the operator, else the demo. Throws `ai.unknown-provider`. */
function chosenOf(
  providers: readonly Provider[],
  { settings }: Pick<Dependencies, 'settings'>,
  named: string | undefined,
): Provider {
  const id = named ?? providers.find((provider) => settings.apiKeys.has(provider.id))?.id ?? DEMO_PROVIDER;
  const found = providers.find((provider) => provider.id === id);
  if (found === undefined) throw new Fault('ai.unknown-provider', { params: { provider: id } });
  return found;
}
