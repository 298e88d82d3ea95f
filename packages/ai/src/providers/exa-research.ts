// Pages found by Exa. https://exa.ai/docs/reference/search
import * as z from 'zod/mini';
import type { FindPages, FoundPage } from '../research/research-provider.ts';
import { addressOf, askForJson, keyOf } from './provider-http.ts';

const EXA = 'Exa';

const resultSchema = z.object({
  url: z.string(),
  title: z.optional(z.nullable(z.string())),
  publishedDate: z.optional(z.nullable(z.string())),
});
const replySchema = z.object({
  results: z.array(z.unknown()),
  costDollars: z.catch(z.optional(z.object({ total: z.number().check(z.nonnegative()) })), undefined),
});

/** Contents are not asked for: what an article rests on is read from the page itself. */
export const findPages: FindPages = async ({ keyword, country, results, type }, call) => {
  const about = { provider: EXA, model: '' };
  const key = keyOf(EXA, call);
  const request = {
    url: `${addressOf(call, 'https://api.exa.ai')}/search`,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key === '' ? {} : { 'x-api-key': key }) },
    body: JSON.stringify({
      query: keyword,
      type: type === 'semantic' ? 'neural' : 'auto',
      numResults: results,
      userLocation: country.toUpperCase(),
    }),
  };
  const reply = await askForJson(replySchema, about, request, call);
  const seen = new Set<string>();
  const pages = reply.results.flatMap((entry): FoundPage[] => {
    const page = resultSchema.safeParse(entry);
    if (!page.success || !isWebAddress(page.data.url) || seen.has(page.data.url)) return [];
    seen.add(page.data.url);
    const { url, title, publishedDate } = page.data;
    return [{ url, title: title ?? '', publishedAt: dateOf(publishedDate ?? '') }];
  });
  const total = reply.costDollars?.total;
  return { pages: pages.slice(0, results), ...(total === undefined ? {} : { costUsd: total }) };
};

const isWebAddress = (address: string): boolean => /^https?:$/u.test(URL.parse(address)?.protocol ?? '');

const dateOf = (text: string): string | null => {
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
};
