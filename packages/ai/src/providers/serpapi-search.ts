// Google's results through SerpApi. https://serpapi.com/search-api
import * as z from 'zod/mini';
import { aiFault } from '../faults.ts';
import type { SearchWeb } from '../search/search-provider.ts';
import { addressOf, askForJson, keyOf } from './provider-http.ts';

const SERPAPI = 'SerpAPI';

const text = z.catch(z.string(), '');
/** Google changes: a part that looks otherwise is left out, the rest is read. */
const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.catch(
    z.pipe(
      z.array(z.unknown()),
      z.transform((entries) =>
        entries.flatMap((entry) => {
          const read = item.safeParse(entry);
          return read.success ? [read.data] : [];
        }),
      ),
    ),
    [],
  );
const replySchema = z.object({
  organic_results: z.optional(
    listOf(z.object({ position: z.number(), title: z.string(), link: z.string(), snippet: text })),
  ),
  related_questions: z.optional(listOf(z.object({ question: z.string() }))),
  related_searches: z.optional(listOf(z.object({ query: z.string() }))),
  error: z.optional(z.string()),
});

/**
 * The API takes its key in the address alone (serpapi/public-roadmap#784). The address is built here, sent over TLS, follows no
 * redirect, and stands in no fault, log or record.
 */
export const searchWeb: SearchWeb = async ({ keyword, country, language }, call) => {
  const about = { provider: SERPAPI, model: '' };
  const key = keyOf(SERPAPI, call);
  const asked = new URLSearchParams({ engine: 'google', q: keyword, gl: country, hl: language });
  if (key !== '') asked.set('api_key', key);
  const url = `${addressOf(call, 'https://serpapi.com')}/search.json?${asked}`;
  const { error, ...found } = await askForJson(replySchema, about, { url }, call);
  if (found.organic_results === undefined && !/returned any results/iu.test(error ?? '')) {
    throw aiFault('invalid-json', about);
  }
  return {
    organic_results: found.organic_results ?? [],
    related_questions: found.related_questions ?? [],
    related_searches: found.related_searches ?? [],
  };
};
