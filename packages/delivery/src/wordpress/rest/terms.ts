// Categories and tags of a site, by the slugs that the project gives them.
import * as z from 'zod/mini';
import { wordpressName } from '../wordpress-html.ts';
import { faultOfError, type RestClient } from './rest-client.ts';
import { shaped } from './shaped.ts';

export const TAXONOMIES = ['categories', 'tags'] as const;
export type Taxonomy = (typeof TAXONOMIES)[number];

export interface SiteTerm {
  readonly id: number;
  readonly slug: string;
  /** HTML, as WordPress keeps names. */
  readonly name: string;
}

export interface NewTerm {
  readonly slug: string;
  readonly name: string;
  /** Id of the parent category; 0 for none. */
  readonly parent: number;
}

export interface CreatedTerm {
  /** Of the new term, or of the one that has the name or the slug already. */
  readonly id: number;
  /** Slug of the term that was made, where it is not the one that was asked for and the term is still there. */
  readonly madeAs: string | null;
}

const termSchema = z.object({ id: z.number(), slug: z.string(), name: z.string() });
const FIELDS = 'id,slug,name';
/** Slugs, or ids, in one listing: what an address may hold. */
const PAGE = 50;

export interface Terms {
  bySlug(taxonomy: Taxonomy, slugs: readonly string[]): Promise<SiteTerm[]>;
  byId(taxonomy: Taxonomy, ids: readonly number[]): Promise<SiteTerm[]>;
  create(taxonomy: Taxonomy, term: NewTerm): Promise<CreatedTerm>;
  /** Whether a post in any status has it; WordPress's own count is of published posts alone. */
  isUsed(taxonomy: Taxonomy, id: number): Promise<boolean>;
  /** False: the user may not. Only editors and administrators delete terms, authors create tags all the same. */
  remove(taxonomy: Taxonomy, id: number): Promise<boolean>;
}

const existsSchema = z.object({ term_id: z.number() });

export function createTerms(rest: RestClient, host: string, signal?: AbortSignal): Terms {
  const list = async (taxonomy: Taxonomy, key: 'slug' | 'include', values: readonly (string | number)[]) => {
    const route = `wp/v2/${taxonomy}`;
    const found: SiteTerm[] = [];
    for (let at = 0; at < values.length; at += PAGE) {
      const query = { [key]: values.slice(at, at + PAGE).join(','), per_page: 100, _fields: FIELDS };
      found.push(...shaped(z.array(termSchema), await rest.ask({ route, query }, signal), route));
    }
    return found;
  };
  const remove = async (taxonomy: Taxonomy, id: number): Promise<boolean> => {
    const route = `wp/v2/${taxonomy}/${id}`;
    const reply = await rest.reply({ method: 'DELETE', route, query: { force: 'true' } }, signal);
    if (reply.error === null || reply.status === 404) return true;
    if (reply.status === 403) return false;
    throw faultOfError(reply, host);
  };
  /** WordPress numbers the slug of a term that another run makes at the same time: the first of the two counts. */
  const settled = async (taxonomy: Taxonomy, made: SiteTerm, asked: string): Promise<CreatedTerm> => {
    if (made.slug === asked) return { id: made.id, madeAs: null };
    const first = (await list(taxonomy, 'slug', [asked])).find(({ slug }) => slug === asked);
    if (first === undefined) return { id: made.id, madeAs: made.slug };
    return { id: first.id, madeAs: (await remove(taxonomy, made.id)) ? null : made.slug };
  };
  return {
    bySlug: (taxonomy, slugs) => list(taxonomy, 'slug', slugs),
    byId: (taxonomy, ids) => list(taxonomy, 'include', ids),
    async create(taxonomy, { slug, name, parent }) {
      const route = `wp/v2/${taxonomy}`;
      const body = { name: wordpressName(name), slug, ...(taxonomy === 'categories' ? { parent } : {}) };
      const request = { method: 'POST', route, query: { _fields: FIELDS }, body } as const;
      const reply = await rest.reply({ ...request, makesNothingTwice: true }, signal);
      if (reply.error === null) return await settled(taxonomy, shaped(termSchema, reply.json, route), slug);
      const existing = existsSchema.safeParse(reply.error.data);
      if (reply.error.code === 'term_exists' && existing.success)
        return { id: existing.data.term_id, madeAs: null };
      throw faultOfError(reply, host);
    },
    async isUsed(taxonomy, id) {
      const query = { [taxonomy]: id, status: 'any', context: 'edit', per_page: 1, _fields: 'id' };
      const route = 'wp/v2/posts';
      return shaped(z.array(z.unknown()), await rest.ask({ route, query }, signal), route).length > 0;
    },
    remove,
  };
}
