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

/** A text of as many bytes as code units is ASCII. */
const hasForbidden = (text: string, bytes: Uint8Array, from: number, to: number): boolean =>
  (to - from !== text.length && BEYOND_BYTES.test(text)) || hasControls(bytes, from, to);

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
const HIGH_BITS = 0x80808080;

/** Control characters other than tab and line feed. Eight words of four bytes at once, since most have none. */
function hasControls(bytes: Uint8Array, from: number, to: number): boolean {
  const first = Math.ceil(from / WORD);
  const words = new Int32Array(bytes.buffer, bytes.byteOffset, Math.floor(to / WORD));
  if (hasControlAmong(bytes, from, Math.min(to, first * WORD))) return true;
  let at = first;
  for (; at + STEP <= words.length; at += STEP) {
    let low = lowBytes(words[at] ?? 0) | lowBytes(words[at + 1] ?? 0);
    low |= lowBytes(words[at + 2] ?? 0) | lowBytes(words[at + 3] ?? 0);
    low |= lowBytes(words[at + 4] ?? 0) | lowBytes(words[at + 5] ?? 0);
    low |= lowBytes(words[at + 6] ?? 0) | lowBytes(words[at + 7] ?? 0);
    if ((low & HIGH_BITS) !== 0 && hasControlInStep(bytes, words, at)) return true;
  }
  return hasControlAmong(bytes, Math.max(from, at * WORD), to);
}

/** Line feeds are frequent: of the words of a step only those with a low byte are looked at byte by byte. */
function hasControlInStep(bytes: Uint8Array, words: Int32Array, from: number): boolean {
  for (let at = from; at < from + STEP; at++)
    if ((lowBytes(words[at] ?? 0) & HIGH_BITS) !== 0 && hasControlAmong(bytes, at * WORD, at * WORD + WORD))
      return true;
  return false;
}

/** The high bit of each byte below a space is set; now and then that of another, too. */
const lowBytes = (word: number): number => (word - SPACES) & ~word;

function hasControlAmong(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const byte = bytes[at] ?? SPACE;
    if (byte < SPACE && byte !== LINE_FEED && byte !== TAB) return true;
  }
  return false;
}
