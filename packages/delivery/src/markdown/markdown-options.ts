// Options of the Markdown export, with their defaults and ranges.
import * as z from 'zod/mini';
import { OPTION_HINTS } from '../registry/option-fields.ts';
import {
  author,
  images,
  keptArticles,
  locale,
  pathTemplate,
  siteName,
  siteUrl,
  tags,
} from '../registry/site-options.ts';

const LINK_STRATEGIES = ['off', 'upward', 'semantic'] as const;
const ANCHOR_STYLES = ['title', 'keyword', 'mixed'] as const;
export type AnchorStyle = (typeof ANCHOR_STYLES)[number];
const BASE_PATH_PRESETS = ['/', '/blog/', '/content/'] as const;

const FEATURED_IMAGE_NAME = '{slug}-featured.{ext}';
const GALLERY_IMAGE_NAME = '{slug}-image-{n}.{ext}';

const upTo = (max: number, preset: number) =>
  z
    ._default(z.int().check(z.minimum(0), z.maximum(max)), preset)
    .register(OPTION_HINTS, { needs: 'linkStrategy' });
const off = () => z._default(z.boolean(), false);

export const markdownOptions = z.object({
  /** Only front-matter keys that every static site generator reads the same way. */
  maximumCompatibility: off(),
  /** The article's own leading heading stays in the text; without it the theme prints the title alone. */
  titleHeading: z._default(z.boolean(), true),
  /** Images as files in the ZIP; otherwise those with an address remain links. */
  images,
  tags,
  /** Internal links become base path + slug; otherwise they keep the address of the content package. */
  rewriteLinks: z._default(z.boolean(), true),
  /** Internal links become `./slug.md`. */
  relativeLinks: off().register(OPTION_HINTS, { needs: 'rewriteLinks' }),
  draft: off(),
  basePath: z._default(z.string(), '/').register(OPTION_HINTS, {
    suggestions: BASE_PATH_PRESETS,
    needs: 'rewriteLinks',
    unless: 'relativeLinks',
  }),
  /** Which links are added: to ancestors, to related posts, none. */
  linkStrategy: z._default(z.enum(LINK_STRATEGIES), 'upward'),
  anchorStyle: z._default(z.enum(ANCHOR_STYLES), 'title').register(OPTION_HINTS, { needs: 'linkStrategy' }),
  /** Adding stops at this many internal links per post. */
  maxLinks: upTo(10, 4),
  /** How many of the added links go into the text, at the first mention of their page's keyword. */
  maxInlineLinks: upTo(5, 2),
  /** Placeholders {slug}, {ext}. */
  featuredImageName: z._default(z.string(), FEATURED_IMAGE_NAME).register(OPTION_HINTS, { needs: 'images' }),
  /** Placeholders {slug}, {n}, {ext}. */
  galleryImageName: z._default(z.string(), GALLERY_IMAGE_NAME).register(OPTION_HINTS, { needs: 'images' }),
  siteName,
  siteUrl,
  author,
  locale,
  pathTemplate,
  keptArticles,
});

export type MarkdownOptions = z.output<typeof markdownOptions>;

/** Resolves options that depend on others, and gives the base path a slash at both ends. */
export function readMarkdownOptions(options: MarkdownOptions): MarkdownOptions {
  const linksOff = options.linkStrategy === 'off';
  return {
    ...options,
    relativeLinks: options.relativeLinks && options.rewriteLinks,
    basePath: `/${options.basePath}/`.replace(/\/{2,}/gu, '/'),
    maxLinks: linksOff ? 0 : options.maxLinks,
    maxInlineLinks: linksOff ? 0 : options.maxInlineLinks,
    featuredImageName: imageTemplate(options.featuredImageName, FEATURED_IMAGE_NAME),
    galleryImageName: imageTemplate(options.galleryImageName, GALLERY_IMAGE_NAME),
  };
}

/** Without `{slug}` every image would get the same file name. */
function imageTemplate(template: string, fallback: string): string {
  return template.includes('{slug}') ? template : fallback;
}
