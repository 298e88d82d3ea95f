export const cli = {
  help: {
    intro: 'silosmith turns keyword research into a content silo, its articles and its exports.',
    usage: 'Usage: silosmith COMMAND [options]',
    more: 'silosmith COMMAND --help lists the options of a command.',
    server: 'The server is started by npm start; npm start -- --help lists its settings.',
    codes: 'Exit codes: 0 done, 1 the job failed, 2 wrong usage, 130 stopped by Ctrl+C.',
    missingOption: '{{option}} is missing. Give it, or set {{variable}} in the environment.',
    wrongUsage: 'Wrong usage: {{detail}}\nsee: silosmith {{command}} --help',
  },
  options: {
    json: 'print one JSON document on standard output and nothing else',
    help: 'show this help',
    language: 'content language: en, nl, fr, de, es, it, pt (default: that of the list)',
    minVolume: 'hide pages with a known volume below N',
    maxDifficulty: 'hide pages with a known difficulty above N',
    maxArticles: 'show at most N pages',
    all: 'no filter: show every page',
    grouping: 'which keywords share a page: off, soft, moderate, hard (default moderate)',
    pages: 'size of the plan: auto, a number of pages, or all (default auto)',
    embeddings:
      'group by meaning, too: embeddings of {{choices}}; kept in FILE.vectors, so that none is paid twice',
    embeddingModel: 'embedding model of the provider',
    level: 'what to print: page (default) or topic',
    output: 'write the result to PATH',
    provider:
      '{{choices}} (default demo; smart: the one that suits each text, of those with a key); keys come from the environment',
    model: 'model id of the provider',
    images:
      'also make images: {{choices}} (smart: the model that suits each kind of image, of those with a key); keys come from the environment',
    research:
      'rest the articles on pages that are found and read first: {{choices}}; keys come from the environment',
    market:
      'country whose searchers research asks for, two letters (us, gb, at); default: the main one of the language',
    advice:
      'agents that advise before each article: {{choices}}, or both with a comma; the provider of the texts is asked',
    template:
      'form of the articles, with its words: {{choices}} (500 more where it is hard to rank or much searched); fitting: for each page the one that suits it (default: by level and intent)',
    textModels:
      'Smart mode: models that go first, as kind=provider/model, separated by commas; kinds: {{choices}}',
    strategy:
      '{{choices}}: two thirds of the words, as planned, a quarter more; smart mode asks for 5 points of quality less or more',
    prices:
      'prices of models that replace those of the catalogue: JSON, { date, models: [{ provider, id, inputUsdPerMillion, outputUsdPerMillion }], images: [{ provider, id, usdPerImage }], embeddings: [{ provider, id, usdPerMillion }], searches: [{ provider, usdPerSearch }] }, each list optional',
    explain:
      'say what would be written by whom, why and for how much (a range a page and in all), and write nothing',
    page: 'write this page alone',
    only: 'make these parts of pages that are written again, and nothing else: {{choices}} (more with a comma); but for article and images, costs never exceed what --explain says',
    image:
      'make image N of --page again (1: the featured one) by the provider of --images; the others stay as they are',
    shows: 'what the image of --image is to show (default: what it did)',
    section: 'write the section below this heading of --page again; the rest of the article stays as it is',
    imageAmount:
      '{{choices}}: as many images as each page asks for (default), more than one on pillar pages alone, one a page',
    imageModel: 'model id of the provider of images',
    imagePolicy:
      '{{choices}}: what counts more where smart mode chooses a model for each kind of image (default balanced)',
    concurrency: 'pages to generate in parallel (default 3)',
    covered: 'write the pages that the site covers, too',
    budget: 'stop before the cost exceeds USD',
    dailyBudget:
      'stop before all calls of this user on this machine cost more than USD since midnight UTC (also {{variable}} in the environment)',
    format: 'format: {{formats}}',
    formatOption: '{{label}} ({{formats}})',
    formatChoice: '{{label}}: {{choices}} ({{formats}})',
    formatSwitch: 'switch off: {{label}} ({{formats}})',
  },
  resetPassword: {
    summary: 'create a one-time code that sets a new password (stop a server that uses DATA_DIR first)',
    code: 'Reset code: {{code}}',
    how: 'Valid for an hour. {{email}} enters it on the sign-in page, under “Use a reset code”.',
  },
  detect: {
    summary: 'describe a keyword file: encoding, columns, tool, rows',
    file: '{{tool}}, {{encoding}}, confidence {{percent}} %',
    column: '{{index}}  {{header}}  {{role}}',
    rows_one: '{{count}} row read: {{imported}} imported, {{merged}} merged, {{dropped}} dropped',
    rows_other: '{{count}} rows read: {{imported}} imported, {{merged}} merged, {{dropped}} dropped',
    secondary_one: '{{count}} secondary keyword of these besides',
    secondary_other: '{{count}} secondary keywords of these besides',
  },
  build: {
    summary: 'build a silo from a keyword file',
    oversized_one: '{{count}} page has more than 10 pages below it: “{{keyword}}” has {{children}}',
    oversized_other:
      '{{count}} pages have more than 10 pages below them; the fullest, “{{keyword}}”, has {{children}}',
    onePage:
      'One page is no silo yet. A silo grows out of many searches on a subject: a keyword tool’s export, or a list of related keywords.',
    done: '{{keywords}} → {{pages}}; {{shown}} shown by the filters, {{issues}}',
    issues_one: '{{count}} issue',
    issues_other: '{{count}} issues',
  },
  cluster: {
    summary: 'group keywords that belong on the same page',
    done: '{{keywords}} keywords in {{groups}} groups',
  },
  meaning: {
    price: 'Embeddings of {{count}} keywords by {{model}} cost about US$ {{usd}}. Calls go to {{host}}.',
    unpriced: 'Embeddings of {{count}} keywords by {{model}}; its price is not known. Calls go to {{host}}.',
    free: 'Embeddings of {{count}} keywords by {{model}} cost nothing. Calls go to {{host}}.',
    local: 'Embeddings of {{count}} keywords by {{model}} are made on this machine and cost nothing.',
    foreign: 'The model {{model}} does not know {{language}}: grouping by words alone may be better.',
    known: 'Embeddings by {{model}} are known already: nothing is asked.',
    progress: 'Embeddings: {{done}} of {{total}}',
  },
  check: {
    summary: 'check the silo of a project file',
    valid: 'No issues. Completion {{percent}} %.',
    invalid_one: '{{count}} issue. Completion {{percent}} %.',
    invalid_other: '{{count}} issues. Completion {{percent}} %.',
    oversized:
      'oversized  “{{keyword}}” has {{children}} pages below it; give some of them a topic of their own',
    issue: '{{type}}  {{topic}}: {{description}} → {{fix}}',
    article: 'article  “{{keyword}}”: grade {{grade}}, {{score}} of 100: {{checks}}',
    sameness: {
      passage:
        'same passage  “{{one}}” and “{{other}}” share {{percent}} % of “{{text}}” → rewrite one of them',
      opening:
        'same opening  “{{one}}” and “{{other}}” begin with “{{text}}” → give one another first sentence',
      headings:
        'same headings  “{{one}}” and “{{other}}” have {{text}} → name the headings by what is searched for',
      anchor: 'same anchor  {{percent}} % of the links to “{{one}}” say “{{text}}” → vary the anchors',
    },
  },
  generate: {
    summary:
      'write what is missing: article, meta and tags of every page shown, images with --images, resting on sources with --research',
    covered_one: '{{count}} page is covered by the site and not written (--covered writes it, too).',
    covered_other: '{{count}} pages are covered by the site and not written (--covered writes them, too).',
    host: 'Calls go to {{host}} ({{provider}}).',
    callsNotNoted:
      'This run goes without its record of calls ({{path}}: {{reason}}): smart mode knows nothing of earlier ones, and later ones nothing of these.',
    otherLanguage:
      'Most of the list is in {{spoken}}; the articles are written in {{language}}, the language of the project.',
    unsupportedLanguage:
      'Most of the list is in {{spoken}}, which articles cannot be written in: they are written in {{language}}.',
    nothing: 'Nothing to do: every page has what you asked for.',
    progress: '{{done}} of {{total}} pages, {{failed}} failed, ${{cost}}',
    failed: 'failed: {{keyword}}: {{reason}}',
    done_one: '{{count}} page written, {{failed}} failed, ${{cost}} spent.',
    done_other: '{{count}} pages written, {{failed}} failed, ${{cost}} spent.',
    unanswered_one:
      '{{count}} call was sent and its reply never arrived: {{calls}}. The provider may have charged for it. The next run sends it again with the same idempotency key.',
    unanswered_other:
      '{{count}} calls were sent and their replies never arrived: {{calls}}. The provider may have charged for them. The next run sends them again with the same idempotency keys.',
    perhapsPaidTwice_one:
      '{{count}} call had to be sent again because its first reply was lost: {{calls}}. The provider did not confirm the idempotency key, so it may have charged twice.',
    perhapsPaidTwice_other:
      '{{count}} calls had to be sent again because their first replies were lost: {{calls}}. The provider did not confirm the idempotency keys, so it may have charged twice.',
    demo: 'Demo content: made by the built-in provider from the keyword alone. Replace it before you publish.',
    adviceMissing_one: '{{count}} article was written without advice: the provider failed.',
    adviceMissing_other: '{{count}} articles were written without advice: the provider failed.',
    outlineMissing_one: '{{count}} article was written without an outline: the provider failed.',
    outlineMissing_other: '{{count}} articles were written without an outline: the provider failed.',
    researchMissing_one: '{{count}} article was written without research: the provider failed.',
    researchMissing_other: '{{count}} articles were written without research: the provider failed.',
    olderThanResearch_one: '{{count}} article was written before this research and does not rest on it.',
    olderThanResearch_other: '{{count}} articles were written before this research and do not rest on it.',
    imagesMissing_one: '{{count}} page has fewer images than planned: the provider refused or failed.',
    imagesMissing_other: '{{count}} pages have fewer images than planned: the provider refused or failed.',
  },
  explain: {
    imageKinds: {
      hero: 'Images that head a page',
      photo: 'Photographs of sections',
      illustration: 'Illustrations of sections',
    },
    text: '{{keyword}}, {{stage}}: {{model}} ({{provider}}), ${{most}} reserved: {{why}}',
    nobody: '{{keyword}}, {{stage}}: no model: {{why}}',
    page: '{{keyword}}: ${{low}} to ${{high}}',
    total_one: '{{count}} page: ${{low}} to ${{high}}, at prices of {{date}}',
    total_other: '{{count}} pages: ${{low}} to ${{high}}, at prices of {{date}}',
    unpriced: 'The price of the model is not known, so there is no estimate.',
    reasons: {
      'best-score': 'the best by quality, price, reliability and speed (score {{score}})',
      'best-for-kind': 'the best by quality, price, speed and what it is good at (score {{score}})',
      'ahead-of': '{{by}} ahead of {{model}}',
      'only-one': 'the only one within the rules',
      'by-user': 'named by --text-models',
      'not-by-user':
        'not {{model}}, which --text-models names: it has no key, is above a budget, or cannot take the text',
      'quality-given-up': 'quality {{quality}} instead of {{least}}, which none within the budget reaches',
    },
    refused: {
      'no-key': 'no key',
      'too-long': 'the text is longer than a model takes',
      'over-request-budget': 'above the budget of one request',
      'over-daily-budget': 'above what the day has left',
      failing: 'most calls of it failed lately',
      'below-quality': 'below the least quality',
    },
  },
  export: {
    summary: 'write a project to files',
    done: '{{items}} items, {{bytes}} bytes: {{file}}',
  },
  suggest: {
    summary: 'have a model check where the pages stand; list what it suggests, or carry it out',
    options: {
      provider: 'whose model checks the plan: {{choices}}',
      take: 'carry out suggestions by their numbers (1,2,5), or all; the replies are kept until then',
      price: 'say what it costs, and ask nobody',
    },
    price_one:
      'To check {{pages}} pages by {{model}} costs about US$ {{usd}} ({{count}} call). Calls go to {{host}}.',
    price_other:
      'To check {{pages}} pages by {{model}} costs about US$ {{usd}} ({{count}} calls). Calls go to {{host}}.',
    unpriced_one:
      'To check {{pages}} pages by {{model}} takes {{count}} call; its price is not known. Calls go to {{host}}.',
    unpriced_other:
      'To check {{pages}} pages by {{model}} takes {{count}} calls; its price is not known. Calls go to {{host}}.',
    free_one: 'To check {{pages}} pages by {{model}} costs nothing ({{count}} call). Calls go to {{host}}.',
    free_other:
      'To check {{pages}} pages by {{model}} costs nothing ({{count}} calls). Calls go to {{host}}.',
    progress: 'Parts of the plan that were checked: {{done}} of {{total}}',
    top: 'the top',
    actions: {
      top: '{{number}}. {{page}}: from {{from}} to the top, a topic of its own ({{why}})',
      below: '{{number}}. {{page}}: from {{from}} to below {{of}} ({{why}})',
      same: '{{number}}. {{page}}: one page with {{of}} ({{why}})',
    },
    unanswered_one:
      '{{count}} call has no answer: its provider may charge for it. The next attempt asks under the same key.',
    unanswered_other:
      '{{count}} calls have no answer: their provider may charge for them. The next attempt asks under the same keys.',
    done_one: '{{count}} suggestion. Paid: US$ {{usd}}.',
    done_other: '{{count}} suggestions. Paid: US$ {{usd}}.',
    taken_one: '{{count}} suggestion carried out; saved to {{path}}.',
    taken_other: '{{count}} suggestions carried out; saved to {{path}}.',
  },
  compare: {
    summary: 'compare the plan with the site that exists: what is new, to extend, to merge, or covered',
    options: {
      site: 'pages of the site: a sitemap, a WordPress export, or a list of addresses with titles (CSV or text)',
      page: 'page to decide about, by its keyword; with --verdict',
      verdict: 'verdict for that page: {{choices}} (auto: what the comparison says)',
    },
    page: '{{verdict}}: {{keyword}}{{reasons}}',
    words: '{{url}} is {{percent}} % like “{{keyword}}” (about it from {{threshold}} %): {{words}}',
    part: '{{url}} is {{percent}} % like its part “{{keyword}}”: {{words}}',
    ranks_one: '{{url}} ranks for {{count}} of its keywords: {{keywords}}',
    ranks_other: '{{url}} ranks for {{count}} of its keywords: {{keywords}}',
    byUser: '(by hand; proposed: {{verdict}})',
    done: '{{covered}} covered, {{extend}} to extend, {{merge}} to merge, {{new}} new; {{unmatched}} pages of the site belong to no page of the plan',
  },
  importWxr: {
    summary:
      'read a WordPress export, or the files (or the ZIP) that it was split into, and sort its posts into silos',
    done_one: '{{count}} post or page: {{converted}} converted, {{skipped}} skipped',
    done_other: '{{count}} posts and pages: {{converted}} converted, {{skipped}} skipped',
    imported_one: 'Successfully imported {{count}} post into {{silos}}!',
    imported_other: 'Successfully imported {{count}} posts into {{silos}}!',
    silos_one: '{{count}} content silo',
    silos_other: '{{count}} content silos',
  },
  wordpressPlugin: {
    summary: 'write the companion plugin for WordPress as a ZIP: SEO fields, and posts that are found again',
    done: '{{file}}: {{bytes}} bytes. In WordPress: Plugins → Add New → Upload Plugin.',
  },
  publish: {
    summary: 'publish the articles to a WordPress site, verify them, or undo the last run',
    options: {
      url: 'address of the site (or WORDPRESS_URL)',
      user: 'login name of a WordPress user (or WORDPRESS_USER)',
      appPassword:
        'application password of that user; better in WORDPRESS_APP_PASSWORD, since options show in the list of processes',
      check: 'test the connection and name what is wrong; writes nothing',
      dryRun: 'show the plan (with --rollback: of the rollback); writes nothing',
      status: 'status of the posts: {{choices}} (default draft); a published post is never taken back',
      scheduleInterval: 'hours between scheduled posts, 1 to 168 (default 24)',
      type: 'what new posts are made as: {{choices}} (default post); a page has no categories and tags',
      categories: 'categories: {{choices}} (default pillar-to-category)',
      noSnapshots: 'keep nothing to roll this run back with; earlier runs cannot be rolled back either',
      seoPlugin: 'SEO plugin that gets title and description, where the site accepts its fields: {{choices}}',
      batchSize: 'posts between two pauses, 1 to 20 (default 5)',
      batchDelay: 'length of the pause in milliseconds, 500 to 10000 (default 2000)',
      maxRetries: 'tries of one call, 1 to 10 (default 3)',
      images:
        'upload the images, and refuse to publish where the user may not; without the option they are uploaded where the user may',
      noImages: 'publish without images',
      noVerification: 'do not read the posts back',
      overwrite: 'also replace, or undo, what someone edited on the site',
      rollback: 'undo the last run: restore what it changed, delete what it made',
    },
    connected: 'Connected to {{site}} as {{user}} ({{roles}}).',
    meta: 'Post meta that the site accepts: {{keys}}',
    none: 'none',
    companion: 'Companion plugin {{version}}; SEO plugins of the site: {{plugins}}',
    noCompanion:
      'No companion plugin: the site keeps no SEO fields, and only the project file and the folder beside it know which post belongs to which page. `silosmith wordpress-plugin` writes the plugin.',
    plan: {
      create_one: '{{count}} post to create',
      create_other: '{{count}} posts to create',
      update_one: '{{count}} post to update',
      update_other: '{{count}} posts to update',
      unchanged_one: '{{count}} post without changes',
      unchanged_other: '{{count}} posts without changes',
      left_one: '{{count}} post left as it is on the site',
      left_other: '{{count}} posts left as they are on the site',
      more: 'and {{count}} more',
      leftAsEdited: 'left as edited on the site: {{fields}}',
    },
    images:
      'Images: {{upload}} to upload ({{megabytes}} MB), {{there}} on the site already, {{refused}} that cannot be uploaded',
    reasons: {
      new: 'new',
      gone: 'new: its post was deleted on the site',
      'slug-taken': 'new: another post has its address, so WordPress will number it',
      changed: 'changed',
      interrupted: 'continued after an interrupted run',
      unchanged: 'No changes detected',
      'other-type': 'published as another type, and left so',
      'edited-on-site': 'edited on the site, left as it is; --overwrite replaces it',
      'in-trash': 'its post is in the trash: restore it, or delete it for good',
      'left-out': 'left out of this run',
    },
    progress: '{{stage}}: {{done}} of {{total}}',
    failed: 'failed: {{keyword}}: {{reason}}',
    notVerified: 'to check: {{keyword}}: {{reason}}',
    done: 'Posts: {{done}} written, {{verified}} of them verified, {{failed}} failed, {{skipped}} left as they were.',
    look: 'Look at them under {{address}}',
    undo: '--rollback undoes this run.',
    interrupted:
      'The run did not end; what it wrote stays on the site. Run the command again: it goes on there and makes nothing twice. Or undo it with --rollback.',
    rollback: {
      plan: 'Run of {{madeAt}}. Posts to restore: {{restore}}, to delete: {{remove}}. Images to delete: {{images}}.',
      edited: 'edited since, and left as it is: {{keyword}}; --overwrite undoes it, too',
      overwritten: 'edited since, and undone all the same: {{keyword}}',
      imagesLeft: 'These images stay: another post has them, or this user may not delete them: {{images}}',
      termsUsed: 'These categories and tags stay: other posts have them: {{terms}}',
      termsLeft: 'This user may not delete terms; these are on the site without a post: {{terms}}',
      differs: 'not restored in full: {{keyword}}: {{fields}}',
      done: 'Posts as they were before: {{restored}}; deleted: {{deleted}}.',
    },
  },
  backup: {
    summary: 'write all data of the server to FILE (DATA_DIR with the server stopped, or DATABASE_URL)',
    done_one:
      '{{count}} row written to {{path}}, read back and verified. It contains password hashes: keep it private.',
    done_other:
      '{{count}} rows written to {{path}}, read back and verified. It contains password hashes: keep it private.',
  },
  restore: {
    summary: 'replace the database with a backup (DATA_DIR, or an empty DATABASE_URL)',
    force: 'replace the database in DATA_DIR; its files are kept next to the new one',
    done_one: '{{count}} row restored from {{path}}.',
    done_other: '{{count}} rows restored from {{path}}.',
  },
  saved: 'Saved to {{path}}.',
  stopping:
    'Stopping: calls already sent are finished and kept, no new one is made. Ctrl+C again ends at once.',
} as const;
