// Breakages of what a model suggests about the plan.
import type { Mutant } from './list.ts';

const TAKE = 'packages/silo/src/suggestions/take-suggestions.ts';
const TAKE_TESTS = ['packages/silo/src/suggestions/take-suggestions.test.ts'];
const PROMPT = 'packages/ai/src/prompts/plan-check.ts';
const PROMPT_TESTS = ['packages/ai/src/prompts/plan-check.test.ts'];
const CHECK_TESTS = ['packages/generation/src/plan-check/check-plan.test.ts'];
const COMMAND_TESTS = ['apps/cli/src/commands/suggest.test.ts'];

export const SUGGESTION_MUTANTS: readonly Mutant[] = [
  {
    name: 'suggestions move a pinned page',
    file: TAKE,
    find: '  if (isPinned(draft, row)) return;\n',
    replace: '',
    tests: TAKE_TESTS,
  },
  {
    name: 'suggestions make a pinned page part of another',
    file: TAKE,
    find: 'isSearchedMore && !isPinned(draft, other)',
    replace: 'isSearchedMore',
    tests: TAKE_TESTS,
  },
  {
    name: 'suggestions name a page by the keyword that fewer search for',
    file: TAKE,
    find: '(volume[row] ?? 0) > MUCH_MORE * (volume[other] ?? 0)',
    replace: 'false',
    tests: TAKE_TESTS,
  },
  {
    name: 'suggestions are carried out in the order of the reply',
    file: TAKE,
    find: '    .sort((a, b) => a.rank - b.rank)\n',
    replace: '',
    tests: TAKE_TESTS,
  },
  {
    name: 'suggestions that were taken over are forgotten by a rebuild',
    file: 'packages/contract/src/placement.ts',
    find: '  PLACEMENT_REASONS.byFix,\n  PLACEMENT_REASONS.bySuggestion,\n',
    replace: '  PLACEMENT_REASONS.byFix,\n',
    tests: TAKE_TESTS,
  },
  {
    name: 'suggestions leave a new pillar in its old topic',
    file: TAKE,
    find: "  draft.set('topic', row, draft.topicId(draft.keyword(row)));\n",
    replace: '',
    tests: TAKE_TESTS,
  },
  {
    name: 'suggestions are asked for with lines that a keyword can forge',
    file: PROMPT,
    find: "quoted(keyword.replaceAll(/\\s+/gu, ' '))",
    replace: 'quoted(keyword)',
    tests: PROMPT_TESTS,
  },
  {
    name: 'suggestions of another shape spoil the reply',
    file: PROMPT,
    find: '    if (!read.success) return [];\n',
    replace: "    if (!read.success) throw aiFault('invalid-json');\n",
    tests: PROMPT_TESTS,
  },
  {
    name: 'suggestions are asked for without the tops of other topics',
    file: 'packages/generation/src/plan-check/plan-to-check.ts',
    find: 'tops.filter(({ number }) => !here.has(number))',
    replace: 'tops.filter(() => false)',
    tests: CHECK_TESTS,
  },
  {
    name: 'suggestions that were looked at are paid again',
    file: 'apps/cli/src/commands/suggest.ts',
    find: 'createCallJournal(provider, ask, journal.calls)',
    replace: 'createCallJournal(provider, ask, { ...journal.calls, entries: [] })',
    tests: COMMAND_TESTS,
  },
];
