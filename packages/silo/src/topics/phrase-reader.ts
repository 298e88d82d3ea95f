// Phrases of a keyword that could name a topic: up to three words, no function word at either end.
import { packFor, splitWords } from '@silosmith/language';
import { highHashOf, lowHashOf } from '../columns/word-sets.ts';

const LONGEST_PHRASE_WORDS = 3;
/** What a sentence is about stands in its first words; all phrases of long ones would fill the memory. */
const WORDS_READ = 16;
const MOST_PHRASES = WORDS_READ * LONGEST_PHRASE_WORDS;
/** Words that qualify a search and are no subject: a label needs one other word. */
const QUALIFYING_INTENTS = ['informational', 'commercial', 'transactional', 'navigational'] as const;
/** Odd: makes the hash of a phrase that of its words in their order. */
const NEXT_WORD_LOW = 0x01000193;
const NEXT_WORD_HIGH = 0x2c1b3c6d;

interface WordRole {
  readonly stem: string;
  readonly low: number;
  readonly high: number;
  readonly isFunction: boolean;
  /** Something a topic can be about. */
  readonly isSubject: boolean;
}

/** Reads one keyword after another; what it says is of the last one. Phrases are the same when their words' stems are. */
export class PhraseReader {
  /** Number of phrases, repeats included. */
  count = 0;
  /** 64 bits of hash of each phrase, in two halves. */
  readonly low = new Int32Array(MOST_PHRASES);
  readonly high = new Int32Array(MOST_PHRASES);
  private readonly from = new Uint8Array(MOST_PHRASES);
  private readonly to = new Uint8Array(MOST_PHRASES);
  private readonly language: string;
  private readonly roleOf: (word: string) => WordRole;
  private keyword = '';
  private words: string[] = [];
  private readonly roles: WordRole[] = [];

  constructor(language: string) {
    this.language = language;
    this.roleOf = createRoleReader(language);
  }

  read(keyword: string): void {
    this.keyword = keyword;
    this.words = splitWords(keyword, this.language);
    const { words, roles, roleOf } = this;
    const length = Math.min(words.length, WORDS_READ);
    roles.length = 0;
    for (let at = 0; at < length; at++) roles.push(roleOf(words[at] ?? ''));
    this.count = 0;
    for (let from = 0; from < length; from++) if (!roles[from]?.isFunction) this.readFrom(from, length);
  }

  /** Number of words of a phrase. */
  wordsOf(phrase: number): number {
    return (this.to[phrase] ?? 0) - (this.from[phrase] ?? 0) + 1;
  }

  /** Stems of a phrase, joined by blanks. */
  keyOf(phrase: number): string {
    const roles = this.roles.slice(this.from[phrase], (this.to[phrase] ?? 0) + 1);
    return roles.map(({ stem }) => stem).join(' ');
  }

  /** A phrase as the keyword writes it; as it is folded, where folding changed it beyond finding. */
  textOf(phrase: number): string {
    const { keyword, words } = this;
    const first = this.from[phrase] ?? 0;
    const last = this.to[phrase] ?? 0;
    const lower = keyword.toLowerCase();
    let start = -1;
    let end = 0;
    for (let at = 0; at <= last && lower.length === keyword.length; at++) {
      const word = words[at] ?? '';
      const place = lower.indexOf(word, end);
      if (at === first) start = place;
      if (place >= 0) end = place + word.length;
      if (at === last && place >= 0 && start >= 0) return keyword.slice(start, end);
    }
    return words.slice(first, last + 1).join(' ');
  }

  private readFrom(from: number, length: number): void {
    let hasSubject = false;
    let low = 0;
    let high = 0;
    for (let to = from; to < Math.min(length, from + LONGEST_PHRASE_WORDS); to++) {
      const role = this.roles[to];
      if (role === undefined) return;
      hasSubject ||= role.isSubject;
      low = Math.imul(low, NEXT_WORD_LOW) + role.low;
      high = Math.imul(high, NEXT_WORD_HIGH) + role.high;
      if (!hasSubject || role.isFunction) continue;
      this.from[this.count] = from;
      this.to[this.count] = to;
      this.low[this.count] = low;
      this.high[this.count++] = high;
    }
  }
}

function createRoleReader(language: string): (word: string) => WordRole {
  const pack = packFor(language);
  const qualifying = new Set(QUALIFYING_INTENTS.flatMap((intent) => [...pack.intentWords[intent]]));
  const known = new Map<string, WordRole>();
  const stemIds = new Map<string, number>();
  return (word) => {
    let role = known.get(word);
    if (!role) {
      const isFunction = pack.functionWords.has(word);
      const isSubject = !isFunction && !qualifying.has(word) && /\p{L}{2}/u.test(word);
      const stem = pack.stem(word);
      const id = stemIds.get(stem) ?? stemIds.size;
      stemIds.set(stem, id);
      role = { stem, low: lowHashOf(id), high: highHashOf(id), isFunction, isSubject };
      known.set(word, role);
    }
    return role;
  };
}
