// Silo link addresses (`silo:<primary keyword>`): the page they name.

/** Scheme of links between the pages of a silo: `silo:<primary keyword>`. */
export const SILO_SCHEME = 'silo:';

/** The keyword of a silo link as written, or null for any other address. */
export function siloTargetOf(href: string): string | null {
  return href.toLowerCase().startsWith(SILO_SCHEME) ? href.slice(SILO_SCHEME.length).trim() : null;
}

/** A keyword may hold a bare percent sign ("100% cotton"); such a text is not encoded and stays. */
export function decodedTarget(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch (error) {
    if (error instanceof URIError) return target;
    throw error;
  }
}
