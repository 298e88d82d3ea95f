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
  running: 'Writing {{done}} of {{total}}',
  preparing: 'Preparing…',
  cancel: 'Cancel export',
  donePlan_one: 'Export complete! Downloaded a plan of {{count}} page as {{file}}',
  donePlan_other: 'Export complete! Downloaded a plan of {{count}} pages as {{file}}',
  done_one: 'Export complete! Downloaded {{count}} article as {{file}}',
  done_other: 'Export complete! Downloaded {{count}} articles as {{file}}',
  failed: 'Export failed: {{reason}}',
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
  /** The plan as a document (`PlanSentence` of packages/delivery). */
  plan: {
    columns: {
      level: 'Level',
      keyword: 'Main keyword',
      topic: 'Topic',
      parent: 'Parent keyword',
      sections: 'Sections',
      variants: 'Variants',
      demand: 'Demand',
      volume: 'Search volume',
      difficulty: 'Difficulty',
      intent: 'Intent',
      slug: 'Slug',
      words: 'Words',
      cost: 'Cost (USD)',
      fit: 'Fit',
      why: 'Why here',
    },
    fit: {
      lead: 'Leads',
      second: 'Leads a part',
      alone: 'Alone',
      clear: 'Clear',
      weak: 'To review',
      byHand: 'By hand',
    },
    why: {
      pillarMarked: 'Leads “{{topic}}”: the keyword file marks it as a pillar page.',
      pillarPromoted: 'Leads “{{topic}}” as its strongest page.',
      pillarHeuristic: 'Leads “{{topic}}”: no page of the topic is broader and searched more.',
      belowBroader: 'A narrower part of “{{parent}}”.',
      belowBroaderBy: 'Narrower than “{{parent}}”: adds “{{words}}”.',
      second: 'Leads a part of “{{topic}}” that no page above it covers.',
      alone: 'Stands by itself: no other page of the plan shares its subject.',
      belowAkin: 'Close to “{{parent}}”, which more people search for.',
      childByClosest: 'No page fits well; “{{parent}}” is the nearest.',
      clusterMarked: 'The keyword file marks it as a cluster page, here under “{{parent}}”.',
      childMarked: 'The keyword file marks it as a sub-supporting page, here under “{{parent}}”.',
      byHand: 'Placed by hand.',
      byFix: 'Placed by a fix that was accepted.',
      placed: 'Belongs to “{{parent}}”.',
      shared: 'Shared words: {{words}}.',
      runnerUp: '“{{keyword}}” would fit almost as well.',
    },
    aside: {
      asideAddress: 'A web address: people look for one site.',
      asideCharacter: 'Single characters: nothing to write about.',
      asideLanguage: 'In another language than the plan.',
      asideAdult: 'An adult term.',
      asideSmall: 'Too little demand for a page, and no page of the plan answers it.',
      asideAlone: 'No other page of the plan belongs with it, so it would stand alone.',
      other: 'Set aside.',
    },
    asideColumns: { keyword: 'Keyword', volume: 'Searches a month', reason: 'Why it is not in the plan' },
    sheets: { plan: 'Plan', setAside: 'Set aside', method: 'Method' },
    method: {
      grouping:
        'Every keyword of the list ({{keywords}}) was compared with every other. Keywords that ask for the same answer share one page, so that no two pages compete for the same search.',
      pages:
        'A group of keywords becomes a page when it asks for something of its own and enough people search for it. A smaller group becomes a section of the page that answers it best.',
      aside:
        'What belongs to no page was set aside with its reason ({{aside}} keywords); nothing was lost without a trace.',
      structure:
        'Pages about one subject form a topic. The broadest page leads it; a narrower page goes below the page it is a part of, at most three levels deep. Links between pages follow the same tree.',
      size: 'The plan stops where another page would add little: its {{pages}} pages serve {{percent}} % of the demand in the list.',
      figures:
        'Demand is the sum of the monthly searches that the keyword file states for all keywords of a page; an empty figure is unknown, not zero. Words are targets by level and difficulty, costs are estimates.',
      weak: 'Pages marked “To review” share little with the page above them, or would fit another almost as well. They are worth a second look before writing.',
    },
    page: {
      title: 'Content plan',
      client: 'Prepared for {{name}}',
      author: 'Prepared by {{name}}',
      intro:
        '{{keywords}} keywords became {{pages}} pages in {{topics}} topics. Together they serve {{percent}} % of the searches in the list.',
      introKeywords:
        '{{keywords}} keywords became {{pages}} pages in {{topics}} topics. Together they answer {{percent}} % of the keywords.',
      pages: 'Pages',
      topics: 'Topics',
      served: 'Searches served',
      servedKeywords: 'Keywords served',
      words: 'Words, about',
      curve: 'How many pages are worth writing',
      curveText:
        'Each page serves a part of the searches, the first ones most. The plan of {{pages}} pages serves {{percent}} %; the largest plan possible has {{most}} pages.',
      curveTextKeywords:
        'Each page answers a part of the keywords, the first ones most. The plan of {{pages}} pages answers {{percent}} %; the largest plan possible has {{most}} pages.',
      topicCurve: 'Share of the topic’s demand served by its most searched pages',
      overview: 'Topics at a glance',
      tree: 'The plan, topic by topic',
      singles: 'Topics of a single page',
      singlesFacts_one: '{{count}} page that stands by itself',
      singlesFacts_other: '{{count}} pages that stand by themselves',
      topicFacts_one: '{{count}} page · demand {{demand}} · about {{words}} words',
      topicFacts_other: '{{count}} pages · demand {{demand}} · about {{words}} words',
      demand: 'Demand',
      method: 'How the plan was made',
      setAside: 'Set aside',
      setAsideText_one:
        '{{count}} keyword is not in the plan, with its searches a month where they are known.',
      setAsideText_other:
        '{{count}} keywords are not in the plan, listed by reason with their searches a month where they are known.',
      more: '… and {{count}} more',
      estimate:
        'Demand: searches a month as stated in the keyword file. Words are targets by level and difficulty.',
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
    'too-large': 'Post "{{title}}" is larger than an article may be - skipped',
    repaired: 'The file was not well-formed XML (first at line {{line}}) and was repaired while reading.',
  },
  /** Options of the formats, by the name in their schemas. */
  options: {
    siteName: { label: 'Site Name' },
    siteUrl: {
      label: 'Site URL',
      hint: 'Links are written with it; without one they are relative to the site.',
    },
    author: {
      label: 'Author',
      hint: 'Byline and structured data. WordPress files without one name the site as author.',
    },
    locale: { label: 'Locale', hint: 'Empty: the first locale of the project’s language.' },
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
    relativeLinks: { label: 'Relative links between files' },
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
