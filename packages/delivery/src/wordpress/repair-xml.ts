// Repairs common errors of real exporters: bare ampersands, HTML entities, forbidden characters.
import { xmlCharacters } from './xml-text.ts';

const PROTECTED = /<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->/gu;
const NOT_AN_XML_REFERENCE = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|apos);)/giu;
const NUMERIC_REFERENCE = /&#(?:x([\da-f]+)|(\d+));/giu;

/** Escapes every ampersand outside CDATA and comments that does not begin a valid XML reference. */
export function repairXml(text: string): string {
  const legal = xmlCharacters(text);
  let repaired = '';
  let at = 0;
  for (const match of legal.matchAll(PROTECTED)) {
    repaired += repairMarkup(legal.slice(at, match.index)) + match[0];
    at = match.index + match[0].length;
  }
  return repaired + repairMarkup(legal.slice(at));
}

function repairMarkup(markup: string): string {
  return markup
    .replace(NOT_AN_XML_REFERENCE, '&amp;')
    .replace(NUMERIC_REFERENCE, (reference, hex: string | undefined, decimal: string | undefined) => {
      const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      const isText = point <= 0x10ffff && xmlCharacters(String.fromCodePoint(point)) !== '';
      return isText ? reference : '';
    });
}
