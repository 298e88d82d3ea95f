// Custom fields of a post: its placement in the silo, and title and description for the SEO plugins.
import type { PackagePost } from '../package/content-package.ts';

/** Of publishing: which page of the project a post was made for. */
export const PAGE_ID_KEY = '_silo_page_id';

/** Keys of `siloMetaOf`, and the page id that publishing adds: the companion plugin registers them. */
export const SILO_META_KEYS = [
  PAGE_ID_KEY,
  '_silo_keyword',
  '_silo_page_type',
  '_silo_topic',
  '_silo_parent',
  '_silo_volume',
  '_silo_difficulty',
  '_silo_score',
  '_silo_score_estimated',
  '_silo_demo',
] as const;

/** Key and value pairs. Unknown figures are omitted; a score computed from one is marked as estimated. */
export function siloMetaOf({ keyword, page, demo }: PackagePost): [string, string][] {
  const meta: [string, string][] = [];
  const add = (key: (typeof SILO_META_KEYS)[number], value: string | number | null): void => {
    if (value !== null) meta.push([key, String(value)]);
  };
  add('_silo_keyword', keyword);
  add('_silo_page_type', page.pageType);
  add('_silo_topic', page.topic);
  add('_silo_parent', page.parentKeyword);
  add('_silo_volume', page.volume);
  add('_silo_difficulty', page.difficulty);
  add('_silo_score', page.score);
  add('_silo_score_estimated', page.scoreEstimated ? 1 : null);
  add('_silo_demo', demo ? 1 : null);
  return meta;
}

/** For both Yoast and Rank Math: a site uses the plugin it has. */
export function seoMetaOf({ keyword, seo }: PackagePost): [string, string][] {
  return [
    ['_yoast_wpseo_title', seo.metaTitle],
    ['_yoast_wpseo_metadesc', seo.metaDescription],
    ['_yoast_wpseo_focuskw', keyword],
    ['rank_math_title', seo.metaTitle],
    ['rank_math_description', seo.metaDescription],
    ['rank_math_focus_keyword', keyword],
  ];
}

/** For All in One SEO, whose table the companion plugin fills from these. */
export function aioseoMetaOf({ keyword, seo }: PackagePost): [string, string][] {
  return [
    ['_aioseo_title', seo.metaTitle],
    ['_aioseo_description', seo.metaDescription],
    ['_aioseo_keyphrase', keyword],
  ];
}
