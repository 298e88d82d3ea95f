// Pages of anyone, found and read on purpose: what they can reach, cost and claim.
import type { Mutant } from './list.ts';

const BOUNDED_HTML = 'packages/research/src/bounded-html.ts';
const FETCH_PAGE = 'packages/research/src/fetch-page.ts';
const READ_TESTS = ['packages/research/src/read-page.test.ts'];
const FETCH_TESTS = ['packages/research/src/fetch-page.test.ts'];

export const RESEARCH_MUTANTS: readonly Mutant[] = [
  {
    name: 'a found page may be nested without end',
    file: BOUNDED_HTML,
    find: 'depth < MOST_DEPTH || VOID.has(name)',
    replace: 'depth >= 0 || VOID.has(name)',
    tests: READ_TESTS,
  },
  {
    name: 'scripts of a found page are text',
    file: BOUNDED_HTML,
    find: 'dropped > 0 || DROPPED.has(name)',
    replace: 'dropped > 0',
    tests: READ_TESTS,
  },
  {
    name: 'a small archive unpacks without bound',
    file: FETCH_PAGE,
    find: "if (length > MOST_BYTES) throw unreadFault('too-large');",
    replace: '',
    tests: FETCH_TESTS,
  },
  {
    name: 'a redirect of a found page may lead to a file',
    file: FETCH_PAGE,
    find: 'next === null || !/^https?:$/u.test(next.protocol)',
    replace: 'next === null',
    tests: FETCH_TESTS,
  },
  {
    name: 'found pages are fetched like a provider, from private addresses too',
    file: 'apps/server/src/services/research/research.ts',
    find: 'fetch: deps.publicFetch,',
    replace: 'fetch: deps.fetch,',
    tests: ['apps/server/src/services/research/research-hub.test.ts'],
  },
  {
    name: 'a page that never ends keeps its thread',
    file: 'apps/server/src/services/research/page-reader.ts',
    find: "const late = setTimeout(() => reply.reject(unreadFault('timeout')), deadlineMs);",
    replace: 'const late = setTimeout(() => undefined, deadlineMs);',
    tests: ['apps/server/src/services/research/page-reader.test.ts'],
  },
];
