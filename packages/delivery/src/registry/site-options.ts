// Options that several formats share. A format takes those that it uses.
import * as z from 'zod/mini';
import { DEFAULT_PATH_TEMPLATE, PATH_TEMPLATES, PERMALINK_TEMPLATES } from '../package/addresses.ts';
import { LOCALES } from '../package/locales.ts';
import { OPTION_HINTS } from './option-fields.ts';

const text = () => z._default(z.string(), '').register(OPTION_HINTS, { site: true });
const on = () => z._default(z.boolean(), true);

export const siteName = text();
/** A WordPress import shows it as the site's name. */
export const wordPressSiteName = z
  ._default(z.string(), 'My Content Silo')
  .register(OPTION_HINTS, { site: true });
export const siteUrl = text();
/** Also named in the structured data; without one, WordPress formats use the site name as author. */
export const author = text();
/** '' is the first locale of the project's language; any language with any market may stand for it. */
export const locale = z
  ._default(z.string().check(z.regex(/^(?:[a-z]{2,3}(?:[-_][a-z\d]{2,8})*)?$/iu)), '')
  .register(OPTION_HINTS, { suggestions: LOCALES, site: true });
export const categories = on();
export const tags = on();
export const images = on();
/** Articles of keywords that are no page any more. */
export const keptArticles = z._default(z.boolean(), false);

export const pathTemplate = z
  ._default(z.string(), DEFAULT_PATH_TEMPLATE)
  .register(OPTION_HINTS, { suggestions: PATH_TEMPLATES });

/** Megabytes that the site takes in one upload; 0 makes one file. */
export const uploadLimit = z._default(z.int().check(z.gte(0), z.lte(2_000)), 0);

/** The site's permalink structure; the default is WordPress's 'Post name'. */
export const permalinks = z
  ._default(z.string(), PERMALINK_TEMPLATES[0])
  .register(OPTION_HINTS, { suggestions: PERMALINK_TEMPLATES });
