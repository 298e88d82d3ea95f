// What machines read of a site: sitemap (sitemaps.org, protocol 0.9), Atom feed (RFC 4287), robots.txt (RFC 9309).
import { xmlEscaped } from '../wordpress/xml-text.ts';
import type { Site } from './site.ts';
import { addressOf, FEED_FILE, SITEMAP_FILE, START_FILE } from './site-files.ts';
import { nodesOf } from './site-tree.ts';

/** sitemaps.org: at most 50,000 addresses in a file. */
const MOST_IN_SITEMAP = 50_000;
/** The newest articles. */
const MOST_IN_FEED = 50;

export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** One file, or an index with the files it names. */
export function sitemapsOf(site: Site, mostInFile = MOST_IN_SITEMAP): TextFile[] {
  const entries = [`<url><loc>${xmlEscaped(addressOf(site.url, START_FILE))}</loc></url>`];
  for (const { file, post } of nodesOf(site.topics)) {
    if (file === null) continue;
    const changed = post ? `<lastmod>${post.modifiedDate.slice(0, 10)}</lastmod>` : '';
    entries.push(`<url><loc>${xmlEscaped(addressOf(site.url, file))}</loc>${changed}</url>`);
  }
  if (entries.length <= mostInFile) return [{ name: SITEMAP_FILE, text: sitemap('urlset', entries) }];
  const files: TextFile[] = [];
  for (let start = 0; start < entries.length; start += mostInFile)
    files.push({
      name: `sitemap-${files.length + 1}.xml`,
      text: sitemap('urlset', entries.slice(start, start + mostInFile)),
    });
  const index = files.map(
    ({ name }) => `<sitemap><loc>${xmlEscaped(addressOf(site.url, name))}</loc></sitemap>`,
  );
  return [{ name: SITEMAP_FILE, text: sitemap('sitemapindex', index) }, ...files];
}

function sitemap(root: 'urlset' | 'sitemapindex', entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</${root}>
`;
}

export function feedOf(site: Site): TextFile {
  const { info, posts } = site.contentPackage;
  const newest = posts
    .toSorted((a, b) => (a.publishDate < b.publishDate ? 1 : a.publishDate > b.publishDate ? -1 : 0))
    .slice(0, MOST_IN_FEED);
  const start = xmlEscaped(addressOf(site.url, START_FILE));
  const updated =
    posts
      .map(({ modifiedDate }) => modifiedDate)
      .toSorted()
      .at(-1) ?? info.createdAt;
  const entries = newest.map((post) => {
    const file = site.nodeBySlug.get(post.slug)?.file ?? START_FILE;
    const address = xmlEscaped(addressOf(site.url, file));
    return `<entry>
<title>${xmlEscaped(post.title)}</title>
<link href="${address}"/>
<id>${address}</id>
<published>${post.publishDate}</published>
<updated>${post.modifiedDate}</updated>
<summary>${xmlEscaped(post.excerpt)}</summary>
</entry>`;
  });
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xmlEscaped(site.language)}">
<title>${xmlEscaped(site.name)}</title>
${site.tagline === '' ? '' : `<subtitle>${xmlEscaped(site.tagline)}</subtitle>\n`}<link href="${start}"/>
<link rel="self" type="application/atom+xml" href="${xmlEscaped(addressOf(site.url, FEED_FILE))}"/>
<id>${start}</id>
<updated>${updated}</updated>
<author><name>${xmlEscaped(info.author ?? site.name)}</name></author>
${entries.join('\n')}
</feed>
`;
  return { name: FEED_FILE, text };
}

export function robotsOf(site: Site): TextFile {
  return {
    name: 'robots.txt',
    text: `User-agent: *\nAllow: /\n\nSitemap: ${addressOf(site.url, SITEMAP_FILE)}\n`,
  };
}
