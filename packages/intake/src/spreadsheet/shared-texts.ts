// Shared strings of a workbook (sharedStrings.xml): cells refer to them by index.
import type { XmlReader } from './read-xml.ts';
import { plainLine, type SheetLimits, SheetTooLarge } from './sheet-text.ts';

/** Enough for a full sheet of a million rows with eight text columns. */
const MOST_TEXTS = 8_000_000;

export function createSharedTexts({ mostCharacters }: SheetLimits): {
  readonly texts: readonly string[];
  readonly reader: XmlReader;
} {
  const texts: string[] = [];
  let characters = 0;
  let current = '';
  let inText = false;
  let inReading = false;
  return {
    texts,
    reader: {
      open(name) {
        if (name === 'si') current = '';
        // Phonetic guides (`rPh`) accompany Japanese text and are not part of it.
        if (name === 'rPh') inReading = true;
        inText = name === 't' && !inReading;
      },
      text(text) {
        if (!inText) return;
        current += text;
        characters += text.length;
        if (characters > mostCharacters) throw new SheetTooLarge();
      },
      close(name) {
        if (name === 't') inText = false;
        if (name === 'rPh') inReading = false;
        if (name !== 'si') return;
        if (texts.length === MOST_TEXTS) throw new SheetTooLarge();
        texts.push(plainLine(current));
      },
    },
  };
}
