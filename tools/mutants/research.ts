// Research and routing broken on purpose: what found pages can reach, cost and claim, and what a chosen model can cost.
import type { Mutant } from './list.ts';

const BOUNDED_HTML = 'packages/research/src/bounded-html.ts';
const FETCH_PAGE = 'packages/research/src/fetch-page.ts';
const READ_TESTS = ['packages/research/src/read-page.test.ts'];
const ROUTING_TESTS = ['packages/ai/src/routing/route-text.test.ts'];
const STAGE_TESTS = ['packages/generation/src/stages/research.test.ts'];
const FETCH_TESTS = ['packages/research/src/fetch-page.test.ts'];

export const RESEARCH_MUTANTS: readonly Mutant[] = [
  {
    name: 'research asks for the market of the language, whatever was chosen',
    file: 'packages/generation/src/stages/ask-for-research.ts',
    find: 'research.market ?? marketOf(language)',
    replace: 'marketOf(language)',
    tests: ['packages/generation/src/stages/research.test.ts'],
  },
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
    name: 'routing: a request may cost more than its budget',
    file: 'packages/ai/src/routing/rank-models.ts',
    find: 'if (mostUsd > budgetUsd)',
    replace: 'if (mostUsd > 2 * budgetUsd)',
    tests: ROUTING_TESTS,
  },
  {
    name: 'routing: the day’s limit is passed by the last request',
    file: 'packages/ai/src/routing/rank-models.ts',
    find: 'leftTodayUsd !== null && mostUsd > leftTodayUsd',
    replace: 'leftTodayUsd !== null && leftTodayUsd < 0',
    tests: ROUTING_TESTS,
  },
  {
    name: 'routing: a fallback comes back to the model that failed',
    file: 'packages/ai/src/routing/rank-models.ts',
    find: 'others.filter((model) => !elsewhere.includes(model))',
    replace: 'others',
    tests: ROUTING_TESTS,
  },
  {
    name: 'agents: a reply of another shape is passed on',
    file: 'packages/ai/src/prompts/agents.ts',
    find: "if (!read.success) throw aiFault('invalid-json');\n  return read.data;",
    replace: 'return (read.data ?? {}) as Viewpoint;',
    tests: ['apps/server/src/services/agents/workflow-engine.test.ts'],
  },
  {
    name: 'routing: calls of another user weigh against a model',
    file: 'apps/server/src/services/models/model-history.ts',
    find: 'where user_id = $1 and created_at',
    replace: "where $1 <> '' and created_at",
    tests: ['apps/server/src/services/models/pricing.test.ts'],
  },
  {
    name: 'routing: a call that may be charged is sent to another provider too',
    file: 'packages/generation/src/routing/smart-calls.ts',
    find: 'NEXT_AFTER.has(error.code) && isFreeFailure(error)',
    replace: "error.code.startsWith('ai.')",
    tests: ['packages/generation/src/routing/smart-calls.test.ts'],
  },
  {
    name: 'routing: one idempotency key for the requests of several models',
    file: 'packages/generation/src/routing/smart-calls.ts',
    find: ', partOf(provider, model)]',
    replace: ']',
    tests: ['packages/generation/src/routing/smart-calls.test.ts'],
  },
  {
    name: 'routing in the browser: the key of another provider counts as one',
    file: 'apps/web/src/state/generation/smart-route.ts',
    find: 'keyProblem(provider, key) === null;',
    replace: "key !== '';",
    tests: ['apps/web/src/state/generation/smart-route.test.ts'],
  },
  {
    name: 'research: an article may cite a page that nobody read for it',
    file: 'packages/generation/src/stages/article-record.ts',
    find: '|| read.has(addressOf(address))',
    replace: '|| address.length > 0',
    tests: STAGE_TESTS,
  },
  {
    name: 'research: passages of the demo provider reach a real model',
    file: 'packages/generation/src/stages/facts-of.ts',
    find: 'if (research.provenance?.demo === true && textProvider !== DEMO_PROVIDER) return [];',
    replace: '',
    tests: STAGE_TESTS,
  },
  {
    name: 'research: it is paid for again for a text that is written',
    file: 'packages/generation/src/plan/missing-stages.ts',
    find: 'return isRead(stage.id) && (',
    replace: 'return (',
    tests: STAGE_TESTS,
  },
  {
    name: 'research: with a wrong key the articles are written and paid without it',
    file: 'packages/generation/src/stages/generate-page.ts',
    find: "  'ai.bad-key',\n",
    replace: '',
    tests: STAGE_TESTS,
  },
  {
    name: 'research: a figure without a source is not noticed',
    file: 'packages/content/src/checks/figures.ts',
    find: '.filter(({ isClaim, value }) => isClaim && !supported.has(value))',
    replace: '.filter(() => false)',
    tests: ['packages/content/src/checks/figures.test.ts'],
  },
  {
    name: 'a page that never ends keeps its thread',
    file: 'apps/server/src/platform/asked-thread.ts',
    find: "setTimeout(() => reply.reject(new NoReply('late')), this.options.deadlineMs)",
    replace: 'setTimeout(() => undefined, this.options.deadlineMs)',
    tests: ['apps/server/src/services/research/page-reader.test.ts'],
  },
];
