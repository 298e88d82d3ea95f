// Fallback for languages without a pack: folding alone, no function words, no stems.
import { bareWord } from '../stemmers/bare-word.ts';
import type { PackSource } from './language-pack.ts';

/** Its tag is the requested one. */
export const neutral: PackSource = {
  tag: 'und',
  functionWords: '',
  questionWords: '',
  intentWords: { informational: '', commercial: 'vs', transactional: '', navigational: 'www' },
  stem: bareWord,
};
