// The page of an article.
import { escapeHtml } from '@silosmith/kernel';
import type { PackagePost } from '../package/content-package.ts';
import type { Site } from './site.ts';
import type { SiteBody } from './site-body.ts';
import { addressOf, relativeHref, START_FILE } from './site-files.ts';
import { breadcrumb, cardsOf, pager, topicBeside } from './site-navigation.ts';
import { sitePageOf } from './site-page.ts';
import { pathTo, type SiteNode } from './site-tree.ts';
import { counted } from './site-words.ts';

export interface ArticlePageInput {
  readonly node: SiteNode;
  readonly post: PackagePost;
  readonly file: string;
  readonly body: SiteBody;
  /** File of the featured image. */
  readonly image: string | null;
  readonly neighbours: readonly [SiteNode | null, SiteNode | null];
}

/** A text with fewer headings is seen whole; a longer list stays closed until it is asked for. */
const FEWEST_CONTENTS = 3;
const MOST_OPEN_CONTENTS = 8;

export function articlePageOf(site: Site, input: ArticlePageInput): string {
  const { node, post, file, body, image, neighbours } = input;
  const { words } = site;
  const parts = [
    breadcrumb(site, node, file),
    `<article>\n<h1>${escapeHtml(post.title)}</h1>\n${byline(site, post)}`,
    image === null ? '' : hero(post, relativeHref(file, image)),
    body.contents.length < FEWEST_CONTENTS ? '' : contents(words.onThisPage, body),
    `<div class="text">\n${body.html}\n</div>\n</article>\n`,
    node.children.length === 0
      ? ''
      : `<section class="below"><h2>${escapeHtml(words.readOn)}</h2>${cardsOf(site, node.children, file)}</section>\n`,
    pager(site, neighbours, file),
  ];
  return sitePageOf(site, {
    file,
    title: titleWithSite(post.seo.metaTitle, site.name),
    description: post.seo.metaDescription,
    topic: pathTo(node)[0] ?? null,
    main: `<main id="content">\n${parts.join('')}</main>\n`,
    side: topicBeside(site, node, file),
    article: {
      published: post.publishDate,
      modified: post.modifiedDate,
      image,
      imageAlt: post.images.featured?.alt ?? '',
      schemas: schemasOf(site, input),
    },
  });
}

/** A search title that the user or a model wrote stays as it is if it already names the site. */
export function titleWithSite(title: string, site: string): string {
  return title.toLowerCase().includes(site.toLowerCase()) ? title : `${title} – ${site}`;
}

function byline(site: Site, post: PackagePost): string {
  const { author } = site.contentPackage.info;
  const parts = [
    ...(author === null ? [] : [escapeHtml(author)]),
    `<time datetime="${escapeHtml(post.publishDate)}">${escapeHtml(site.day(post.publishDate))}</time>`,
    escapeHtml(counted(site.words.minutes, site.number(post.readingTime))),
  ];
  return `<p class="by">${parts.join(' · ')}</p>\n`;
}

function hero(post: PackagePost, src: string): string {
  const alt = escapeHtml(post.images.featured?.alt ?? '');
  return `<figure class="hero"><img src="${src}" alt="${alt}"></figure>\n`;
}

function contents(title: string, { contents: headings }: SiteBody): string {
  const items = headings.map(({ id, text }) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`);
  const open = headings.length > MOST_OPEN_CONTENTS ? '' : ' open';
  return `<nav class="contents" aria-label="${escapeHtml(title)}"><details${open}><summary>${escapeHtml(title)}</summary><ol>${items.join('')}</ol></details></nav>\n`;
}

/** The article's own structured data; what holds an address only where the site's is known. */
function schemasOf(site: Site, { node, post, file, image }: ArticlePageInput): object[] {
  const { mainEntityOfPage: _, image: __, ...article } = post.seo.schema;
  const { furtherSchemas } = post.seo;
  if (site.url === '') return [{ ...article, dateModified: post.modifiedDate }, ...furtherSchemas];
  const steps = pathTo(node).flatMap(({ file: stepFile, label }) =>
    stepFile === null ? [] : [{ name: label, item: addressOf(site.url, stepFile) }],
  );
  const trail = [{ name: site.words.home, item: addressOf(site.url, START_FILE) }, ...steps];
  return [
    {
      ...article,
      dateModified: post.modifiedDate,
      mainEntityOfPage: addressOf(site.url, file),
      ...(image === null ? {} : { image: addressOf(site.url, image) }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
    },
    ...furtherSchemas,
  ];
}
