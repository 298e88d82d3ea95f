export const exporting = {
  title: 'Export',
  back: 'Back to Content Generation',
  backToBuilder: 'Back to Silosmith',
  empty: {
    title: 'Nothing to Export Yet',
    text: 'An export needs a plan. Import keywords and build it first.',
    build: 'Build Silo Structure',
    generate: 'Generate Articles',
    cards: {
      plan: 'The plan as a page to print, a workbook or CSV, before a single article is written.',
      wordpress: 'WordPress XML: every article with category, tags and SEO texts, ready for Tools → Import.',
      html: 'Website: the articles as a finished static site, to open from disk or to upload.',
      markdown: 'Markdown: a ZIP of files with front matter for static site generators.',
      data: 'JSON and CSV: the whole project as data, to open again or to analyse.',
    },
  },
  ready_one: '{{count}} article ready',
  ready_other: '{{count}} articles ready',
  format: 'Format',
  groups: { pages: 'Plan and project', articles: 'Articles' },
  planOnly: 'No article is written yet. The plan itself can be exported now.',
  needsArticles: 'Needs at least one article.',
  download: 'Export',
  planFile: 'Plan as file',
  planOptions: 'All formats and options',
  running: 'Writing {{done}} of {{total}}',
  preparing: 'Preparing…',
  preparingImages_one: 'Preparing {{count}} image for download...',
  preparingImages_other: 'Preparing {{count}} images for download...',
  cancel: 'Cancel export',
  donePlan_one: 'Export complete! Downloaded a plan of {{count}} page as {{file}}',
  donePlan_other: 'Export complete! Downloaded a plan of {{count}} pages as {{file}}',
  done_one: 'Export complete! Downloaded {{count}} article as {{file}}',
  done_other: 'Export complete! Downloaded {{count}} articles as {{file}}',
  doneWordPress_one: 'Successfully exported {{count}} article to WordPress XML!',
  doneWordPress_other: 'Successfully exported {{count}} articles to WordPress XML!',
  doneImages: 'All images downloaded successfully!',
  doneImagesOfPage: 'Images for "{{keyword}}" downloaded successfully!',
  doneSomeImages_one: 'Downloaded {{count}} image as {{file}}',
  doneSomeImages_other: 'Downloaded {{count}} images as {{file}}',
  failed: 'Export failed: {{reason}}',
  unknown: 'An unknown error occurred during export.',
  failedImages: 'Download failed: {{reason}}',
  unknownImages: 'Unknown error',
  again: 'Download again ({{size}})',

  formats: {
    'plan-html': {
      name: 'Plan to print or send',
      hint: 'One page: topics, the tree with its reasons, the method in plain words, what was set aside. Print it or save it as PDF.',
    },
    'plan-xlsx': {
      name: 'Plan (Excel)',
      hint: 'A workbook: the tree with figures, sections and reasons; what was set aside; the method.',
    },
    'plan-csv': {
      name: 'Plan (CSV)',
      hint: 'A row per page with all figures. Opens again here and in other keyword tools.',
    },
    wxr: {
      name: 'WordPress (Full WXR)',
      hint: 'Every article as a draft, with categories, tags, SEO texts and images. Import it under Tools → Import. The importer adds posts and never changes one that exists; publishing does.',
    },
    'wxr-simple': {
      name: 'WordPress (Simple Test)',
      hint: 'Up to 5 articles, published, to try an import with.',
    },
    html: {
      name: 'Website (static HTML)',
      hint: 'A finished site in a ZIP: a page per article with navigation, start and topic pages. Opens from disk, runs on any server, needs no script.',
    },
    markdown: {
      name: 'Markdown (.md ZIP)',
      hint: 'A file per article with front matter and images, for static site generators.',
    },
    dropin: {
      name: 'Developer Drop-in (JSON)',
      hint: 'Articles, categories, tags and silo as data, with integration guides.',
    },
    images: {
      name: 'Images (ZIP)',
      hint: 'Every image as a file named after its page, with a list of alternative texts and captions.',
    },
    json: { name: 'JSON', hint: 'The whole project. Opens again here and in the command line.' },
    csv: { name: 'CSV', hint: 'A row per page: keyword, topic, page type, word count.' },
  },
  /** `ExportNote` of packages/delivery. */
  notes: {
    'images-not-attached_one':
      '{{count}} image exists only inside the project and could not be attached: WordPress fetches images by their address. The Markdown export contains it.',
    'images-not-attached_other':
      '{{count}} images exist only inside the project and could not be attached: WordPress fetches images by their address. The Markdown export contains them.',
    'images-left-out_one':
      '{{count}} image is not in the file: a page of the site loads nothing from elsewhere. In a text it became a link.',
    'images-left-out_other':
      '{{count}} images are not in the file: a page of the site loads nothing from elsewhere. In texts they became links.',
    'no-site-address':
      'Without a Site URL there is no sitemap, feed or canonical address: these need the full address of the site.',
    split_one: 'The ZIP holds {{count}} file below the upload limit. Unpack it before you import.',
    split_other:
      'The ZIP holds {{count}} files below the upload limit. Unpack it and import them one after the other, in any order.',
    'above-limit_one': '{{count}} file is above the limit: its only post is that large.',
    'above-limit_other': '{{count}} files are above the limit: their only posts are that large.',
    'images-not-loaded_one': '{{count}} image could not be fetched after 3 attempts and is missing.',
    'images-not-loaded_other': '{{count}} images could not be fetched after 3 attempts and are missing.',
    'images-linked_one': '{{count}} image could not be included in the file and remains a link.',
    'images-linked_other': '{{count}} images could not be included in the file and remain links.',
  },
  /** `ImportIssue` of packages/delivery. */
  wxrIssues: {
    'no-categories': 'Post "{{title}}" has no categories - skipped',
    'too-large': 'Post "{{title}}" is larger than an article may be - skipped',
    repeated: 'Post "{{title}}" is in an earlier file already - skipped',
    ofFile: '{{file}}: {{issue}}',
    repaired: 'The file was not well-formed XML (first at line {{line}}) and was repaired while reading.',
  },
  /** Options of the formats, by the name in their schemas. */
  options: {
    siteName: { label: 'Site Name' },
    tagline: {
      label: 'Tagline',
      hint: 'A sentence below the name on the start page, and its description in search results.',
    },
    siteUrl: {
      label: 'Site URL',
      hint: 'Links are written with it; without one they are relative to the site.',
    },
    author: {
      label: 'Author',
      hint: 'Byline and structured data. WordPress files without one name the site as author.',
    },
    locale: {
      label: 'Locale',
      hint: 'Empty: the first locale of the project’s language. Any other, such as en-NZ, stands as it is typed.',
    },
    pathTemplate: {
      label: 'Path of posts',
      hint: 'Links between posts follow it. In WordPress it is under Settings → Permalinks; ?name= leads to the post under every structure.',
    },
    status: {
      label: 'Post status',
      choices: { draft: 'Draft', publish: 'Published', private: 'Private' },
    },
    categories: { label: 'Include Categories' },
    tags: { label: 'Include Tags' },
    images: { label: 'Include images' },
    keptArticles: {
      label: 'Include kept articles',
      hint: 'Those of merged and deleted pages, each as a post of its own.',
    },
    uploadLimit: {
      label: 'Upload limit (MB)',
      hint: 'What the site takes in one upload: WordPress names it under Tools → Import. 0 makes one file; else a ZIP of files, each below the limit.',
    },
    platform: {
      label: 'Platform',
      choices: {
        json: 'None: plain JSON',
        wordpress: 'WordPress',
        nextjs: 'Next.js',
        astro: 'Astro',
        ghost: 'Ghost',
        strapi: 'Strapi',
      },
    },
    page: { label: 'Page', hint: 'Keyword of one page; empty: the images of the whole project.' },
    pages: {
      label: 'Pages',
      choices: { plan: 'The whole plan', shown: 'Only what the filters show' },
    },
    costModel: {
      label: 'Estimate costs with',
      hint: 'Price of generating each page with this model.',
      choices: { none: 'No estimate' },
    },
    client: { label: 'Prepared for', hint: 'Name on the first page; empty for none.' },
    reasons: { label: 'A reason for every page' },
    maximumCompatibility: {
      label: 'Maximum compatibility',
      hint: 'Only front matter that every static site generator reads the same way.',
    },
    titleHeading: {
      label: 'Keep the title as a heading in the text',
      hint: 'Switch it off where the theme prints the title.',
    },
    rewriteLinks: { label: 'Rewrite internal links to the canonical path' },
    relativeLinks: {
      label: 'Relative links between files',
      hint: 'Written as ./page.md and ./images/…, for reading the files as they are. On a built site they work if all pages are in one folder (/page.html) and the generator turns links to .md files into links to pages: Eleventy with InputPathToUrlTransformPlugin, Hugo with uglyURLs and a render hook for links.',
    },
    draft: { label: 'Mark posts as draft' },
    basePath: { label: 'Link base path' },
    featuredImageName: { label: 'Featured image file name', hint: 'Placeholders: {slug}, {ext}' },
    galleryImageName: { label: 'Gallery image file name', hint: 'Placeholders: {slug}, {n}, {ext}' },
    maxLinks: { label: 'Max total links' },
    maxInlineLinks: { label: 'Inline links' },
    linkStrategy: {
      label: 'Link strategy',
      choices: { off: 'Off', upward: 'Upward (recommended)', semantic: 'Semantic' },
    },
    anchorStyle: {
      label: 'Anchor style',
      choices: { title: 'Title', keyword: 'Keyword', mixed: 'Mixed' },
    },
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
