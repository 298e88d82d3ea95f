// The site that exists already: its pages as they were imported, and what each means for a page of the plan.
import * as z from 'zod/mini';

export const sitePageSchema = z.object({
  /** As the file states it. */
  url: z.string(),
  /** '' where the file has none. */
  title: z.string(),
  /** What the page was written for, where its site says so: the focus keyword of an SEO plugin. */
  about: z.optional(z.string()),
});
export type SitePage = Readonly<z.infer<typeof sitePageSchema>>;

export const siteSchema = z.object({
  /** Name of the imported file. */
  name: z.string(),
  pages: z.array(sitePageSchema),
});
export type Site = Readonly<z.infer<typeof siteSchema>>;

/** More are refused: the list is a part of the project's settings record. */
export const MOST_SITE_PAGES = 20_000;

/**
 * `new`: no page of the site is about it. `extend`: one is about a part of it, or nearly about it. `merge`: several share its
 * subject and would be one. `covered`: one is about it.
 */
export const SITE_VERDICTS = ['new', 'extend', 'merge', 'covered'] as const;
export type SiteVerdict = (typeof SITE_VERDICTS)[number];
