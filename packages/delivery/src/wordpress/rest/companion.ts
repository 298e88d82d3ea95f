// The companion plugin of a site, where it has one: its version, the SEO plugins it sees, and posts by the page they were made for.
import type { PageId, PostType } from '@silosmith/contract';
import * as z from 'zod/mini';
import type { RestClient } from './rest-client.ts';
import { shaped } from './shaped.ts';

const versionSchema = z.object({ version: z.string(), seo: z.array(z.string()) });

export interface Companion {
  readonly version: string;
  /** yoast, rankmath, aioseo. */
  readonly seo: readonly string[];
}

/** Null where there is none, or one that does not answer: everything works without it. */
export async function readCompanion(rest: RestClient, signal?: AbortSignal): Promise<Companion | null> {
  const reply = await rest.reply({ route: 'silosmith/v1/version' }, signal);
  const read = versionSchema.safeParse(reply.json);
  return reply.error === null && read.success ? read.data : null;
}

const rowSchema = z.object({ id: z.number(), type: z.string(), page: z.string() });
const ROUTE = 'silosmith/v1/posts';
/** Page ids of one call: what an address may hold. */
const PAGE = 50;

/** Ids of posts of this type by page id. */
export async function idsOfPages(
  rest: RestClient,
  pages: readonly PageId[],
  wanted: PostType,
  signal?: AbortSignal,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (let at = 0; at < pages.length; at += PAGE) {
    const query = { pages: pages.slice(at, at + PAGE).join(',') };
    const rows = shaped(z.array(rowSchema), await rest.ask({ route: ROUTE, query }, signal), ROUTE);
    // The oldest comes first, and is the one.
    for (const { id, type, page } of rows) if (type === wanted && !ids.has(page)) ids.set(page, id);
  }
  return ids;
}
