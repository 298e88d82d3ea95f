// Options of the Markdown export, with their defaults and ranges.

export const LINK_STRATEGIES = ['off', 'upward', 'semantic'] as const;
export type LinkStrategy = (typeof LINK_STRATEGIES)[number];
export const ANCHOR_STYLES = ['title', 'keyword', 'mixed'] as const;
export type AnchorStyle = (typeof ANCHOR_STYLES)[number];
export const BASE_PATH_PRESETS = ['/', '/blog/', '/content/'] as const;

export interface MarkdownOptions {
  /** Only front-matter keys that every static site generator reads the same way. */
  readonly maximumCompatibility: boolean;
  /** Images as files in the ZIP. */
  readonly images: boolean;
  /** Internal links become base path + slug; otherwise they keep the address of the content package. */
  readonly rewriteLinks: boolean;
  /** Internal links become `./slug.md`; needs `rewriteLinks`. */
  readonly relativeLinks: boolean;
  readonly basePath: string;
  readonly draft: boolean;
  /** Which links are added: to ancestors, to related posts, none. */
  readonly linkStrategy: LinkStrategy;
  /** Adding stops at this many internal links per post, 0 to 10. */
  readonly maxLinks: number;
  /** How many of the added links go into the text, at the first mention of their page's keyword, 0 to 5. */
  readonly maxInlineLinks: number;
  readonly anchorStyle: AnchorStyle;
  /** Placeholders {slug}, {ext}. */
  readonly featuredImageName: string;
  /** Placeholders {slug}, {n}, {ext}. */
  readonly galleryImageName: string;
}

export const MARKDOWN_DEFAULTS: MarkdownOptions = {
  maximumCompatibility: false,
  images: true,
  rewriteLinks: true,
  relativeLinks: false,
  basePath: '/',
  draft: false,
  linkStrategy: 'upward',
  maxLinks: 4,
  maxInlineLinks: 2,
  anchorStyle: 'title',
  featuredImageName: '{slug}-featured.{ext}',
  galleryImageName: '{slug}-image-{n}.{ext}',
};

const within = (value: number, max: number, fallback: number): number =>
  Number.isFinite(value) ? Math.min(max, Math.max(0, Math.trunc(value))) : fallback;

/** Fills in defaults, clamps numbers, and gives the base path a slash at both ends. */
export function markdownOptionsOf(given: Partial<MarkdownOptions> = {}): MarkdownOptions {
  const options = { ...MARKDOWN_DEFAULTS, ...given };
  const { linkStrategy } = options;
  return {
    ...options,
    relativeLinks: options.relativeLinks && options.rewriteLinks,
    basePath: `/${options.basePath}/`.replace(/\/{2,}/gu, '/'),
    maxLinks: linkStrategy === 'off' ? 0 : within(options.maxLinks, 10, MARKDOWN_DEFAULTS.maxLinks),
    maxInlineLinks:
      linkStrategy === 'off' ? 0 : within(options.maxInlineLinks, 5, MARKDOWN_DEFAULTS.maxInlineLinks),
    featuredImageName: imageTemplate(options.featuredImageName, MARKDOWN_DEFAULTS.featuredImageName),
    galleryImageName: imageTemplate(options.galleryImageName, MARKDOWN_DEFAULTS.galleryImageName),
  };
}

/** Without `{slug}` every image would get the same file name. */
function imageTemplate(template: string, fallback: string): string {
  return template.includes('{slug}') ? template : fallback;
}
