// Which keyword files are compared on? Seeded sets, the same on every machine: dense (few large topics), wide (many small ones), heads (as keyword tools list: the bare term and what is put beside it), and hostile ones.
import { closeSync, openSync, writeSync } from 'node:fs';

/** Mulberry32: a small seeded generator; returns numbers in [0, 1). */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Draws 0 to size - 1, where the k-th is drawn in proportion to 1 / k^exponent. */
function zipf(next: () => number, size: number, exponent: number): () => number {
  const upTo = new Float64Array(size);
  let sum = 0;
  for (let i = 0; i < size; i++) {
    sum += 1 / (i + 1) ** exponent;
    upTo[i] = sum;
  }
  return () => {
    const wanted = next() * sum;
    let low = 0;
    let high = size - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}

const SYLLABLES =
  'ba be bo ca ce co da de do fa fe fo ga ge go la le lo ma me mo na ne no pa pe po ra re ro sa se so ta te to va ve vo'.split(
    ' ',
  );

/** A pronounceable word of three syllables or more, for any number another; two syllables would make words such as 'none'. */
function wordOf(index: number): string {
  let text = '';
  let rest = index + SYLLABLES.length ** 2;
  while (rest > 0) {
    text += SYLLABLES[rest % SYLLABLES.length] ?? '';
    rest = Math.floor(rest / SYLLABLES.length);
  }
  return text;
}

export const HOSTILE_SETS = [
  'one-topic',
  'two-rare-words',
  'single-words',
  'fifty-words',
  'equal-words',
  'one-keyword',
] as const;
export type SetName = 'dense' | 'wide' | 'heads' | (typeof HOSTILE_SETS)[number];

interface Phrase {
  readonly keyword: string;
  readonly topic: string;
}

/**
 * With these exponents 100,000 dense rows have about 118 million comparisons inside topics and 220,000 pairs above 0.6, a million
 * have 6.5 million pairs; wide rows 42 million comparisons and 90,000 pairs, 1.7 million. About 5 words a keyword.
 */
const TOPIC_EXPONENT = 0.78;
const WORD_EXPONENT = 1.1;
const PLACES = 300;

function* phrases(set: SetName, rows: number): Generator<Phrase> {
  if (set === 'one-keyword' || set === 'equal-words') {
    for (let row = 0; row < rows; row++)
      yield { keyword: set === 'one-keyword' ? 'the same keyword' : equalWords(row), topic: 'one' };
    return;
  }
  const next = seeded(rows + set.length * 7919);
  const topics =
    set === 'dense'
      ? Math.round(Math.sqrt(rows) / 2)
      : set === 'wide' || set === 'heads'
        ? Math.round(rows / 100)
        : 1;
  const vocabulary = Math.round(set === 'wide' ? 42 * Math.sqrt(rows) : 25.3 * Math.sqrt(rows));
  const drawTopic = zipf(next, Math.max(1, topics), TOPIC_EXPONENT);
  const drawWord = zipf(next, vocabulary, WORD_EXPONENT);
  for (let row = 0; row < rows; row++) {
    const topic = drawTopic();
    const words: string[] = [];
    if (set === 'single-words') words.push(wordOf(row));
    else if (set === 'fifty-words') for (let i = 0; i < 50; i++) words.push(wordOf(drawWord()));
    else {
      // The head of a topic: one to three words that all its keywords have.
      if (set === 'two-rare-words') words.push('quixotic', 'zephyr');
      else for (let i = 0; i <= topic % 3; i++) words.push(wordOf(vocabulary + topic * 3 + i));
      const fewest = set === 'heads' ? 0 : 1;
      for (let more = fewest + Math.floor(next() * 4); more > 0; more--) words.push(wordOf(drawWord()));
      if (set !== 'heads' && next() < 0.5)
        words.push('in', wordOf(vocabulary + topics * 3 + Math.floor(next() * PLACES)));
    }
    yield { keyword: words.join(' '), topic: wordOf(vocabulary + topic * 3) };
  }
}

const ALIKE = ['garden', 'chair', 'wooden', 'cushion'];
const FILLERS = ' a the of for in on with and to at by from or as an'.split(' ');

/** The same four words in another order and with other function words between them: 1.5 million ways. */
function equalWords(row: number): string {
  const left = [...ALIKE];
  const words: string[] = [];
  let rest = row;
  while (left.length > 0) {
    const filler = FILLERS[rest % FILLERS.length] ?? '';
    rest = Math.floor(rest / FILLERS.length);
    words.push(...(filler === '' ? [] : [filler]));
    const [word = ''] = left.splice(rest % left.length, 1);
    rest = Math.floor(rest / (left.length + 1));
    words.push(word);
  }
  return words.join(' ');
}

/**
 * Writes a keyword file of 7 columns (6 without topics), about 90 bytes a row: 40 % of volumes with a quoted thousands
 * separator, 2.5 % quoted keywords, 30 % without difficulty. Returns its bytes.
 */
export function writeKeywordFile(
  path: string,
  set: SetName,
  rows: number,
  options: { topics: boolean },
): number {
  const next = seeded(rows + 17);
  const file = openSync(path, 'w');
  let bytes = 0;
  let buffer = `Keyword,${options.topics ? 'Topic,' : ''}Volume,Keyword Difficulty,CPC,Intent,Trend\n`;
  const flush = (): void => {
    bytes += writeSync(file, buffer);
    buffer = '';
  };
  const exact = set === 'one-keyword' || set === 'equal-words';
  for (const { keyword, topic } of phrases(set, rows)) {
    const volume = Math.floor(10 ** (next() * 5));
    const volumeCell = volume >= 1000 ? `"${volume.toLocaleString('en-US')}"` : String(volume);
    const keywordCell = next() < 0.025 && !exact ? `"${keyword}, ""guide"""` : keyword;
    const difficulty = next() < 0.3 ? '' : String(Math.floor(next() * 101));
    const intent = ['Informational', 'Commercial', 'Transactional', ''][Math.floor(next() * 4)] ?? '';
    const trend = next() < 0.7 ? '"0.44,0.66,0.81,1.00"' : '';
    buffer += `${keywordCell},${options.topics ? `${topic},` : ''}${volumeCell},${difficulty},${(next() * 9).toFixed(2)},${intent},${trend}\n`;
    if (buffer.length > 1 << 20) flush();
  }
  flush();
  closeSync(file);
  return bytes;
}
