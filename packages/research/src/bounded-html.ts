// HTML of anyone, cut to what a reader needs and to a size that every later step handles in a moment: Readability walks up and down the
// tree for each element, and takes half a minute for a thousand nested ones.
import { escapeHtml } from '@silosmith/kernel';
import { Parser } from 'htmlparser2';

/** Elements and texts that are kept; the rest of a page is dropped. */
const MOST_NODES = 10_000;
/** Deeper elements are left out, their text stays. */
const MOST_DEPTH = 60;
/** A page with more elements open at once is read up to there. */
const MOST_OPEN = 1_000;
/** Characters of text. */
const MOST_TEXT = 1_000_000;

/** With their content: nothing that runs, is drawn or is filled in. */
const DROPPED = new Set([
  ...['script', 'style', 'noscript', 'template', 'svg', 'math', 'canvas', 'iframe', 'object', 'embed'],
  ...['select', 'textarea', 'button', 'video', 'audio', 'dialog'],
]);
const VOID = new Set(['br', 'hr', 'img', 'meta', 'link', 'input', 'source', 'track', 'wbr', 'area', 'col']);
/** Those that say what an element is: Readability reads class and id. */
const KEPT_ATTRIBUTES = ['id', 'class', 'href', 'name', 'property', 'content', 'lang', 'role', 'hidden'];
const MOST_ATTRIBUTE_CHARACTERS = 2_000;

/** Well-formed HTML of at most `MOST_NODES` nodes and `MOST_DEPTH` levels, without scripts. O(length). */
export function boundedHtml(html: string): string {
  const parts: string[] = [];
  /** Open elements: whether each was written. */
  const open: { readonly name: string; readonly written: boolean }[] = [];
  let depth = 0;
  let nodes = 0;
  let characters = 0;
  /** Elements open inside a dropped one, itself included. */
  let dropped = 0;
  let isFull = false;
  const stopWhereFull = (): void => {
    if (nodes >= MOST_NODES || open.length >= MOST_OPEN || characters >= MOST_TEXT) {
      isFull = true;
      // The parser ends where it stands: what is open is closed below.
      parser.pause();
    }
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (isFull) return;
      nodes += 1;
      stopWhereFull();
      const isDropped = dropped > 0 || DROPPED.has(name);
      if (isDropped) dropped += 1;
      const written = !isDropped && (depth < MOST_DEPTH || VOID.has(name));
      open.push({ name, written });
      if (!written) return;
      parts.push(`<${name}${attributesOf(attributes)}>`);
      depth += 1;
    },
    ontext(text) {
      if (isFull || dropped > 0) return;
      const kept = text.slice(0, MOST_TEXT - characters);
      characters += kept.length;
      parts.push(escapeHtml(kept));
      // Each sign that has to be escaped ends a text node for the parser after this one.
      nodes += 1 + (kept.match(/[&<>"]/gu)?.length ?? 0);
      stopWhereFull();
    },
    onclosetag() {
      if (!isFull) closeOne();
    },
  });
  const closeOne = (): void => {
    const element = open.pop();
    if (dropped > 0) dropped -= 1;
    if (element?.written !== true) return;
    depth -= 1;
    if (!VOID.has(element.name)) parts.push(`</${element.name}>`);
  };
  parser.write(html);
  if (!isFull) parser.end();
  isFull = true;
  while (open.length > 0) closeOne();
  return parts.join('');
}

function attributesOf(attributes: Readonly<Record<string, string>>): string {
  return KEPT_ATTRIBUTES.flatMap((name) => {
    const value = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
    return value === undefined || value.length > MOST_ATTRIBUTE_CHARACTERS
      ? []
      : [` ${name}="${escapeHtml(value)}"`];
  }).join('');
}
