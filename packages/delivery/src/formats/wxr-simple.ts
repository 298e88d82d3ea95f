// WordPress (Simple Test): a handful of posts to try an import with, published at once.
import { slugOf } from '@silosmith/language/slugs';
import { createTextSink } from '../bytes/byte-sink.ts';
import { createSlugger } from '../package/addresses.ts';
import type { ContentPackage, PackagePost } from '../package/content-package.ts';
import { writeWxrCategory, writeWxrEnd, writeWxrHead, writeWxrPost } from '../wordpress/wxr-writer.ts';
import { xmlCharacters } from '../wordpress/xml-text.ts';
import type { ExportFormat } from './export-format.ts';

const MAX_POSTS = 5;
const MAX_CATEGORIES = 3;
const FIRST_POST_ID = 1000;
const FIRST_CATEGORY_ID = 100;
const MAX_TITLE = 150;
const MAX_SLUG = 50;

export const wxrSimple: ExportFormat = {
  id: 'wxr-simple',
  extension: 'xml',
  mimeType: 'application/xml',
  pathTemplate: '/{slug}/',
  needsArticles: true,
  async write({ contentPackage }, _options, sink, { onProgress } = {}) {
    const { info } = contentPackage;
    const out = createTextSink(sink);
    const creator =
      info.author === null ? '' : slugOf(info.author, { language: info.language, fallback: 'author' });
    const { posts, categories } = sampleOf(contentPackage);
    const slugger = createSlugger(info.language, 'post', MAX_SLUG);

    await writeWxrHead(out, info, creator);
    for (const [index, { slug, name }] of categories.entries())
      await writeWxrCategory(out, { id: FIRST_CATEGORY_ID + index, slug, name, parentSlug: '' });
    for (const [index, post] of posts.entries()) {
      await writeWxrPost(
        out,
        {
          id: FIRST_POST_ID + index,
          type: 'post',
          title: [...xmlCharacters(post.title)].slice(0, MAX_TITLE).join(''),
          url: post.url,
          slug: slugger(post.slug),
          content: post.content,
          excerpt: post.excerpt,
          status: 'publish',
          date: post.publishDate,
          categories: categories.filter(({ slug }) => slug === post.category),
          tags: [],
          meta: [],
        },
        creator,
      );
      onProgress?.({ stage: 'write', done: index + 1, total: posts.length });
    }
    await writeWxrEnd(out);
    await out.flush();
    return { items: posts.length, bytes: out.bytes(), notes: [] };
  },
};

/**
 * The first posts within at most three categories, with those categories. A post of a child category is filed under the topic here.
 * Duplicate titles are left out: the importer would treat them as one post.
 */
function sampleOf({ posts, categories }: ContentPackage) {
  const topicOf = new Map(categories.map(({ slug, parentSlug }) => [slug, parentSlug ?? slug]));
  const slugs = new Set<string>();
  const titles = new Set<string>();
  const sample: PackagePost[] = [];
  for (const post of posts) {
    const category = topicOf.get(post.category) ?? post.category;
    if (sample.length === MAX_POSTS) break;
    if (titles.has(post.title) || (!slugs.has(category) && slugs.size === MAX_CATEGORIES)) continue;
    slugs.add(category);
    titles.add(post.title);
    sample.push({ ...post, category });
  }
  return { posts: sample, categories: categories.filter(({ slug }) => slugs.has(slug)) };
}
