// The plan: which pages are one, where each stands, what a topic is called.
import type { Mutant } from './list.ts';

const PLAN_TESTS = ['packages/silo/src/plan/plan.test.ts'];
const ONE_NEED_TESTS = ['packages/silo/src/plan/one-need.test.ts'];

export const PLAN_MUTANTS: readonly Mutant[] = [
  {
    name: 'one need: an agency and a company of one kind are two pages',
    file: 'packages/silo/src/plan/interchangeable-words.ts',
    find: 'first.get(stem) ?? stem',
    replace: 'stem',
    tests: ONE_NEED_TESTS,
  },
  {
    name: 'one need: two letters mean the first words that begin with them',
    file: 'packages/silo/src/plan/initialisms.ts',
    find: '{ 2: 3, 3: 2 }',
    replace: '{ 2: 1, 3: 1 }',
    tests: ONE_NEED_TESTS,
  },
  {
    name: 'one need: a size written with blanks is another one',
    file: 'packages/silo/src/plan/keyword-spelling.ts',
    find: "words[at] === 'x' && ",
    replace: 'false && ',
    tests: ONE_NEED_TESTS,
  },
  {
    name: 'one need: a station is the noun of a state',
    file: 'packages/silo/src/plan/verb-nouns.ts',
    find: '{ en: 5, de: 4, nl: 4 }',
    replace: '{ en: 3, de: 4, nl: 4 }',
    tests: ONE_NEED_TESTS,
  },
  {
    name: 'hubs: a candidate keeps the worth it had before its pages were taken',
    file: 'packages/silo/src/plan/hub-candidates.ts',
    find: 'for (const one of again) this.weigh(one);',
    replace: '',
    tests: ['packages/silo/src/plan/hub-search.test.ts'],
  },
  {
    name: 'another plan size: what moved keeps its weights',
    file: 'packages/silo/src/rebuild/resize-plan.ts',
    find: 'rows: movedRows(silo, resized),',
    replace: 'rows: new Int32Array(0),',
    tests: ['packages/silo/src/rebuild/resize-plan.test.ts'],
  },
  {
    name: 'placing: what is asked relates two pages',
    file: 'packages/silo/src/plan/telling-words.ts',
    find: '(id) => words.isVague[id] === 0 && words.isNumber[id] === 0 && theirs.includes(id)',
    replace: '(id) => theirs.includes(id)',
    tests: ONE_NEED_TESTS,
  },
  {
    name: 'placing: a page is about what it asks, where its thing is common',
    file: 'packages/silo/src/plan/telling-words.ts',
    find: 'core.some((id) => words.isVague[id] === 0) ? core : set',
    replace: 'core.length > 0 ? core : set',
    tests: PLAN_TESTS,
  },
  {
    name: 'placing: an article leads a topic',
    file: 'packages/silo/src/plan/propose-hubs.ts',
    find: 'ARTICLE.test(phrase.text) || ',
    replace: '',
    tests: PLAN_TESTS,
  },
  {
    name: 'placing: a topic of two pages is called by half a name',
    file: 'packages/silo/src/plan/topic-label.ts',
    find: 'pages.length < FEW_PAGES',
    replace: 'false',
    tests: ['packages/silo/src/plan/topic-label.test.ts'],
  },
  {
    name: 'one need: a letter and its word are another thing than both in one',
    file: 'packages/silo/src/plan/keyword-spelling.ts',
    find: 'isLettered(parts) && ',
    replace: 'false && ',
    tests: ONE_NEED_TESTS,
  },
  {
    name: 'sections: a page answers what names another thing in the place of its own',
    file: 'packages/silo/src/plan/section-hosts.ts',
    find: ' || namesAnother(this.words, page, other)',
    replace: '',
    tests: ['packages/silo/src/plan/section-hosts.test.ts'],
  },
  {
    name: 'grouping: codes with the same figures are one thing',
    file: 'packages/silo/src/grouping/number-marks.ts',
    find: 'CODE.test(word) && ',
    replace: 'false && ',
    tests: ['packages/silo/src/grouping/number-marks.test.ts'],
  },
  {
    name: 'language: a list without function words is in no language',
    file: 'packages/language/src/list-language.ts',
    find: 'judged < FEWEST_WORDS',
    replace: 'true',
    tests: ['packages/language/src/list-language.test.ts'],
  },
];
