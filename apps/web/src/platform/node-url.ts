// What yoastseo uses of Node's `url` (apps/web/yoastseo-in-browser.ts puts it in its place), over the browser's own reader of addresses.

export interface ParsedAddress {
  /** With its colon; null where the address has none. */
  readonly protocol: string | null;
  /** Null or '' where the address has none. */
  readonly hostname: string | null;
}

/** `//host/path` has a host only with `slashesDenoteHost`. Never throws: what cannot be read has neither scheme nor host. */
function parse(address: string, _parseQuery = false, slashesDenoteHost = false): ParsedAddress {
  const text = address.trim();
  if (slashesDenoteHost && text.startsWith('//')) return { ...parse(`https:${text}`), protocol: null };
  if (!URL.canParse(text)) return { protocol: null, hostname: null };
  const { protocol, hostname } = new URL(text);
  return { protocol, hostname };
}

export default { parse };
