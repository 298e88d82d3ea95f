// Which addresses may a project bring along? Those that only fetch: no scheme that runs, no picture that holds a program.

/** Pictures as data; SVG is left out, since it runs scripts where it is opened by itself. */
const IMAGE_DATA = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,[a-z\d+/=\s]*$/iu;
const RUNS = /^(?:javascript|data|vbscript|file|blob|about):/u;

/** An http(s) or data address of a picture; null for any other. */
export function safeImageUrl(url: string): string | null {
  const text = url.trim();
  if (IMAGE_DATA.test(text)) return text;
  return /^https?:\/\//iu.test(text) && URL.canParse(text) ? text : null;
}

// Browsers skip blanks and control characters in a scheme.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks through
const SKIPPED = /[\u0000-\u0020\u007F-\u009F]/gu;

/** Whether an address of a table (with or without a scheme) may be followed. */
export function isSafeAddress(address: string): boolean {
  return !RUNS.test(address.slice(0, 200).replace(SKIPPED, '').toLowerCase());
}
