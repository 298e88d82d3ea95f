// The SEO texts of a post in a WordPress export, whichever plugin wrote them.
import { cleanLine } from '@silosmith/content';
import { fieldText } from './wordpress-html.ts';
import type { WxrItem } from './wxr-items.ts';

export interface ImportedSeo {
  readonly title: string;
  readonly description: string;
  readonly focusKeyword: string;
}

/** Keys of Yoast, Rank Math and the two generations of All in One SEO, in this order. */
const SEO_KEYS = {
  title: ['_yoast_wpseo_title', 'rank_math_title', '_aioseo_title', '_aioseop_title'],
  description: [
    '_yoast_wpseo_metadesc',
    'rank_math_description',
    '_aioseo_description',
    '_aioseop_description',
  ],
  focusKeyword: ['_yoast_wpseo_focuskw', 'rank_math_focus_keyword', '_aioseo_keywords', '_aioseop_keywords'],
} as const;

export function seoOf({ meta }: WxrItem): ImportedSeo {
  const first = (keys: readonly string[]): string =>
    keys.map((key) => cleanLine(fieldText(meta.get(key) ?? ''))).find((value) => value !== '') ?? '';
  return {
    title: first(SEO_KEYS.title),
    description: first(SEO_KEYS.description),
    // Rank Math and All in One SEO store several, comma-separated; the first is the main one.
    focusKeyword: first(SEO_KEYS.focusKeyword).split(',')[0]?.trim() ?? '',
  };
}
