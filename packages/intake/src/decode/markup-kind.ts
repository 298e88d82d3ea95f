// Is a text a web page or XML that someone named .xls or .csv? Some tools export tables that way, since Excel opens them.

export type MarkupKind = 'HTML' | 'XML';

/** What is looked at; the first tags of a page stand here. */
const LOOKED_AT = 4_096;

/** Null for a list of keywords, also for one that is about markup: `<table>` alone in a row is a keyword. */
export function markupKind(head: string): MarkupKind | null {
  const text = head.slice(0, LOOKED_AT).trimStart();
  if (!text.startsWith('<')) return null;
  if (/^<\?xml\s[^>]*\?>\s*<(?!html)/iu.test(text)) return /<html[\s>]/iu.test(text) ? 'HTML' : 'XML';
  if (/^<(?:!doctype html|\?xml)/iu.test(text)) return 'HTML';
  if (/^<html[\s>]/iu.test(text) && /<(?:head|body|table|meta)[\s>]/iu.test(text)) return 'HTML';
  return /^<(?:table|meta|style|div|head)[\s>]/iu.test(text) &&
    /<t[dhr][\s>]/iu.test(text) &&
    /<\/t[dhr]>/iu.test(text)
    ? 'HTML'
    : null;
}
