// Doors left open, and promises of storage broken, on purpose: each is noticed by a test (docs/security.md names them by promise).
import type { Mutant } from './list.ts';

const DOORS = ['apps/server/src/network-doors.test.ts'];
const STORAGE = ['apps/server/src/store/storage.test.ts'];
const HOSTILE = ['packages/delivery/src/hostile-project.test.ts'];
const BOUNDS = ['packages/content/src/text-bounds.test.ts'];
const GUARDED = 'packages/ai/src/providers/guarded-fetch.ts';
const SIGN_IN = 'apps/server/src/api/sign-in.ts';

export const SECURITY_MUTANTS: readonly Mutant[] = [
  {
    name: '1: another site may write here',
    file: 'apps/server/src/middleware/same-origin.ts',
    find: '!SAFE_METHODS.has(context.req.method) && !isOurs()',
    replace: 'SAFE_METHODS.size === 0 && !isOurs()',
    tests: DOORS,
  },
  {
    name: '1: any name reaches the server (DNS rebinding)',
    file: 'apps/server/src/middleware/known-host.ts',
    find: 'if (!isKnownHost(host, known))',
    replace: 'if (host === "" && !isKnownHost(host, known))',
    tests: DOORS,
  },
  {
    name: '5: a key follows a redirect',
    file: GUARDED,
    find: "      redirect: 'manual',\n",
    replace: '',
    tests: ['packages/ai/src/providers/guarded-fetch.test.ts'],
  },
  {
    name: '7: a sheet may be as large as it likes',
    file: 'packages/intake/src/spreadsheet/sheet-text.ts',
    find: 'if (characters > mostCharacters) throw new SheetTooLarge();',
    replace: '',
    tests: ['packages/intake/src/spreadsheet/hostile-workbooks.test.ts'],
  },
  {
    name: '8: a sign-in of megabytes is read',
    file: SIGN_IN,
    find: 'const MAX_BODY_BYTES = 16 * 1024;',
    replace: 'const MAX_BODY_BYTES = 16 * 1024 * 1024;',
    tests: DOORS,
  },
  {
    name: '9: a commit is acknowledged before it is flushed',
    file: 'apps/server/src/store/engine/durable-folder.ts',
    find: "'fsync=on'",
    replace: "'fsync=off'",
    tests: ['apps/server/src/store/engine/engine.test.ts'],
  },
  {
    name: '10: the articles of an opened file keep their scripts',
    file: 'packages/content/src/clean-project.ts',
    find: 'content: sanitiseHtml(article.content)',
    replace: 'content: article.content',
    tests: HOSTILE,
  },
  {
    name: '10: markup in a title reaches WordPress',
    file: 'packages/delivery/src/wordpress/wordpress-html.ts',
    find: "text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')",
    replace: 'text',
    tests: HOSTILE,
  },
  {
    name: '10: a shortcode reaches WordPress',
    file: 'packages/delivery/src/wordpress/wordpress-html.ts',
    find: "html.replaceAll('[', '&#91;').replaceAll(']', '&#93;')",
    replace: 'html',
    tests: HOSTILE,
  },
  {
    name: '11: brackets nest without end',
    file: 'packages/content/src/text-bounds.ts',
    find: 'const DEEPEST_BRACKETS = 50;',
    replace: 'const DEEPEST_BRACKETS = 50_000;',
    tests: BOUNDS,
  },
  {
    name: '11: headings by underline without end',
    file: 'packages/content/src/text-bounds.ts',
    find: 'const MOST_UNDERLINES = 500;',
    replace: 'const MOST_UNDERLINES = 50_000;',
    tests: BOUNDS,
  },
  {
    name: '12: a date that is none is kept',
    file: 'packages/contract/src/date-time.ts',
    find: 'return SHAPE.test(text) && !Number.isNaN(Date.parse(text));',
    replace: 'return SHAPE.test(text) || text.length > 0;',
    tests: HOSTILE,
  },
  {
    name: '13: tries that were refused count as failures',
    file: 'apps/server/src/services/accounts/limit-attempts.ts',
    find: ' && status !== 429;',
    replace: ';',
    tests: ['apps/server/src/services/accounts/limit-attempts.test.ts'],
  },
  {
    name: '14: other sessions outlive a changed password',
    file: 'apps/server/src/services/accounts/reset-password.ts',
    find: 'delete from session where "userId" = $1 and',
    replace: 'delete from session where "userId" = $1 and false and',
    tests: ['apps/server/src/services/accounts/sign-up-policy.test.ts'],
  },
  {
    name: '15: the session token is in replies that a page can read',
    file: SIGN_IN,
    find: "key === 'token' ? undefined : value",
    replace: "key === '' ? value : value",
    tests: DOORS,
  },
  {
    name: '16: a large batch is one statement',
    file: 'apps/server/src/services/records/put-records.ts',
    find: 'const PART_CHARACTERS = 1_000_000;',
    replace: 'const PART_CHARACTERS = 1_000_000_000;',
    tests: STORAGE,
  },
  {
    name: '16: a database at work counts as dead',
    file: 'apps/server/src/services/health/is-database-well.ts',
    find: 'if (before && before.sent > before.answered) return true;',
    replace: '',
    tests: ['apps/server/src/services/health/is-database-well.test.ts'],
  },
  {
    name: '18: a reply without end is read',
    file: GUARDED,
    find: 'if (length > MOST_REPLY_BYTES)',
    replace: 'if (length > 1_000 * MOST_REPLY_BYTES)',
    tests: ['packages/ai/src/providers/guarded-fetch.test.ts'],
  },
  {
    name: '19: a listing is of several moments',
    file: 'apps/server/src/services/records/list-records.ts',
    find: "    'repeatable read, read only',\n",
    replace: '',
    tests: STORAGE,
  },
  {
    name: '20: nesting without end is walked',
    file: 'apps/server/src/middleware/read-json.ts',
    find: 'const MAX_DEPTH = 200;',
    replace: 'const MAX_DEPTH = 200_000;',
    tests: DOORS,
  },
];
