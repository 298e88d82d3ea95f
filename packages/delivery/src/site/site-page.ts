// What every page of the site has: head, skip link, header with the topics, footer.
import { escapeHtml } from '@silosmith/kernel';
import type { Site } from './site.ts';
import { addressOf, FEED_FILE, relativeHref, START_FILE, STYLE_FILE } from './site-files.ts';
import type { SiteNode } from './site-tree.ts';

export interface SitePage {
  readonly file: string;
  readonly title: string;
  readonly description: string;
  /** Of the page's topic; null for a page outside them. */
  readonly topic: SiteNode | null;
  readonly main: string;
  /** Beside the text, where there is room; '' for nothing. */
  readonly side: string;
  readonly article: ArticleFacts | null;
  /** A page that search engines leave out. */
  readonly isHidden?: boolean;
  /** Put into the page itself: one that is served at any address finds no file beside it. */
  readonly css?: string;
}

interface ArticleFacts {
  /** ISO 8601. */
  readonly published: string;
  readonly modified: string;
  /** File of its picture. */
  readonly image: string | null;
  readonly imageAlt: string;
  /** JSON-LD. */
  readonly schemas: readonly object[];
}

/** Topics that are named in the header; where there are more, it leads to the start page. */
const MOST_IN_HEADER = 6;

export function sitePageOf(site: Site, page: SitePage): string {
  return `<!doctype html>
<html lang="${escapeHtml(site.language)}" dir="${site.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.title)}</title>
${headLines(site, page).join('\n')}
</head>
<body>
<a class="skip" href="#content">${escapeHtml(site.words.skip)}</a>
${header(site, page)}
<div class="wrap layout${page.side === '' ? '' : ' has-side'}">
${page.main}${page.side}</div>
${footer(site, page)}
</body>
</html>
`;
}

const meta = (name: string, content: string): string =>
  `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

function headLines(site: Site, page: SitePage): string[] {
  const { article, description, isHidden = false, css } = page;
  const address = site.url === '' || isHidden ? null : addressOf(site.url, page.file);
  const image = site.url === '' || !article?.image ? null : addressOf(site.url, article.image);
  const feed = relativeHref(page.file, FEED_FILE);
  return [
    ...(description === '' ? [] : [meta('description', description)]),
    ...(isHidden ? [meta('robots', 'noindex')] : []),
    ...(address === null ? [] : [`<link rel="canonical" href="${escapeHtml(address)}">`]),
    property('og:type', article ? 'article' : 'website'),
    property('og:title', page.title),
    ...(description === '' ? [] : [property('og:description', description)]),
    property('og:site_name', site.name),
    property('og:locale', site.language.replace('-', '_')),
    ...(address === null ? [] : [property('og:url', address)]),
    ...(article
      ? [
          property('article:published_time', article.published),
          property('article:modified_time', article.modified),
        ]
      : []),
    ...(image === null
      ? []
      : [property('og:image', image), property('og:image:alt', article?.imageAlt ?? '')]),
    meta('twitter:card', image === null ? 'summary' : 'summary_large_image'),
    css === undefined
      ? `<link rel="stylesheet" href="${relativeHref(page.file, STYLE_FILE)}">`
      : `<style>${css}</style>`,
    ...(site.url === '' || isHidden
      ? []
      : [
          `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(site.name)}" href="${feed}">`,
        ]),
    ...(article?.schemas ?? []).map(jsonLd),
  ];
}

/** Nothing inside can end the element. */
function jsonLd(schema: object): string {
  return `<script type="application/ld+json">${JSON.stringify(schema).replaceAll('<', '\\u003c')}</script>`;
}

function header(site: Site, page: SitePage): string {
  const { words, topics, name } = site;
  const start = startHref(site, page);
  const isFew = topics.length <= MOST_IN_HEADER && page.isHidden !== true;
  const link = (href: string, text: string, isCurrent: boolean): string =>
    `<li><a href="${href}"${isCurrent ? ' aria-current="true"' : ''}>${escapeHtml(text)}</a></li>`;
  const links = isFew
    ? topics.map((topic) =>
        link(relativeHref(page.file, topic.file ?? START_FILE), topic.label, topic === page.topic),
      )
    : [link(start, words.topics, false)];
  return `<header class="top"><div class="wrap"><a class="brand" href="${start}">${escapeHtml(name)}</a><nav aria-label="${escapeHtml(words.topics)}"><ul>${links.join('')}</ul></nav></div></header>`;
}

/** A page served at any address names the start page in full, where the address of the site is known. */
function startHref(site: Site, { file, isHidden }: SitePage): string {
  return isHidden && site.url !== '' ? escapeHtml(`${site.url}/`) : relativeHref(file, START_FILE);
}

function footer(site: Site, page: SitePage): string {
  const { words, name, contentPackage } = site;
  const { author } = contentPackage.info;
  const hasFeed = site.url !== '' && page.isHidden !== true;
  const feed = hasFeed
    ? `<p><a href="${relativeHref(page.file, FEED_FILE)}">${escapeHtml(words.feed)}</a></p>`
    : '';
  const by = [name, ...(author === null ? [] : [author])].map(escapeHtml).join(' · ');
  return `<footer><div class="wrap"><p>${by}</p>${feed}</div></footer>`;
}
