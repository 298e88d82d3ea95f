export const cli = {
  help: {
    intro: 'silosmith turns keyword research into a content silo, its articles and its exports.',
    usage: 'Usage: silosmith COMMAND [options]',
    more: 'silosmith COMMAND --help lists the options of a command.',
    server: 'The server is started by npm start; npm start -- --help lists its settings.',
    codes: 'Exit codes: 0 done, 1 the job failed, 2 wrong usage, 130 stopped by Ctrl+C.',
    wrongUsage: 'Wrong usage: {{detail}}\nsee: silosmith {{command}} --help',
  },
  options: {
    json: 'print one JSON document on standard output and nothing else',
    help: 'show this help',
    language: 'content language: en, nl, fr, de, es, it, pt (default en)',
    minVolume: 'hide pages with a known volume below N',
    maxDifficulty: 'hide pages with a known difficulty above N',
    maxArticles: 'show at most N pages',
    all: 'no filter: show every page',
    grouping: 'which keywords share a page: off, soft, moderate, hard (default moderate)',
    pages: 'size of the plan: auto, a number of pages, or all (default auto)',
    level: 'what to print: page (default) or topic',
    output: 'write the result to PATH',
    provider: '{{choices}} (default demo); keys come from the environment',
    model: 'model id of the provider',
    concurrency: 'pages to generate in parallel (default 3)',
    budget: 'stop before the cost exceeds USD',
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
  },
  build: {
    summary: 'build a silo from a keyword file',
    oversized_one: '{{count}} page has more than 10 pages below it: “{{keyword}}” has {{children}}',
    oversized_other:
      '{{count}} pages have more than 10 pages below them; the fullest, “{{keyword}}”, has {{children}}',
    done: '{{keywords}} keywords became {{pages}} pages; {{shown}} shown by the filters, {{issues}} issues',
  },
  cluster: {
    summary: 'group keywords that belong on the same page',
    done: '{{keywords}} keywords in {{groups}} groups',
  },
  check: {
    summary: 'check the silo of a project file',
    valid: 'No issues. Completion {{percent}} %.',
    invalid_one: '{{count}} issue. Completion {{percent}} %.',
    invalid_other: '{{count}} issues. Completion {{percent}} %.',
    oversized:
      'oversized  “{{keyword}}” has {{children}} pages below it; give some of them a topic of their own',
    issue: '{{type}}  {{topic}}: {{description}} → {{fix}}',
  },
  generate: {
    summary: 'write what is missing: article, meta and tags of every page shown',
    nothing: 'Nothing to do: every page has its article, meta and tags.',
    progress: '{{done}} of {{total}} pages, {{failed}} failed, ${{cost}}',
    failed: 'failed: {{keyword}}: {{reason}}',
    done: '{{done}} pages written, {{failed}} failed, ${{cost}} spent.',
    unanswered_one:
      '{{count}} call was sent and its reply never arrived: {{calls}}. The provider may have charged for it. The next run sends it again with the same idempotency key.',
    unanswered_other:
      '{{count}} calls were sent and their replies never arrived: {{calls}}. The provider may have charged for them. The next run sends them again with the same idempotency keys.',
    perhapsPaidTwice_one:
      '{{count}} call had to be sent again because its first reply was lost: {{calls}}. The provider did not confirm the idempotency key, so it may have charged twice.',
    perhapsPaidTwice_other:
      '{{count}} calls had to be sent again because their first replies were lost: {{calls}}. The provider did not confirm the idempotency keys, so it may have charged twice.',
    demo: 'Demo content: written by the built-in provider from the keyword alone. Replace it before you publish.',
  },
  export: {
    summary: 'write a project to files',
    done: '{{items}} items, {{bytes}} bytes: {{file}}',
  },
  importWxr: {
    summary: 'read a WordPress export and sort its posts into silos',
    done_one: '{{count}} post or page: {{converted}} converted, {{skipped}} skipped',
    done_other: '{{count}} posts and pages: {{converted}} converted, {{skipped}} skipped',
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
