// Recognises web pages and XML named .xls or .csv: some tools export tables that way, since Excel opens them.

export type MarkupKind = 'HTML' | 'XML';

/** Bytes inspected; enough for the first tags of a page. */
const LOOKED_AT = 4_096;

/** Null for a keyword list, even one about markup: `<table>` alone in a row is a keyword. */
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
