export const exporting = {
  title: 'Export',
  back: 'Back to Content Generation',
  backToBuilder: 'Back to Silosmith',
  empty: {
    title: 'Nothing to Export Yet',
    text: 'An export needs at least one article.',
    build: 'Build Silo Structure',
    generate: 'Generate Articles',
    cards: {
      wordpress: 'WordPress XML: every article with category, tags and SEO texts, ready for Tools → Import.',
      markdown: 'Markdown: a ZIP of files with front matter for static site generators.',
      data: 'JSON and CSV: the whole project as data, to open again or to analyse.',
    },
  },
  ready_one: '{{count}} article ready',
  ready_other: '{{count}} articles ready',
  format: 'Format',
  download: 'Export',
  running: 'Writing {{done}} of {{total}}',
  preparing: 'Preparing…',
  cancel: 'Cancel export',
  done_one: 'Export complete! Downloaded {{count}} article as {{file}}',
  done_other: 'Export complete! Downloaded {{count}} articles as {{file}}',
  failed: 'Export failed: {{reason}}',
  again: 'Download again ({{size}})',

  formats: {
    wxr: {
      name: 'WordPress (Full WXR)',
      hint: 'Every article as a draft, with categories, tags, SEO texts and featured images. Import it under Tools → Import.',
    },
    'wxr-simple': {
      name: 'WordPress (Simple Test)',
      hint: 'Up to 5 articles, published, to try an import with.',
    },
    markdown: {
      name: 'Markdown (.md ZIP)',
      hint: 'A file per article with front matter and images, for static site generators.',
    },
    dropin: {
      name: 'Developer Drop-in (JSON)',
      hint: 'Articles, categories, tags and silo as data, with integration guides.',
    },
    json: { name: 'JSON', hint: 'The whole project. Opens again here and in the command line.' },
    csv: { name: 'CSV', hint: 'A row per page: keyword, topic, page type, word count.' },
  },
  /** Written into exported files (`DeliveryTexts` of packages/delivery). */
  delivery: {
    demoNotice: 'Demo content: written by the built-in demo provider, not for publication.',
    estimateNotice: 'Scores marked as estimated were computed without a known difficulty or volume.',
    relatedHeading: 'Related articles',
    guides: {
      wordpress:
        'Send each post to POST /wp-json/wp/v2/posts with an application password. Create the categories and tags first and replace their names by the ids you get. Keep status draft until you have checked the links.',
      nextjs:
        'Write each post to content/{slug}.json, read the folder in generateStaticParams of app/[slug]/page.tsx, render html and put jsonLd into a script of type application/ld+json.',
      astro:
        'Put the posts into a content collection with the file loader; frontmatter fits a schema with title, description, pubDate, category, tags and image. Render html with set:html.',
      ghost:
        'Wrap the posts as { "db": [{ "meta": { "version": "5" }, "data": { "posts": [...] } }] } and load the file under Settings → Import/Export, or send them one by one to the Admin API with source=html.',
      strapi:
        'Create a collection type with the fields of data (title, slug, content, description, seo) and send each post to POST /api/{plural name} with an API token.',
    },
  },
  /** `ExportNote` of packages/delivery. */
  notes: {
    'images-not-attached_one':
      '{{count}} image exists only inside the project and could not be attached: WordPress fetches images by their address. The Markdown export contains it.',
    'images-not-attached_other':
      '{{count}} images exist only inside the project and could not be attached: WordPress fetches images by their address. The Markdown export contains them.',
    'images-linked_one': '{{count}} image could not be included in the file and remains a link.',
    'images-linked_other': '{{count}} images could not be included in the file and remain links.',
  },
  /** `ImportIssue` of packages/delivery. */
  wxrIssues: {
    'no-categories': 'Post "{{title}}" has no categories - skipped',
    repaired: 'The file was not well-formed XML (first at line {{line}}) and was repaired while reading.',
  },
  markdown: {
    maximumCompatibility: 'Maximum compatibility',
    maximumCompatibilityHint: 'Only front matter that every static site generator reads the same way.',
    images: 'Include images in ZIP',
    rewriteLinks: 'Rewrite internal links to the canonical path',
    relativeLinks: 'Relative links between files',
    draft: 'Mark posts as draft',
    basePath: 'Link base path',
    featuredImageName: 'Featured image file name',
    galleryImageName: 'Gallery image file name',
    maxLinks: 'Max total links',
    maxInlineLinks: 'Inline links',
    linkStrategy: 'Link strategy',
    strategies: { off: 'Off', upward: 'Upward (recommended)', semantic: 'Semantic' },
    anchorStyle: 'Anchor style',
    anchors: { title: 'Title', keyword: 'Keyword', mixed: 'Mixed' },
  },
  wordpress: {
    siteName: 'Site Name',
    siteNameDefault: 'My Content Silo',
    siteUrl: 'Site URL',
    includeCategories: 'Include Categories',
    includeTags: 'Include Tags',
    includeImages: 'Include images',
    status: 'Post status',
    statuses: { draft: 'Draft', publish: 'Published', private: 'Private' },
  },
  demoConfirm: {
    title: 'This export contains demo content',
    text_one:
      '{{count}} article was written by the built-in demo provider. It is marked as demo content in the file. Publish it only after you have replaced it.',
    text_other:
      '{{count}} articles were written by the built-in demo provider. They are marked as demo content in the file. Publish them only after you have replaced them.',
    confirm: 'Export anyway',
  },
} as const;
