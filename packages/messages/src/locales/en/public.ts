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
} as const;
