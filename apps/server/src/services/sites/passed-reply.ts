import { PASSED_HEADERS, type SiteCall, type WpProxyReply } from '@silosmith/contract';
import type { SiteReply } from '@silosmith/delivery/sites';
import * as z from 'zod';

/** Characters of an answer that is no JSON: enough for XML-RPC. */
const MOST_TEXT = 20_000;
/** Characters of WordPress's own words. */
const MOST_WORDS = 300;

const errorSchema = z.object({ code: z.string(), message: z.string() });

/** What a site answered, as far as publishing needs it: of pages the headers and the status alone. */
export function passedReply({ target }: SiteCall, { status, headers, text }: SiteReply): WpProxyReply {
  const success = status >= 200 && status < 300;
  const passed = PASSED_HEADERS.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const base = { success, status, headers: Object.fromEntries(passed) };
  if (target === 'home' || target === 'page') return { ...base, data: null, text: '' };
  const data = jsonOf(text);
  if (data === undefined) return { ...base, data: null, text: text.slice(0, MOST_TEXT) };
  const error = success ? undefined : errorSchema.safeParse(data).data;
  if (error === undefined) return { ...base, data, text: null };
  const message = error.message.slice(0, MOST_WORDS);
  return { ...base, data, text: null, error: { code: error.code, message } };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A page, or XML.
    return undefined;
  }
}
