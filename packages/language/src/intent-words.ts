// Search intents by cue words. The longest phrase of the pack wins at each position.
import { packFor } from './packs/index.ts';
import type { Intent, LanguagePack } from './packs/language-pack.ts';
import { PhraseIndex } from './phrase-index.ts';
import { splitWords } from './split-words.ts';
import { bareWord } from './stemmers/bare-word.ts';

const INTENT_ORDER: readonly Intent[] = ['informational', 'commercial', 'transactional', 'navigational'];
const NAVIGATIONAL_BIT = 1 << INTENT_ORDER.indexOf('navigational');
/** Domain names typed as keywords; .net and .io are excluded, since they name technology (asp.net, socket.io). */
const DOMAIN_NAME = /^www\.|\.(?:com|org|edu|gov|eu|uk|ie|us|au|nl|be|fr|de|at|ch|es|mx|it|pt|br)$/u;

const indexes = new WeakMap<LanguagePack, PhraseIndex>();

function phrasesOf(pack: LanguagePack): PhraseIndex {
  const built = indexes.get(pack);
  if (built !== undefined) return built;
  const intents = INTENT_ORDER.map((intent, at) => ({ phrases: pack.intentWords[intent], bits: 1 << at }));
  const decoys = { phrases: pack.intentDecoys, bits: 0 };
  const index = new PhraseIndex(pack.tag, pack.compounds, [...intents, decoys]);
  indexes.set(pack, index);
  return index;
}

/**
 * The intents whose words or phrases occur, in the order informational, commercial, transactional, navigational; [] if none.
 * Takes a keyword or its words (of `splitWords`). A phrase masks the shorter ones inside it (`how much` does not count as `how`), a compound
 * counts by its last part, a domain name is navigational. The caller decides which of several intents wins.
 */
export function intentWordsIn(keyword: string | readonly string[], language: string): Intent[] {
  const pack = packFor(language);
  const written = typeof keyword === 'string' ? splitWords(keyword, language) : keyword;
  const bits = phrasesOf(pack).bitsOf(written.map(bareWord), (at) =>
    DOMAIN_NAME.test(written[at] ?? '') ? NAVIGATIONAL_BIT : 0,
  );
  if (bits === 0) return [];
  return INTENT_ORDER.filter((_, position) => (bits & (1 << position)) !== 0);
}
