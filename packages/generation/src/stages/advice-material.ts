// What an agent's prompt says of a page: its place, what people search for, and what research found that others say.
import { type AgentTask, agentPrompt, type Prompt } from '@silosmith/ai';
import type { PageSoFar, ReplyTokens } from './stage.ts';

const MOST_SOURCES = 5;
const MOST_HEADINGS = 12;
const MOST_PHRASES = 10;

export function agentPromptOf(agent: AgentTask, { brief, records }: PageSoFar): Prompt {
  const { keyword, language, topic, intent, variants, outline } = brief;
  const { sources = [], contentGaps = [] } = records.research ?? {};
  const found = sources.slice(0, MOST_SOURCES).map(({ title, headings }) => ({
    title,
    headings: headings.slice(0, MOST_HEADINGS).map(({ text }) => text),
  }));
  return {
    ...agentPrompt({
      agent,
      keyword,
      language,
      topic,
      intent,
      searches: variants.slice(0, MOST_PHRASES),
      headings: outline.slice(0, MOST_PHRASES).map(({ heading }) => heading),
      ...(found.length === 0 ? {} : { foundPages: found, unanswered: contentGaps.slice(0, MOST_PHRASES) }),
    }),
    // The prompt asks for JSON; a reply that is none is asked for again.
    jsonMode: false,
  };
}

export const ADVICE_TOKENS: ReplyTokens = { least: 150, usual: 350, most: 1_500 };
