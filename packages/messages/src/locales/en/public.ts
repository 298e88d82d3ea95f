export const publicPages = {
  header: { label: 'Site', signIn: 'Log in', openApp: 'Open the app' },
  footer: {
    label: 'Legal',
    privacy: 'Privacy',
    cookies: 'Cookies',
    terms: 'Terms',
    version: 'Version {{version}}',
    line: '© {{year}} Silosmith. Free software under GPL-3.0-or-later.',
  },
  landing: {
    title: 'From a keyword export to a content silo you can publish',
    lead: 'Silosmith reads the keyword file you already have, groups it into pages, arranges the pages into pillars and clusters, writes the articles and hands you files that WordPress and static sites accept.',
    signUp: 'Create an account',
    signIn: 'Log in',
    note: 'No API key needed to try it: the built-in demo provider takes you through every step.',
    picture: {
      title: '{{keywords}} keywords, {{pages}} pages: a plan as Silosmith makes it',
      source:
        'Built from its sample keywords, whose figures are invented. Topics in bands, sections as headings of their page.',
      page: 'Page or section',
      demand: 'Searches a month',
      topic_one: '{{count}} page',
      topic_other: '{{count}} pages',
      section: 'H2',
    },
    stepsTitle: 'What it does',
    steps: {
      importTitle: 'Reads your export as it is',
      importText:
        'Ahrefs, Semrush, Search Console, Keyword Planner and others: encoding, delimiter and columns are detected. The report accounts for every row.',
      buildTitle: 'Builds a silo and shows why',
      buildText:
        'Keywords with the same search intent share a page. Open any placement to see the words or search results behind it, and change it by hand.',
      generateTitle: 'Writes with the provider you choose',
      generateText:
        'With your own API key for the provider you choose, or with the demo provider. You see the cost before a run, and pausing or resuming it loses nothing.',
      exportTitle: 'Delivers files',
      exportText:
        'WordPress import file, Markdown for static sites, JSON and CSV, with links between the pages.',
    },
    forTitle: 'Who it is for',
    forText:
      'SEO practitioners, content marketers and site owners who have keyword data and need a site plan they can defend, and the texts to fill it.',
    dataTitle: 'Where your data is',
    dataText:
      'Projects live in your browser first and on the server you signed up on. API keys stay in the browser tab and travel only with the call that needs them.',
  },
  plugin: {
    title: 'The companion plugin for WordPress',
    lead: 'Silosmith publishes to any WordPress with an application password. With this small plugin the site also keeps what WordPress alone would drop.',
    download: 'Download the plugin {{version}} (ZIP)',
    note: 'Free software under GPL-3.0-or-later, one PHP file. No settings, no tables, no screens; it sends nothing anywhere.',
    partsTitle: 'What it brings',
    parts: {
      seoTitle: 'SEO fields',
      seoText:
        'Title, description and focus keyword are written for Yoast SEO, Rank Math and All in One SEO, on posts and pages. Without the plugin WordPress drops them without a word.',
      siloTitle: 'The plan with each post',
      siloText:
        'Keyword, topic, place in the silo, volume, difficulty and score stand with the post they belong to.',
      findTitle: 'Posts are found again',
      findText:
        'Each post knows the page it was written for: from another device, or with another title or address, it is updated and not published a second time.',
      rightsTitle: 'Only for those who may',
      rightsText:
        'Who may edit a post may set its fields; only users who write posts can read them over REST. Visitors see no difference.',
    },
    stepsTitle: 'How to install it',
    steps: {
      get: 'Download the ZIP; do not unpack it.',
      upload: 'In WordPress open Plugins → Add New → Upload Plugin, choose the ZIP and activate it.',
      test: 'In Silosmith test the connection under Export → WordPress (REST): it names the plugin and its version.',
    },
    withoutTitle: 'Without it',
    withoutText:
      'Everything else works: posts, categories, tags, images, links, read-back, rollback. Which page is which post is then known to the project alone.',
  },
} as const;
