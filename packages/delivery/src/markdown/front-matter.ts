// YAML front matter that Hugo, Jekyll, Astro, Eleventy and Gatsby read alike.
import type { PackagePost } from '../package/content-package.ts';

type Scalar = string | number | boolean;
export type FrontMatterValue = Scalar | readonly Scalar[];

export interface FrontMatterInput {
  readonly post: PackagePost;
  readonly categoryName: string;
  readonly draft: boolean;
  /** Path or address of the featured image; null without one. */
  readonly image: string | null;
  readonly compact: boolean;
  readonly tags: boolean;
}

export function frontMatterOf(input: FrontMatterInput): string {
  const { post, categoryName, draft, image, compact } = input;
  const { page, seo } = post;
  const common: [string, FrontMatterValue | null][] = [
    ['title', post.title],
    ['description', seo.metaDescription],
    ['date', post.publishDate],
    ['slug', post.slug],
    ['draft', draft],
    ['categories', categoryName === '' ? null : [categoryName]],
    ['tags', input.tags ? post.tags : null],
    ['image', image],
    ['demo', post.demo || null],
  ];
  const extended: [string, FrontMatterValue | null][] = [
    ['imageAlt', image === null ? null : (post.images.featured?.alt ?? null)],
    ['metaTitle', seo.metaTitle],
    ['excerpt', post.excerpt],
    ['keyword', post.keyword],
    ['variants', page.variants.length > 0 ? page.variants : null],
    ['pageType', page.pageType],
    ['level', page.level],
    ['parent', page.parentSlug],
    ['related', post.relatedPosts],
    ['wordCount', post.wordCount],
    ['readingTime', post.readingTime],
    ['volume', page.volume],
    ['difficulty', page.difficulty],
    ['score', page.score],
    ['scoreEstimated', page.scoreEstimated || null],
  ];
  // Dates are unquoted: Astro and Eleventy treat a quoted one as text.
  const lines = [...common, ...(compact ? [] : extended)].flatMap(([key, value]) =>
    value === null ? [] : [`${key}: ${key === 'date' ? value : yaml(value)}`],
  );
  return `---\n${lines.join('\n')}\n---\n`;
}

// C1 controls and the Unicode line separators are legal in JSON strings, but not plain in YAML.
const NOT_PLAIN_IN_YAML = /[\u007F-\u009F\u2028\u2029\uFEFF]/gu;

/** Strings as JSON, which is valid YAML: in double quotes no title is parsed as a date, a number or a comment. */
function yaml(value: FrontMatterValue): string {
  if (typeof value === 'object') return `[${value.map(yaml).join(', ')}]`;
  if (typeof value !== 'string') return String(value);
  return JSON.stringify(value).replace(
    NOT_PLAIN_IN_YAML,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
