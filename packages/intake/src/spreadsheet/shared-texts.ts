// Which texts do the cells of a workbook share? Each stands once, cells name it by number.
import type { XmlReader } from './read-xml.ts';
import { plainLine, type SheetLimits, SheetTooLarge } from './sheet-text.ts';

/** As many as a full sheet of a million rows has with eight columns of text. */
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
        // How a Japanese text is read aloud stands beside it and is no part of it.
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
