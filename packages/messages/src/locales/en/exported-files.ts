/** Sentences inside exported files; no screen shows them. Part of `exporting`. */
export const exportedFiles = {
  /** Written into exported files (`DeliveryTexts` of packages/delivery). */
  delivery: {
    demoNotice: 'Demo content: written by the built-in demo provider, not for publication.',
    estimateNotice: 'Scores marked as estimated were computed without a known difficulty or volume.',
    guides: {
      wordpress:
        'Send each post to POST /wp-json/wp/v2/posts with an application password. Create the categories and tags first and replace their names by the ids you get. Keep status draft until you have checked the links.',
      nextjs:
        'Write each post to content/{slug}.json, read the folder in generateStaticParams of app/[...path]/page.tsx (the parts of path between its slashes: links in the texts lead there), render html and put jsonLd into a script of type application/ld+json.',
      astro:
        'Save the list of posts as src/data/posts.json and load it into a content collection with the file loader; frontmatter fits a schema with title, description, pubDate, category, tags and image (url and alt). Give each post a page in src/pages/[...path].astro, its path without the first slash: links in the texts lead there. Render html with set:html.',
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
      onSite: 'On the site',
      sitePages: 'Pages of the site',
      why: 'Why here',
    },
    onSite: { new: 'New', extend: 'Extend', merge: 'Merge', covered: 'Covered' },
    fit: {
      lead: 'Leads',
      second: 'Leads a part',
      alone: 'Alone',
      clear: 'Clear',
      weak: 'To review',
      byHand: 'By hand',
      proposed: 'Proposed',
    },
    why: {
      pillarMarked: 'Leads “{{topic}}”: the keyword file marks it as a pillar page.',
      pillarPromoted: 'Leads “{{topic}}” as its strongest page.',
      pillarHeuristic: 'Leads “{{topic}}”: no page of the topic is broader.',
      pillarOfTopic: 'Leads what the keyword file puts in the topic “{{topic}}”.',
      pillarProposed:
        'Not in the keyword list: proposed because the pages below it share these words. No searches are claimed for it.',
      belowBroader: 'A narrower part of “{{parent}}”.',
      belowBroaderBy: 'Narrower than “{{parent}}”: adds “{{words}}”.',
      second: 'Leads a part of “{{topic}}” that no page above it covers.',
      alone: 'Stands by itself: no other page of the plan shares its subject.',
      belowAkin: 'Close to “{{parent}}”, which more people search for.',
      belowNamed: 'Also searched together with “{{parent}}”.',
      belowWording: 'A narrower part of “{{parent}}”, as that is searched, too.',
      belowRegion: 'About a place within the region of “{{parent}}”.',
      belowTopic: 'The keyword file puts it in the same topic as “{{parent}}”, which leads it.',
      belowAddress: 'Its address begins with that of “{{parent}}”.',
      childByClosest: 'No page fits well; “{{parent}}” is the nearest.',
      clusterMarked: 'The keyword file marks it as a cluster page, here under “{{parent}}”.',
      childMarked: 'The keyword file marks it as a sub-supporting page, here under “{{parent}}”.',
      byHand: 'Placed by hand.',
      byFix: 'Placed by a fix that was accepted.',
      bySuggestion: 'Suggested by a model and accepted.',
      movedAlong: 'Went along when a page above it was moved by hand.',
      placed: 'Belongs to “{{parent}}”.',
      shared: 'Shared words: {{words}}.',
      runnerUp: '“{{keyword}}” would fit almost as well.',
    },
    aside: {
      asideAddress: 'A web address: people look for one site.',
      asideCharacter: 'Single characters: nothing to write about.',
      asideLanguage: 'In another language than the plan.',
      asideAdult: 'An adult term.',
      asideOperator: 'A check with a search operator, such as site: or intitle:, and no search.',
      asideSmall: 'Too little demand for a page, and no page of the plan answers it.',
      asideAlone: 'No other page of the plan belongs with it, so it would stand alone.',
      other: 'Set aside.',
    },
    asideColumns: {
      keyword: 'Keyword',
      volume: 'Searches a month',
      impressions: 'Impressions',
      reason: 'Why it is not in the plan',
    },
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
      figuresImpressions:
        'Demand is the sum of the impressions that the export states for all keywords of a page, over its own period: how often the site was shown, which is less than was searched. Words are targets by level and difficulty, costs are estimates.',
      weak: 'Pages marked “To review” share little with the page above them, or would fit another almost as well. They are worth a second look before writing.',
    },
    page: {
      title: 'Content plan',
      client: 'Prepared for {{name}}',
      author: 'Prepared by {{name}}',
      intro:
        '{{keywords}} keywords became {{pages}} pages in {{topics}} topics. Together they serve {{percent}} % of the searches in the list.',
      introImpressions:
        '{{keywords}} keywords became {{pages}} pages in {{topics}} topics. Together they serve {{percent}} % of the impressions in the list.',
      introKeywords:
        '{{keywords}} keywords became {{pages}} pages in {{topics}} topics. Together they answer {{percent}} % of the keywords.',
      pages: 'Pages',
      topics: 'Topics',
      served: 'Searches served',
      servedImpressions: 'Impressions served',
      servedKeywords: 'Keywords served',
      words: 'Words, about',
      curve: 'How many pages are worth writing',
      curveText:
        'Each page serves a part of the searches, the first ones most. The plan of {{pages}} pages serves {{percent}} %; the largest plan possible has {{most}} pages.',
      curveTextImpressions:
        'Each page serves a part of the impressions, the first ones most. The plan of {{pages}} pages serves {{percent}} %; the largest plan possible has {{most}} pages.',
      curveTextKeywords:
        'Each page answers a part of the keywords, the first ones most. The plan of {{pages}} pages answers {{percent}} %; the largest plan possible has {{most}} pages.',
      topicCurve: 'Share of the topic’s demand served by its most searched pages',
      overview: 'Topics at a glance',
      tree: 'The plan, topic by topic',
      singles: 'Topics of a single page',
      singlesFacts_one: '{{count}} page on its own',
      singlesFacts_other: '{{count}} pages on their own',
      topicFacts_one: '{{count}} page · demand {{demand}} · about {{words}} words',
      topicFacts_other: '{{count}} pages · demand {{demand}} · about {{words}} words',
      demand: 'Demand',
      method: 'How the plan was made',
      setAside: 'Set aside',
      setAsideText_one:
        '{{count}} keyword is not in the plan, with its searches a month where they are known.',
      setAsideText_other:
        '{{count}} keywords are not in the plan, listed by reason with their searches a month where they are known.',
      setAsideImpressions_one:
        '{{count}} keyword is not in the plan, with its impressions where they are known.',
      setAsideImpressions_other:
        '{{count}} keywords are not in the plan, listed by reason with their impressions where they are known.',
      more: '… and {{count}} more',
      estimate:
        'Demand: searches a month as stated in the keyword file. Words are targets by level and difficulty.',
      estimateImpressions:
        'Demand: impressions as stated in the export, over its own period. Words are targets by level and difficulty.',
    },
  },
} as const;
