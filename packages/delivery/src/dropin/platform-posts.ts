// Shapes a post for WordPress, Next.js, Astro, Ghost or Strapi: one function per platform.

import { withGallery } from '../package/content-images.ts';
import type { ContentPackage, PackagePost, Platform } from '../package/content-package.ts';
import { wordpressField, wordpressHtml, wordpressName, wordpressText } from '../wordpress/wordpress-html.ts';

type PlatformPost = Readonly<Record<string, unknown>>;
type Shape = (post: PackagePost, categoryName: string, contentPackage: ContentPackage) => PlatformPost;

const frontMatter: Shape = (post, categoryName) => ({
  slug: post.slug,
  path: post.path,
  frontmatter: {
    title: post.title,
    description: post.seo.metaDescription,
    pubDate: post.publishDate,
    category: categoryName,
    tags: post.tags,
    image: post.images.featured,
    parent: post.page.parentSlug,
    related: post.relatedPosts,
    readingTime: post.readingTime,
    demo: post.demo,
  },
  html: post.content,
  jsonLd: jsonLdOf(post),
});

/** One object either way: several things of a page are a graph. */
function jsonLdOf({ seo: { schema, furtherSchemas } }: PackagePost): object {
  if (furtherSchemas.length === 0) return schema;
  const { '@context': context, ...article } = schema;
  const others = furtherSchemas.map(({ '@context': _, ...other }) => other);
  return { '@context': context, '@graph': [article, ...others] };
}

const SHAPES: Readonly<Record<Platform, Shape>> = {
  /** Body of `POST /wp/v2/posts`, in which title and excerpt are HTML; terms by name, to be replaced by ids. */
  wordpress: (post, categoryName) => ({
    title: wordpressText(post.title),
    slug: post.slug,
    content: wordpressHtml(post.content),
    excerpt: wordpressText(post.excerpt),
    status: 'draft',
    date_gmt: post.publishDate.slice(0, 19),
    categoryNames: [wordpressName(categoryName)],
    tagNames: post.tags.map(wordpressName),
    meta: {
      _silo_keyword: wordpressField(post.keyword),
      _silo_page_type: post.page.pageType,
      _silo_topic: wordpressField(post.page.topic),
    },
    featuredImage: post.images.featured,
    demo: post.demo,
  }),
  nextjs: frontMatter,
  astro: frontMatter,
  /** A post of Ghost's import file. */
  ghost: (post, categoryName, { info }) => ({
    title: post.title,
    slug: post.slug,
    html: post.content,
    custom_excerpt: post.excerpt,
    status: 'draft',
    published_at: post.publishDate,
    feature_image: post.images.featured?.url ?? null,
    feature_image_alt: post.images.featured?.alt ?? null,
    meta_title: post.seo.metaTitle,
    meta_description: post.seo.metaDescription,
    tags: [categoryName, ...post.tags],
    authors: info.author === null ? [] : [info.author],
    demo: post.demo,
  }),
  /** Body of a create request: `{ data }`. */
  strapi: (post, categoryName, { info }) => ({
    data: {
      title: post.title,
      slug: post.slug,
      content: post.content,
      description: post.seo.metaDescription,
      locale: info.locale,
      category: categoryName,
      tags: post.tags,
      seo: { metaTitle: post.seo.metaTitle, metaDescription: post.seo.metaDescription },
      cover: post.images.featured,
      publishDate: post.publishDate,
      demo: post.demo,
    },
  }),
};

/** The function that shapes the posts of a package for a platform. */
export function platformPostOf(
  platform: Platform,
  contentPackage: ContentPackage,
): (post: PackagePost) => PlatformPost {
  const names = new Map(contentPackage.categories.map(({ slug, name }) => [slug, name]));
  const shape = SHAPES[platform];
  const takes = platform === 'wordpress' ? FAR : ANY;
  return (post) => {
    const content = withGallery(post.content, post.images.gallery, ({ url }) =>
      takes.test(url) ? url : null,
    );
    return shape({ ...post, content }, names.get(post.category) ?? '', contentPackage);
  };
}

/** WordPress leaves an image without its address where that is a data URL. */
const FAR = /^https?:/iu;
const ANY = /^/u;
