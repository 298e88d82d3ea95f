// Escaping for WordPress, which prints titles as HTML and runs shortcodes in texts.
import { escapeHtmlText } from '@silosmith/kernel';

const MARKUP = /[&<>[\]]/u;

/** Escapes text for fields that WordPress prints as HTML: titles, excerpts, term names. */
export function wordpressText(text: string): string {
  return MARKUP.test(text) ? withoutShortcodes(escapeHtmlText(text)) : text;
}

/** What WordPress's table of terms holds of a name: it refuses a longer one, and its importer drops the term. */
const MOST_OF_A_NAME = 200;

/** WordPress writes `&#91;` with three digits. */
const fitsAName = (html: string): boolean => html.replace(/&#(?=\d\d;)/gu, '&#0').length <= MOST_OF_A_NAME;

/** Name of a category or tag. Never cut inside an entity. */
export function wordpressName(name: string): string {
  let html = wordpressText(name);
  if (fitsAName(html)) return html;
  const characters = [...name].slice(0, MOST_OF_A_NAME);
  while (!fitsAName(html)) {
    characters.pop();
    html = wordpressText(`${characters.join('')}…`);
  }
  return html;
}

/** Text with square brackets escaped, so that `[gallery]` in it is not run as a shortcode. */
function withoutShortcodes(text: string): string {
  return text.replaceAll('[', '&#91;').replaceAll(']', '&#93;');
}

const QUOTE = 34;
const LESS = 60;
const GREATER = 62;

/**
 * Has it a value with an angle bracket? Rarely it is a text, which then is looked at for nothing. As `/="[^"<>]*[<>]/`, several
 * times faster: most characters are in texts, where `indexOf` alone looks at them.
 */
function hasRiskyValue(html: string): boolean {
  let at = html.indexOf('="');
  while (at !== -1) {
    at += 2;
    let code = html.charCodeAt(at);
    while (code !== QUOTE) {
      // After the end it is no number.
      if (code === LESS || code === GREATER) return true;
      if (Number.isNaN(code)) return false;
      code = html.charCodeAt(++at);
    }
    // The quotation mark may follow an equals sign.
    at = html.indexOf('="', at - 1);
  }
  return false;
}

const TAG = /<[a-z][^<>"]*(?:"[^"]*"[^<>"]*)*>/giu;
const VALUE = /"[^"]*"/gu;

/**
 * HTML of a post without square brackets, of a serialiser that puts values in double quotes. What WordPress prints it splits at angle brackets, those in
 * values too, and it changes the quotation marks of what it takes for text: a tag in an alternative text would come alive.
 */
export function wordpressHtml(html: string): string {
  const text = withoutShortcodes(html);
  if (!hasRiskyValue(text)) return text;
  return text.replace(TAG, (tag) =>
    tag.replace(VALUE, (value) => value.replaceAll('<', '&lt;').replaceAll('>', '&gt;')),
  );
}

/** A custom field: plain text that themes may print unescaped. Ampersands are kept, since plugins compare keywords. */
export function wordpressField(text: string): string {
  if (!MARKUP.test(text)) return text;
  return text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Inverse of `wordpressField`. */
export function fieldText(field: string): string {
  return field.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
}
