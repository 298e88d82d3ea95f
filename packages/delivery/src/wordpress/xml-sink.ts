// A text sink of an XML file: what XML forbids is dropped as it is written, so that nobody has to look for it in each text before.
import { type ByteSink, createTextSink, type TextSink } from '../bytes/byte-sink.ts';
import { xmlCharacters } from './xml-text.ts';

/** Drops the characters that XML 1.0 forbids, and normalises line ends, in each text by itself. */
export interface XmlSink extends TextSink {
  readonly dropsForbidden: true;
}

export function createXmlSink(sink: ByteSink): XmlSink & { flush(): Promise<void> } {
  const out = createTextSink(sink, { suspects: hasForbidden, clean: xmlCharacters });
  return { ...out, dropsForbidden: true };
}

/**
 * A text of as many bytes as code units is ASCII: there the two expressions take a tenth of the look at the bytes. Of a text
 * with wider characters, which the engine holds in two bytes each, they would take longer than it.
 */
function hasForbidden(text: string, bytes: Uint8Array, from: number, to: number): boolean {
  if (to - from === text.length) return LOW_CONTROLS.test(text) || HIGH_CONTROLS.test(text);
  return BEYOND_BYTES.test(text) || hasControls(bytes, from, to);
}

/**
 * Two halves of what one expression could say: V8 searches for sixteen characters at most with vector instructions,
 * and goes character by character for more, which took four times as long as both.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finds control characters
const LOW_CONTROLS = /[\u0000-\u0008\u000B-\u000F]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: finds control characters
const HIGH_CONTROLS = /[\u0010-\u001F]/;

/** What the bytes no longer tell. */
const BEYOND_BYTES = /[\uD800-\uDFFF\uFFFE\uFFFF]/;

const TAB = 9;
const LINE_FEED = 10;
const SPACE = 32;
/** Bytes of a word. */
const WORD = 4;
/** Words that are looked at together. */
const STEP = 8;
const SPACES = 0x20202020;
const LINE_FEEDS = 0x0a0a0a0a;
const HIGH_BITS = 0x80808080;
const LOW_BITS = 0x7f7f7f7f;

/** Control characters other than tab and line feed. Eight words of four bytes at once, since most have none. */
function hasControls(bytes: Uint8Array, from: number, to: number): boolean {
  const words = new Int32Array(bytes.buffer, bytes.byteOffset, Math.floor(to / WORD));
  const first = Math.ceil(from / WORD);
  const steps = Math.max(0, Math.floor((words.length - first) / STEP));
  const end = first + steps * STEP;
  if (hasControlAmong(bytes, from, Math.min(to, first * WORD))) return true;
  for (let at = first; at < end; at += STEP) {
    let low = lowBytes(wordAt(words, at)) | lowBytes(wordAt(words, at + 1));
    low |= lowBytes(wordAt(words, at + 2)) | lowBytes(wordAt(words, at + 3));
    low |= lowBytes(wordAt(words, at + 4)) | lowBytes(wordAt(words, at + 5));
    low |= lowBytes(wordAt(words, at + 6)) | lowBytes(wordAt(words, at + 7));
    if ((low & HIGH_BITS) !== 0 && hasControlInStep(bytes, words, at)) return true;
  }
  return hasControlAmong(bytes, Math.max(from, end * WORD), to);
}

/** A fallback for what is beyond the end, where nobody reads, would take as long as the look itself. */
const wordAt = (words: Int32Array, at: number): number => words[at] as number;

/** Line feeds are frequent: of the words of a step only those with another low byte are looked at byte by byte. */
function hasControlInStep(bytes: Uint8Array, words: Int32Array, from: number): boolean {
  for (let at = from; at < from + STEP; at++) {
    const word = wordAt(words, at);
    const others = lowBytes(word) & ~lineFeeds(word) & HIGH_BITS;
    if (others !== 0 && hasControlAmong(bytes, at * WORD, at * WORD + WORD)) return true;
  }
  return false;
}

/** The high bit of each byte below a space is set; now and then that of another, too. */
const lowBytes = (word: number): number => (word - SPACES) & ~word;

/** The high bit of each byte that is a line feed, and no other bit. */
function lineFeeds(word: number): number {
  const rest = word ^ LINE_FEEDS;
  return ~(((rest & LOW_BITS) + LOW_BITS) | rest | LOW_BITS);
}

function hasControlAmong(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const byte = bytes[at] ?? SPACE;
    if (byte < SPACE && byte !== LINE_FEED && byte !== TAB) return true;
  }
  return false;
}
