// Replies of the built-in provider's agents: from searches that people make around a keyword; nobody is made up.
import type { Persona, Viewpoint } from '@silosmith/contract';
import type { AskedAgent } from '../prompts/agents.ts';
import { phrasesOf } from './demo-search.ts';

export const demoAgent = ({ agent, keyword, language }: AskedAgent): Viewpoint | Persona =>
  agent === 'viewpoint' ? demoViewpoint(keyword, language) : demoPersona(keyword, language);

function demoViewpoint(keyword: string, language: string): Viewpoint {
  const { questions, searches } = phrasesOf(keyword, language);
  return {
    uniqueAngles: questions.slice(0, 3).map((question, at) => ({
      title: question,
      angle: question,
      differentiation: searches[at] ?? keyword,
      targetAudience: searches[0] ?? keyword,
      contentType: 'article',
    })),
    contentStructureSuggestions: [...questions],
  };
}

function demoPersona(keyword: string, language: string): Persona {
  const { questions, searches } = phrasesOf(keyword, language);
  return {
    bio: keyword,
    expertise: [...searches],
    tone: 'plain',
    writingStyle: { useFirstPerson: false, sentenceLength: 'short', preferredPhrases: [], avoidedWords: [] },
    writingGuidance: questions.join(' '),
  };
}
