// What stands in for a language without a pack? Folding alone: no function words, no stems, no guesses.
import { bareWord } from '../stemmers/bare-word.ts';
import type { PackSource } from './language-pack.ts';

/** The pack of any language that has none of its own; its tag is that of the language asked for. */
export const neutral: PackSource = {
  tag: 'und',
  functionWords: '',
  questionWords: '',
  intentWords: { informational: '', commercial: 'vs', transactional: '', navigational: 'www' },
  stem: bareWord,
};
