// Escaping for XML: forbidden characters are dropped, the rest is escaped or kept in CDATA.
import { escapeHtml } from '@silosmith/kernel';

// XML 1.0 §2.2: control characters other than tab, line feed and carriage return, lone surrogates, U+FFFE and U+FFFF.
// biome-ignore lint/suspicious/noControlCharactersInRegex: removes control characters
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF\p{Cs}]/gu;

// What may have to change, found several times faster than with the Unicode classes of the expression above: most texts have nothing of it.
// biome-ignore lint/suspicious/noControlCharactersInRegex: finds control characters
const SUSPECT = /[\u0000-\u0008\u000B-\u001F\uD800-\uDFFF\uFFFE\uFFFF]/;

/** Only characters that XML 1.0 allows; line ends normalised to line feeds, as XML parsers do. */
export function xmlCharacters(text: string): string {
  if (!SUSPECT.test(text)) return text;
  return text.replace(FORBIDDEN, '').replace(/\r\n?/gu, '\n');
}

/** For element text and attribute values; the escapes are those of HTML. */
export function xmlEscaped(text: string): string {
  return PLAIN.test(text) ? text : escapeHtml(xmlCharacters(text));
}

/** What addresses are made of: nothing to escape or drop. */
const PLAIN = /^[\w./:?=%-]*$/;

/**
 * A CDATA section for an `XmlSink`, which drops what XML forbids; `]]>` inside is split over two sections, as WordPress does.
 * Only a text with a bracket is cleaned here, since `]]>` may come of what is dropped.
 */
export function cdata(text: string): string {
  if (!text.includes(']')) return `<![CDATA[${text}]]>`;
  return `<![CDATA[${xmlCharacters(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

/** A comment; double hyphens are separated, since `--` is forbidden in comments. */
export function xmlComment(text: string): string {
  return `<!-- ${xmlCharacters(text)
    .replace(/-(?=-)/gu, '- ')
    .replace(/-$/u, '- ')} -->`;
}
