// WordPress (Simple Test): a handful of posts to try an import with, published at once.
import { typesetLine } from '@silosmith/content';
import type { ProjectDocument } from '@silosmith/contract';
import * as z from 'zod/mini';
import { exportedPagesOf } from '../package/exported-pages.ts';
import { withArticles } from '../package/places.ts';
import { defineFormat } from '../registry/export-format.ts';
import { author, locale, permalinks, siteUrl, wordPressSiteName } from '../registry/site-options.ts';
import {
  authorOf,
  writeWxrCategory,
  writeWxrEnd,
  writeWxrHead,
  writeWxrPost,
  wxrTermLine,
} from '../wordpress/wxr-writer.ts';
import { createXmlSink } from '../wordpress/xml-sink.ts';
import { xmlCharacters } from '../wordpress/xml-text.ts';

const MAX_POSTS = 5;
const MAX_CATEGORIES = 3;
const FIRST_POST_ID = 1000;
const FIRST_CATEGORY_ID = 100;
const MAX_TITLE = 150;
const MAX_SLUG = 50;

export const wxrSimple = defineFormat({
  id: 'wxr-simple',
  extension: 'xml',
  mimeType: 'application/xml',
  needs: 'articles',
  options: z.object({ siteName: wordPressSiteName, siteUrl, author, locale, pathTemplate: permalinks }),
  async write(source, options, sink, { onProgress }) {
    // Links to posts outside the sample become plain text.
    const only = sampleOf(source.project);
    const { info, posts, categories } = source.posts({ ...options, only, maxSlugLength: MAX_SLUG });
    const topics = categories.filter(({ parentSlug }) => parentSlug === null);
    const topicOf = new Map(categories.map(({ slug, parentSlug }) => [slug, parentSlug ?? slug]));
    const out = createXmlSink(sink);
    const writer = authorOf(info);

    await writeWxrHead(out, info, writer);
    for (const [index, { slug, name }] of topics.entries())
      await writeWxrCategory(out, { id: FIRST_CATEGORY_ID + index, slug, name, parentSlug: '' });
    for (const [index, post] of posts.entries()) {
      await writeWxrPost(
        out,
        {
          id: FIRST_POST_ID + index,
          type: 'post',
          title: [...xmlCharacters(post.title)].slice(0, MAX_TITLE).join(''),
          url: post.url,
          slug: post.slug,
          content: post.content,
          excerpt: post.excerpt,
          status: 'publish',
          date: post.publishDate,
          terms: topics
            .filter(({ slug }) => slug === topicOf.get(post.category))
            .map((topic) => wxrTermLine('category', topic)),
          meta: [],
        },
        writer.login,
      );
      onProgress?.({ stage: 'write', done: index + 1, total: posts.length });
    }
    await writeWxrEnd(out);
    await out.flush();
    return { items: posts.length, bytes: out.bytes(), notes: [] };
  },
});

/** Keywords of the first posts within three topics. The importer takes posts with one title and date for one: of equal titles the first. */
function sampleOf(project: ProjectDocument): Set<string> {
  const topics = new Set<string>();
  const titles = new Set<string>();
  const sample = new Set<string>();
  for (const { page, article } of withArticles(exportedPagesOf(project), project)) {
    const title = typesetLine(article.title) || page.keyword;
    if (sample.size === MAX_POSTS) break;
    if (titles.has(title) || (!topics.has(page.topic) && topics.size === MAX_CATEGORIES)) continue;
    topics.add(page.topic);
    titles.add(title);
    sample.add(page.keyword);
  }
  return sample;
}
