// The pages of a site that exists: from a WordPress export, a sitemap, or a list of addresses with titles.
import { cleanLine, textOf } from '@silosmith/content';
import { MOST_SITE_PAGES, type Site, type SitePage } from '@silosmith/contract';
import { readAddressList } from '@silosmith/intake';
import { Fault } from '@silosmith/kernel';
import { chunksOf } from '../wordpress/byte-chunks.ts';
import { parseWxr } from '../wordpress/parse-wxr.ts';
import type { WxrItem } from '../wordpress/wxr-items.ts';
import { sitemapAddresses } from './sitemap-addresses.ts';

/** What WordPress exports beside pages that people visit. */
const NO_PAGES = new Set([
  'attachment',
  'nav_menu_item',
  'revision',
  'wp_global_styles',
  'wp_template',
  'custom_css',
]);
const FOCUS_KEYS = ['_silo_keyword', '_yoast_wpseo_focuskw', 'rank_math_focus_keyword'];

/**
 * Throws `delivery.site-empty` for a file without pages, `delivery.sitemap-index` for a sitemap that only names others,
 * `delivery.site-too-large` beyond 20,000 pages, and the faults of the readers.
 */
export function readSiteFile(bytes: Uint8Array, fileName: string): Site {
  const pages = pagesOf(bytes, fileName);
  if (pages.length === 0)
    throw new Fault('delivery.site-empty', { params: { file: fileName }, recovery: ['fix-file'] });
  if (pages.length > MOST_SITE_PAGES)
    throw new Fault('delivery.site-too-large', {
      params: { file: fileName, pages: pages.length, most: MOST_SITE_PAGES },
      recovery: ['fix-file'],
    });
  return { name: fileName, pages };
}

function pagesOf(bytes: Uint8Array, fileName: string): SitePage[] {
  const head = new TextDecoder().decode(bytes.subarray(0, 4096)).trimStart();
  if (!/^(?:\uFEFF)?</u.test(head)) return readAddressList(bytes, fileName);
  if (/<(?:\w+:)?(?:urlset|sitemapindex)[\s>]/u.test(head))
    return sitemapAddresses(bytes).map((url) => ({ url, title: '' }));
  let pages: SitePage[] = [];
  parseWxr(chunksOf(bytes), {
    item: (item) => pages.push(...pageOfItem(item)),
    restart: () => {
      pages = [];
    },
  });
  return pages;
}

function pageOfItem({ fields, meta }: WxrItem): SitePage[] {
  const field = (name: string): string => fields.get(name)?.trim() ?? '';
  if (NO_PAGES.has(field('wp:post_type')) || !['publish', ''].includes(field('wp:status'))) return [];
  const url = field('link');
  if (url === '') return [];
  const focus = FOCUS_KEYS.map((key) => cleanLine(meta.get(key) ?? '')).find((text) => text !== '') ?? '';
  const about = focus.split(',')[0]?.trim() ?? '';
  return [{ url, title: cleanLine(textOf(field('title'))), ...(about === '' ? {} : { about }) }];
}
