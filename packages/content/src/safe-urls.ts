// Allow-list of URL schemes for data from project files: http(s) and raster data URLs.

/** Raster formats only: an SVG opened as a document executes scripts. */
const IMAGE_DATA = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,[a-z\d+/=\s]*$/iu;
const RUNS = /^(?:javascript|data|vbscript|file|blob|about):/u;

/** The http(s) or raster data URL of an image; null for any other. */
export function safeImageUrl(url: string): string | null {
  const text = url.trim();
  if (IMAGE_DATA.test(text)) return text;
  return /^https?:\/\//iu.test(text) && URL.canParse(text) ? text : null;
}

// Browsers ignore white space and control characters in a scheme.
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters on purpose
const SKIPPED = /[\u0000-\u0020\u007F-\u009F]/gu;

/** Whether an address from a table, with or without a scheme, is safe to link to. */
export function isSafeAddress(address: string): boolean {
  return !RUNS.test(address.slice(0, 200).replace(SKIPPED, '').toLowerCase());
}
