// Breakages of how texts are made.
import type { Mutant } from './list.ts';

const LONG_TESTS = ['packages/generation/src/article/long-article.test.ts'];
const STREAM_TESTS = ['packages/ai/src/providers/stream-adapters.test.ts'];
const BUDGET_TESTS = ['packages/generation/src/run/spending.test.ts'];

export const GENERATION_MUTANTS: readonly Mutant[] = [
  {
    name: 'sentences of a sample text begin alike as often as they are drawn',
    file: 'packages/demo-writer/src/sentence-writer.ts',
    find: 'FAULT_OF_OPENING * openings.repeatsOf(text) +',
    replace: '0 * openings.repeatsOf(text) +',
    tests: ['packages/demo-writer/src/article-writer.test.ts'],
  },
  {
    name: 'a part of a long article does not make up for the parts before it',
    file: 'packages/generation/src/article/part-plan.ts',
    find: 'const needed = ((targetWords - written) * own) / left;',
    replace: 'const needed = planned;',
    tests: LONG_TESTS,
  },
  {
    name: 'a long article that missed its length is left so',
    file: 'packages/generation/src/article/write-parts.ts',
    find: 'if (Math.abs(missing) <= targetWords * LENGTH_TOLERANCE) return null;',
    replace: 'if (Math.abs(missing) <= targetWords * 10) return null;',
    tests: LONG_TESTS,
  },
  {
    name: 'a part that was cut is taken as it is',
    file: 'packages/generation/src/article/read-text.ts',
    find: "const isCut = !refused && reply.form === 'cut';",
    replace: 'const isCut = false;',
    tests: LONG_TESTS,
  },
  {
    name: 'what the outline forgot has no section',
    file: 'packages/ai/src/prompts/outline.ts',
    find: 'return [...sections.slice(0, -1), ...forgotten, ...sections.slice(-1)];',
    replace: 'return sections;',
    tests: ['packages/ai/src/prompts/prompts.test.ts'],
  },
  {
    name: 'a repaired article is kept though it is worse',
    file: 'packages/generation/src/article/repair-article.ts',
    find: 'return gain > 0 ||',
    replace: 'return gain > -100 ||',
    tests: ['packages/generation/src/article/repair-article.test.ts'],
  },
  {
    name: 'a block that a model wrote is not sanitised',
    file: 'packages/content/src/repair/blocks.ts',
    find: "(replacement === undefined ? '' : articleHtmlOf(replacement))",
    replace: "(replacement ?? '')",
    tests: ['packages/content/src/repair/repair-rules.test.ts'],
  },
  {
    name: 'the paid parts of an interrupted article are thrown away with the journal',
    file: 'apps/cli/src/platform/run-journal.ts',
    find: 'const paid = unused.of(isOpen);',
    replace: 'const paid = unused.of(() => false);',
    tests: ['apps/cli/src/commands/generate-stop.test.ts'],
  },
  {
    name: 'a call is sent though it could pass the budget of its run',
    file: 'packages/generation/src/run/spending.ts',
    find: 'while (mostUsd > 0 && leftUsd() < mostUsd) {',
    replace: 'while (mostUsd > 0 && leftUsd() < 0) {',
    tests: BUDGET_TESTS,
  },
  {
    name: 'what calls under way may cost is not set aside',
    file: 'packages/generation/src/run/spending.ts',
    find: '      underWayUsd += mostUsd;\n',
    replace: '',
    tests: BUDGET_TESTS,
  },
  {
    name: 'a call that may have been charged counts as free',
    file: 'packages/generation/src/run/admit-calls.ts',
    find: '      spending.uncertain(mostUsd);\n',
    replace: '',
    tests: BUDGET_TESTS,
  },
  {
    name: 'a journal forgets the calls whose answer never came',
    file: 'packages/generation/src/run/call-journal.ts',
    find: 'unanswered * mostUsd',
    replace: '0',
    tests: BUDGET_TESTS,
  },
  {
    name: 'what was paid for a page that failed is forgotten',
    file: 'packages/jobs/src/transition.ts',
    find: 'again(item) ? { ...spentOf(item), id: item.id,',
    replace: 'again(item) ? { id: item.id,',
    tests: ['packages/jobs/src/transition.test.ts'],
  },
  {
    name: 'an article is given no advice',
    file: 'packages/generation/src/stages/generate-page.ts',
    find: '...(advice === null ? {} : { advice }) };',
    replace: '};',
    tests: ['packages/generation/src/stages/advice.test.ts'],
  },
  {
    name: 'a key that is refused to an agent does not stop the run',
    file: 'packages/generation/src/stages/generate-page.ts',
    find: '(!stage.advises || OF_THE_RUN.has(error.code))',
    replace: '!stage.advises',
    tests: ['packages/generation/src/stages/advice.test.ts'],
  },
  {
    name: 'a stream that was closed in mid-text counts as whole',
    file: 'packages/ai/src/providers/stream-model.ts',
    find: "if (made.ending === '') throw aiFault('cut-reply');",
    replace: '',
    tests: STREAM_TESTS,
  },
  {
    name: 'a stream that fell silent is waited for',
    file: 'packages/ai/src/providers/watch-silence.ts',
    find: 'if (!isOver && !control.signal.aborted) silent.abort();',
    replace: '',
    tests: STREAM_TESTS,
  },
  {
    name: 'bytes that arrive do not restart the watch of a stream',
    file: 'packages/ai/src/providers/watch-silence.ts',
    find: '          wait();\n          out.enqueue(bytes);',
    replace: '          out.enqueue(bytes);',
    tests: STREAM_TESTS,
  },
  {
    name: 'an endless stream is read on',
    file: 'packages/ai/src/providers/guarded-fetch.ts',
    find: 'if (length <= MOST_REPLY_BYTES) out.enqueue(bytes);',
    replace: 'if (length >= 0) out.enqueue(bytes);',
    tests: STREAM_TESTS,
  },
  {
    name: 'a page of many calls has the time of one',
    file: 'packages/jobs/src/attempt.ts',
    find: '    before.abort();\n',
    replace: '',
    tests: ['packages/jobs/src/runner.test.ts'],
  },
];
