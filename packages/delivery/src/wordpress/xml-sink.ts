// A text sink of an XML file: what XML forbids is dropped as it is written, so that nobody has to look for it in each text before.
import { type ByteSink, createTextSink, type TextSink } from '../bytes/byte-sink.ts';
import { xmlCharacters } from './xml-text.ts';

/** Drops the characters that XML 1.0 forbids, and normalises line ends, in each text by itself. */
export interface XmlSink extends TextSink {
  readonly dropsForbidden: true;
}

export function createXmlSink(sink: ByteSink): XmlSink & { flush(): Promise<void> } {
  const out = createTextSink(sink, { suspects: hasControls, clean: xmlCharacters });
  return {
    ...out,
    dropsForbidden: true,
    write: (text) => out.write(BEYOND_BYTES.test(text) ? xmlCharacters(text) : text),
  };
}

/** What the bytes no longer tell; an engine knows of a text that has characters of one byte alone that none of it is there. */
const BEYOND_BYTES = /[\uD800-\uDFFF\uFFFE\uFFFF]/;

const TAB = 9;
const LINE_FEED = 10;
const SPACE = 32;
const WORD = 4;
/** Words that are looked at together. */
const STEP = 4;
const SPACES = 0x20202020;
const HIGH_BITS = 0x80808080;

/** Control characters other than tab and line feed. Four words of four bytes at once, since most have none. */
function hasControls(bytes: Uint8Array, from: number, to: number): boolean {
  const start = from - (from % WORD);
  const words = new Int32Array(bytes.buffer, bytes.byteOffset + start, Math.ceil((to - start) / WORD));
  const whole = words.length - (words.length % STEP);
  for (let at = 0; at < whole; at += STEP) {
    let low = lowBytes(words[at] ?? 0) | lowBytes(words[at + 1] ?? 0);
    low |= lowBytes(words[at + 2] ?? 0) | lowBytes(words[at + 3] ?? 0);
    if ((low & HIGH_BITS) === 0) continue;
    const first = start + at * WORD;
    if (hasControlAmong(bytes, Math.max(from, first), Math.min(to, first + STEP * WORD))) return true;
  }
  return hasControlAmong(bytes, Math.max(from, start + whole * WORD), to);
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
