// Pages that lead to others: the start page, a topic whose pillar page is not written, and the one for addresses that lead nowhere.
import { cutAtWord } from '@silosmith/content';
import { escapeHtml } from '@silosmith/kernel';
import { titleWithSite } from './article-page.ts';
import type { Site } from './site.ts';
import { SITE_CSS } from './site-css.ts';
import { NOT_FOUND_FILE, START_FILE } from './site-files.ts';
import { breadcrumb, cardsOf, linkTo, pager, shortList, topicBeside } from './site-navigation.ts';
import { sitePageOf } from './site-page.ts';
import type { SiteNode } from './site-tree.ts';

/** Pages named on the start page, spread over the topics. */
const MOST_ON_START = 36;
const FEWEST_OF_TOPIC = 6;

/** Characters of a description in search results. */
const MAX_DESCRIPTION = 155;

export function startPageOf(site: Site): string {
  const { words, topics, name, tagline, contentPackage } = site;
  const { demoPosts, description } = contentPackage.info;
  const large = topics.filter(({ children }) => children.length > 0);
  const alone = topics.filter(({ children }) => children.length === 0);
  const most = Math.max(FEWEST_OF_TOPIC, Math.floor(MOST_ON_START / Math.max(1, large.length)));
  const sections = large.map((topic) => {
    const excerpt = topic.post?.excerpt ? `<p>${escapeHtml(topic.post.excerpt)}</p>` : '';
    return `<section class="topic"><h2>${linkTo(topic, START_FILE, topic.name)}</h2>${excerpt}${shortList(site, topic, START_FILE, most)}</section>\n`;
  });
  const heading = large.length > 0 ? words.more : words.topics;
  const parts = [
    `<h1>${escapeHtml(name)}</h1>\n`,
    tagline === '' ? '' : `<p class="lead">${escapeHtml(tagline)}</p>\n`,
    demoPosts === 0 ? '' : `<p class="notice">${escapeHtml(contentPackage.texts.demoNotice)}</p>\n`,
    large.length === 0 ? '' : `<div class="topics">\n${sections.join('')}</div>\n`,
    alone.length === 0
      ? ''
      : `<section class="below"><h2>${escapeHtml(heading)}</h2>${cardsOf(site, alone, START_FILE)}</section>\n`,
  ];
  return sitePageOf(site, {
    file: START_FILE,
    title: name,
    description: tagline || shortened(description),
    topic: null,
    main: `<main id="content" class="wide">\n${parts.join('')}</main>\n`,
    side: '',
    article: null,
  });
}

export function topicPageOf(
  site: Site,
  node: SiteNode,
  neighbours: readonly [SiteNode | null, SiteNode | null],
): string {
  const file = node.file ?? START_FILE;
  const parts = [
    breadcrumb(site, node, file),
    `<h1>${escapeHtml(node.label)}</h1>\n`,
    `<section class="below"><h2>${escapeHtml(site.words.inTopic)}</h2>${cardsOf(site, node.children, file)}</section>\n`,
    pager(site, neighbours, file),
  ];
  return sitePageOf(site, {
    file,
    title: titleWithSite(node.label, site.name),
    description: shortened(`${node.label}: ${node.children.map(({ name }) => name).join(', ')}`),
    topic: node,
    main: `<main id="content">\n${parts.join('')}</main>\n`,
    side: topicBeside(site, node, file),
    article: null,
  });
}

/** Served at any address, so it holds its style, and names the start page in full where the site's address is known. */
export function notFoundPageOf(site: Site): string {
  const { words } = site;
  const title = escapeHtml(words.notFound);
  return sitePageOf(site, {
    file: NOT_FOUND_FILE,
    title: titleWithSite(words.notFound, site.name),
    description: '',
    topic: null,
    main: `<main id="content">\n<h1>${title}</h1>\n<p class="lead">${escapeHtml(words.notFoundText)}</p>\n</main>\n`,
    side: '',
    article: null,
    isHidden: true,
    css: SITE_CSS,
  });
}

function shortened(text: string): string {
  return [...text].length <= MAX_DESCRIPTION ? text : `${cutAtWord(text, MAX_DESCRIPTION - 1)}…`;
}
