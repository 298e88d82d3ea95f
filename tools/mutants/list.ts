// Breakages on purpose that the named tests must notice. `find` occurs exactly once in its file; adding one is adding an entry.

export interface Mutant {
  /** What the broken product does. */
  readonly name: string;
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  /** Test files that notice it, as seen from the project's root. */
  readonly tests: readonly string[];
}

const FIXES = ['packages/silo/src/checks/fix-choices.test.ts'];
const VOLUME_FIT = 'packages/intake/src/columns/value-fit.ts';
const VOLUME_TESTS = ['packages/intake/src/columns/volume-values.test.ts'];
const LEADING_TESTS = ['packages/silo/src/grouping/leading-keywords.test.ts'];
const PUBLISHING_TESTS = ['packages/delivery/src/wordpress/publish/publishing.test.ts'];
const NEED_TESTS = ['packages/silo/src/build/needs-of-pages.test.ts'];
const COVERAGE_TESTS = ['packages/content/src/demand/coverage.test.ts'];
const SITE_TESTS = ['packages/delivery/src/formats/html.test.ts'];
const SANITISER = 'packages/content/src/sanitise-html.ts';
const SANITISER_TESTS = ['packages/content/src/sanitise-html.test.ts'];

export const MUTANTS: readonly Mutant[] = [
  {
    name: 'a CDATA section inside a text ends the text',
    file: 'packages/delivery/src/wordpress/repair-xml.ts',
    find: "return end !== null && (element === '' || end[1] === element);",
    replace: 'return end !== null;',
    tests: ['packages/delivery/src/wordpress/repair-xml.test.ts'],
  },
  {
    name: 'posts read before a fault of the file are imported twice',
    file: 'packages/delivery/src/wordpress/read-wxr.ts',
    find: 'found = noEntries();\n    },',
    replace: '},',
    tests: ['packages/delivery/src/wordpress/repair-xml.test.ts'],
  },
  {
    name: 'a second article in the wrong language is thrown away although it was paid for',
    file: 'packages/generation/src/article/read-text.ts',
    find: 'const drift = refused ? null : ',
    replace: 'const drift = ',
    tests: ['packages/generation/src/stages/generate-page.test.ts'],
  },
  {
    name: 'a page whose meta is a stand-in counts as done',
    file: 'packages/generation/src/run/run-rows.ts',
    find: "lacking.length > 0 ? 'gap' : 'done'",
    replace: "'done'",
    tests: ['packages/generation/src/run/run-rows.test.ts'],
  },
  {
    name: 'a resumed run forgets which pages failed before',
    file: 'packages/jobs/src/restore.ts',
    find: "if (item.state === 'done' || item.state === 'failed') return item;",
    replace: "if (item.state === 'done') return item;",
    tests: ['packages/generation/src/run/run-engine.test.ts'],
  },
  {
    name: 'a column of percentages is read as search volume',
    file: VOLUME_FIT,
    find: 'v.percentShare > 0.5 || v.currencyShare > 0.5 || v.negativeShare > 0.2',
    replace: 'v.currencyShare > 0.5 || v.negativeShare > 0.2',
    tests: VOLUME_TESTS,
  },
  {
    name: 'a column of prices is read as search volume',
    file: VOLUME_FIT,
    find: 'v.percentShare > 0.5 || v.currencyShare > 0.5 || v.negativeShare > 0.2',
    replace: 'v.percentShare > 0.5 || v.negativeShare > 0.2',
    tests: VOLUME_TESTS,
  },
  {
    name: 'a column of changes, some of them negative, is read as search volume',
    file: VOLUME_FIT,
    find: 'v.percentShare > 0.5 || v.currencyShare > 0.5 || v.negativeShare > 0.2',
    replace: 'v.percentShare > 0.5 || v.currencyShare > 0.5',
    tests: VOLUME_TESTS,
  },
  {
    name: 'a keyword added by hand shifts the scores of others',
    file: 'packages/silo/src/scores/median-difficulty.ts',
    find: 'value !== UNKNOWN && table.line[row] !== 0',
    replace: 'value !== UNKNOWN',
    tests: ['packages/silo/src/edits/added-keyword-scores.test.ts'],
  },
  {
    name: 'a busy informational keyword is not taken for a commercial one',
    file: 'packages/silo/src/scores/intent.ts',
    find: 'volume > BUSY.volume && difficulty > BUSY.difficulty',
    replace: 'volume < 0',
    tests: ['packages/silo/src/scores/intent.test.ts'],
  },
  {
    name: 'the fix of competing pages keeps the least searched one',
    file: 'packages/silo/src/checks/keyword-cannibalization.ts',
    find: 'volume(row) > volume(best)',
    replace: 'volume(row) < volume(best)',
    tests: FIXES,
  },
  {
    name: 'a sub-supporting page right below a pillar counts as sound',
    file: 'packages/silo/src/checks/orphaned-content.ts',
    find: 'silo.place[row] === PLACES.subSupporting && parentPlace !== PLACES.cluster',
    replace:
      'silo.place[row] === PLACES.subSupporting && parentPlace !== PLACES.cluster && parentPlace !== PLACES.pillar',
    tests: ['packages/silo/src/checks/misplaced-pages.test.ts'],
  },
  {
    name: 'an automatic fix that leaves the tree more broken is kept',
    file: 'packages/silo/src/checks/auto-fix.ts',
    find: 'mended.faults === 0 || mended.faults <= faultsBefore()',
    replace: 'mended.faults >= 0',
    tests: FIXES,
  },
  {
    name: 'the fix merges pages that the user pinned',
    file: 'packages/silo/src/checks/keyword-cannibalization.ts',
    find: 'row !== into && !isPinned &&',
    replace: 'row !== into && !(isPinned && row < 0) &&',
    tests: FIXES,
  },
  {
    name: 'a finished run writes over text that the user has not saved yet',
    file: 'packages/generation/src/run/page-executor.ts',
    find: ' || isByHand(kind, records.shown(projectId, id))',
    replace: '',
    tests: ['packages/generation/src/run/unsaved-text.test.ts'],
  },
  {
    name: 'an event handler on a link survives the sanitiser',
    file: SANITISER,
    find: "a: ['href', 'title', 'rel', ['target', '_blank']],",
    replace: "a: ['href', 'title', 'rel', 'onClick', ['target', '_blank']],",
    tests: SANITISER_TESTS,
  },
  {
    name: 'the text of a style sheet survives the sanitiser',
    file: SANITISER,
    find: "    'style',\n    'iframe',",
    replace: "    'iframe',",
    tests: SANITISER_TESTS,
  },
  {
    name: 'the HTML view lets javascript: addresses through',
    file: 'apps/web/src/shared/ui/safe-html.tsx',
    find: '/^(?:https?:|mailto:|silo:',
    replace: '/^(?:https?:|javascript:|mailto:|silo:',
    tests: ['e2e/gallery.journey.ts'],
  },
  {
    name: 'an idempotency key in use is lent to another request',
    file: 'apps/server/src/services/text/kept-calls.ts',
    find: 'running.requestHash !== call.requestHash',
    replace: 'running.requestHash === undefined',
    tests: ['apps/server/src/services/text/key-in-use.test.ts'],
  },
  {
    name: 'a provider key is also written to the disk of the browser',
    file: 'apps/web/src/platform/session-keys.ts',
    find: '  sessionStorage.setItem(PREFIX + provider, encode(key.trim()));',
    replace:
      '  sessionStorage.setItem(PREFIX + provider, encode(key.trim()));\n  localStorage.setItem(PREFIX + provider, encode(key.trim()));',
    tests: ['apps/web/src/platform/session-keys.test.ts'],
  },
  {
    name: 'near-identical pages are merged below 85 %',
    file: 'packages/silo/src/checks/near-identical.ts',
    find: 'numerator: 17, denominator: 20',
    replace: 'numerator: 15, denominator: 20',
    tests: FIXES,
  },
  {
    name: 'a renamed keyword becomes another one: its article stays behind',
    file: 'packages/contract/src/page-id.ts',
    find: 'return pageIdsOf(table).at(row) === id ? table : withKeptIds(after, kept.set(row, id));',
    replace: 'return table;',
    tests: ['packages/contract/src/page-id.test.ts'],
  },
  {
    name: 'a record of an earlier version replaces the text that stands under its page id',
    file: 'packages/sync/src/move-text-keys.ts',
    find: 'if (there === undefined || there.body === null) {',
    replace: 'if (record.body !== null) {',
    tests: ['packages/sync/src/move-text-keys.test.ts'],
  },
  {
    name: 'undo of a discarded article writes over a newer one',
    file: 'apps/web/src/state/project/record-steps.ts',
    find: '.filter((step) => sameBody(step.kind, bodyOf(project, step), step[other]))',
    replace: '.filter((step) => step[other] !== undefined)',
    tests: ['apps/web/src/state/project/project-store.test.ts'],
  },
  {
    name: 'publishing writes over any post that has the slug of a page',
    file: 'packages/delivery/src/wordpress/publish/plan-publishing.ts',
    find: 'if (keyword !== null) return keyword;',
    replace: 'if (keyword !== false) return true;',
    tests: PUBLISHING_TESTS,
  },
  {
    name: 'publishing writes over what someone edited on the site',
    file: 'packages/delivery/src/wordpress/publish/plan-publishing.ts',
    find: 'const mayReplace = !isTheirsNew || input.overwrite || entry?.writing === true;',
    replace: 'const mayReplace = true;',
    tests: PUBLISHING_TESTS,
  },
  {
    name: 'a post whose answer was lost is made a second time',
    file: 'packages/delivery/src/wordpress/publish/create-post.ts',
    find: 'const [found] = await foundByNonce(posts, nonce);',
    replace: 'const [found] = [] as SitePost[];',
    tests: PUBLISHING_TESTS,
  },
  {
    name: 'a rollback deletes what someone edited since',
    file: 'packages/delivery/src/wordpress/publish/rollback.ts',
    find: 'item.edited && !overwrite ?',
    replace: 'item.edited && overwrite ?',
    tests: PUBLISHING_TESTS,
  },
  {
    name: 'the operator’s key goes to an address that a user names',
    file: 'apps/server/src/services/text/call-target.ts',
    find: '    apiKey: ownKey,\n',
    replace: '    apiKey: ownKey ?? operatorKey,\n',
    tests: ['apps/server/src/services/text/text-functions.test.ts'],
  },
  {
    name: 'a server that others can reach calls private addresses for its users',
    file: 'apps/server/src/services/text/call-target.ts',
    find: 'settings.isExposed ? createPublicFetch',
    replace: '!settings.isExposed ? createPublicFetch',
    tests: ['apps/server/src/services/text/text-functions.test.ts'],
  },
  {
    name: 'a name that resolves to a private address is called',
    file: 'apps/server/src/platform/public-fetch.ts',
    find: 'if (!isAllowed && found.some(',
    replace: 'if (!isAllowed && found.every(',
    tests: ['apps/server/src/platform/public-fetch.test.ts'],
  },
  {
    name: 'a link of the static site leads to the right file only from pages of the same folder',
    file: 'packages/delivery/src/site/site-files.ts',
    find: "'../'.repeat(here.length - shared)",
    replace: "''.repeat(here.length - shared)",
    tests: SITE_TESTS,
  },
  {
    name: 'pages of the static site fetch pictures from elsewhere',
    file: 'packages/delivery/src/site/site-body.ts',
    find: 'if (file !== null) {',
    replace: 'if (file !== null || address !== "") {',
    tests: SITE_TESTS,
  },
  {
    name: 'a title ends the structured data of its page',
    file: 'packages/delivery/src/site/site-page.ts',
    find: ".replaceAll('<', '\\\\u003c')",
    replace: '',
    tests: ['packages/delivery/src/hostile-project.test.ts'],
  },
  {
    name: 'the demand of a page is not counted again when a variant of one of its sections leaves',
    file: 'packages/silo/src/summary/silo-facts.ts',
    find: 'step < 2 &&',
    replace: 'step < 1 &&',
    tests: ['packages/silo/src/summary/silo-facts.property.test.ts'],
  },
  {
    name: 'a line keeps the demand that its page had before an edit',
    file: 'apps/web/src/features/builder/same-line.ts',
    find: 'factsBefore.demands[row] === facts.demands[row] &&',
    replace: '',
    tests: ['apps/web/src/features/builder/same-line.property.test.ts'],
  },
  {
    name: 'a search hits words of two neighbouring keywords',
    file: 'packages/silo/src/filters/keyword-search.ts',
    find: 'at + word.length > end',
    replace: 'false',
    tests: ['packages/silo/src/filters/keyword-search.property.test.ts'],
  },
  {
    name: 'a vector that is known is paid for again',
    file: 'packages/generation/src/embedding/embed-texts.ts',
    find: 'filter((text) => !known.has(text))',
    replace: 'filter((text) => !known.has(text.slice(1)))',
    tests: ['packages/generation/src/embedding/embed-texts.test.ts'],
  },
  {
    name: 'embeddings of another count than the keywords are taken',
    file: 'packages/ai/src/providers/ask-for-vectors.ts',
    find: 'vectors.length !== texts.length || ',
    replace: '',
    tests: ['packages/ai/src/providers/embeddings.test.ts'],
  },
  {
    name: 'a keyword that half its words are written counts as answered',
    file: 'packages/content/src/demand/coverage.ts',
    find: 'stems.every((stem) => stemsByLine[line]?.has(stem))',
    replace: 'stems.some((stem) => stemsByLine[line]?.has(stem))',
    tests: COVERAGE_TESTS,
  },
  {
    name: 'keywords without room in the outline are dropped in silence',
    file: 'packages/content/src/demand/outline.ts',
    find: '...groups.slice(room).flatMap(keywords),',
    replace: '',
    tests: COVERAGE_TESTS,
  },
  {
    name: 'a page beyond the links of its parent is linked from nowhere',
    file: 'packages/generation/src/plan/link-plan.ts',
    find: '(parent?.children.length ?? 0) > MAX_CHILD_LINKS ? 1 : 0',
    replace: '0',
    tests: ['packages/generation/src/plan/plan-generation.test.ts'],
  },
  {
    name: 'a description promises a table that the page does not have',
    file: 'packages/demo-writer/src/meta-writer.ts',
    find: "blocks.has('table') ? meta.ifTable : []",
    replace: 'meta.ifTable',
    tests: ['packages/demo-writer/src/article-writer.test.ts'],
  },
  {
    name: 'vectors are folded by directions that keep too little',
    file: 'packages/silo/src/grouping/principal-components.ts',
    find: 'const ROUNDS = 6;',
    replace: 'const ROUNDS = 0;',
    tests: ['packages/silo/src/grouping/principal-components.test.ts'],
  },
  {
    name: 'pages that share a paragraph but for their keyword count as different',
    file: 'packages/content/src/sameness/find-sameness.ts',
    find: 'isOwn ? OWN_KEYWORD : ',
    replace: '',
    tests: ['packages/content/src/sameness/find-sameness.test.ts'],
  },
  {
    name: 'a misspelled or repeating keyword leads the page',
    file: 'packages/silo/src/grouping/leading-keywords.ts',
    find: 'best.flaws - one.flaws || weightOf(one)',
    replace: 'weightOf(one)',
    tests: LEADING_TESTS,
  },
  {
    name: 'a short misspelling in known company is a page of its own',
    file: 'packages/silo/src/grouping/usual-spellings.ts',
    find: 'for (const [id, meant] of provenBy(suspects))',
    replace: 'for (const [id, meant] of NO_COMPANY)',
    tests: LEADING_TESTS,
  },
  {
    name: 'a keyword that shares nothing with what leads the page stays its variant',
    file: 'packages/silo/src/grouping/parts-outside.ts',
    find: 'return [...parts, ...ofOneWord(strange, likeness)];',
    replace: 'return parts;',
    tests: LEADING_TESTS,
  },
  {
    name: 'words that are written both ways are taken for mistakes',
    file: 'packages/silo/src/grouping/mended-words.ts',
    find: 'together >= FEWEST_MEANT && together >= TIMES_COMMONER * apart',
    replace: 'together >= apart',
    tests: ['packages/silo/src/grouping/mended-words.test.ts'],
  },
  {
    name: 'what asks for the pay of a subject stays on the page about the subject',
    file: 'packages/silo/src/grouping/part-needs.ts',
    find: 'if (parts.size < 2) continue;',
    replace: 'if (parts.size < 99) continue;',
    tests: NEED_TESTS,
  },
  {
    name: 'a page answers in a section what those who search for it do not ask',
    file: 'packages/silo/src/plan/plan-pages.ts',
    find: 'return ours === asked || (ours === 0 && isMild(asked));',
    replace: 'return ours === asked || ours === 0;',
    tests: NEED_TESTS,
  },
  {
    name: 'the price of a subject is never answered on its page',
    file: 'packages/silo/src/plan/plan-pages.ts',
    find: 'return ours === asked || (ours === 0 && isMild(asked));',
    replace: 'return ours === asked;',
    tests: NEED_TESTS,
  },
  {
    name: 'a list of courses has its subjects told apart from their courses',
    file: 'packages/silo/src/grouping/keyword-needs.ts',
    find: 'const MOST_OF_LIST = 0.2;',
    replace: 'const MOST_OF_LIST = 1;',
    tests: ['packages/silo/src/grouping/keyword-needs.test.ts'],
  },
  {
    name: 'shared search results do not keep two needs on one page',
    file: 'packages/silo/src/grouping/part-needs.ts',
    find: 'if (isAside || ranking.has(unit)) staying.add(unit);',
    replace: 'if (isAside) staying.add(unit);',
    tests: NEED_TESTS,
  },
  {
    name: 'a page about one purpose hosts what is about another, where the purpose is a common word',
    file: 'packages/silo/src/plan/broader-pages.ts',
    find: 'isBeside(words, page, other, has) ? MOST_OF_BESIDE',
    replace: 'isBeside(words, page, other, has) ? MOST_COVER',
    tests: ['packages/silo/src/plan/plan.test.ts'],
  },
];
