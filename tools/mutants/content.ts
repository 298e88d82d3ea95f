// Files and texts from elsewhere, believed on purpose: names, workbooks, markup, replies. Numbered as in docs/security.md.
import type { Mutant } from './list.ts';

const HOSTILE = ['packages/delivery/src/hostile-project.test.ts'];
const BOUNDS = ['packages/content/src/text-bounds.test.ts'];
const RUN_TESTS = ['apps/cli/src/commands/generate-stop.test.ts'];
const FILE_KIND = 'packages/intake/src/decode/file-kind.ts';
const FILE_KIND_TESTS = ['packages/intake/src/decode/file-kind.test.ts'];

const YOAST = 'packages/content/src/yoast/yoast-advice.ts';
const CHECK_TESTS = 'packages/content/src/checks/check-article.test.ts';
const YOAST_TESTS = ['packages/content/src/yoast/yoast-advice.test.ts'];

export const CONTENT_MUTANTS: readonly Mutant[] = [
  {
    name: 'slugs: Kanji of a Japanese title are read as Chinese',
    file: 'packages/language/src/kanji.ts',
    find: 'const isJapanese =',
    replace: 'const isJapanese = pack === undefined &&',
    tests: ['packages/language/src/slugs.test.ts'],
  },
  {
    name: '6: a keyword finds what every object has',
    file: 'packages/contract/src/keyed-records.ts',
    find: 'Object.hasOwn(records, keyword) ? records[keyword] : undefined',
    replace: 'records[keyword]',
    tests: HOSTILE,
  },
  {
    name: '6: the record of a keyword named __proto__ is lost',
    file: 'packages/contract/src/keyed-records.ts',
    find: 'return Object.fromEntries(entries);',
    replace:
      'return entries.reduce<Record<string, z.output<Schema>>>((all, [key, record]) => { all[key] = record; return all; }, {});',
    tests: HOSTILE,
  },
  {
    name: '7: a sheet may be as large as it likes',
    file: 'packages/intake/src/spreadsheet/sheet-text.ts',
    find: 'if (characters > mostCharacters) throw new SheetTooLarge();',
    replace: '',
    tests: ['packages/intake/src/spreadsheet/hostile-workbooks.test.ts'],
  },
  {
    name: 'a title loses the tag that it names',
    file: 'packages/content/src/named-tags.ts',
    find: "markup.has(tag) ? 'markup' : 'named'",
    replace: "'markup'",
    tests: ['packages/content/src/named-tags.test.ts'],
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
    find: 'escapeHtmlText(text)',
    replace: 'text',
    tests: HOSTILE,
  },
  {
    name: '10: a shortcode reaches WordPress',
    file: 'packages/delivery/src/wordpress/wordpress-html.ts',
    find: "text.replaceAll('[', '&#91;').replaceAll(']', '&#93;')",
    replace: 'text',
    tests: HOSTILE,
  },
  {
    name: '10: markup in a value of a tag reaches WordPress, which lets it come alive',
    file: 'packages/delivery/src/wordpress/wordpress-html.ts',
    find: "value.replaceAll('<', '&lt;').replaceAll('>', '&gt;')",
    replace: 'value',
    tests: ['packages/delivery/src/wordpress/wordpress-html.test.ts'],
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
    name: '18: a reply without end is read',
    file: 'packages/kernel/src/bounded-fetch.ts',
    find: 'if (length > maxBytes)',
    replace: 'if (length > 1_000 * maxBytes)',
    tests: ['packages/ai/src/providers/guarded-fetch.test.ts'],
  },
  {
    name: '21: an encrypted workbook counts as an old one',
    file: FILE_KIND,
    find: "if (kind === 'encrypted') throw refusal('intake.encrypted-spreadsheet', { file });\n",
    replace: '',
    tests: FILE_KIND_TESTS,
  },
  {
    name: '21: UTF-32 is read as something else',
    file: FILE_KIND,
    find: "if (isUtf32(head)) throw refusal('intake.utf-32', { file });",
    replace: '',
    tests: FILE_KIND_TESTS,
  },
  {
    name: '21: a web page named .xls is read',
    file: FILE_KIND,
    find: "if (kind !== null) throw refusal('intake.markup', { file, kind });",
    replace: '',
    tests: FILE_KIND_TESTS,
  },
  {
    name: '21: a quote swallows the rows of a table',
    file: 'packages/intake/src/rows/record-reader.ts',
    find: 'return alike >= SWALLOWED_SHARE * lines;',
    replace: 'return alike < 0;',
    tests: ['packages/intake/src/rows/swallowed-rows.test.ts'],
  },
  {
    name: '21: commas of a sentence are those of rows',
    file: 'packages/intake/src/rows/record-reader.ts',
    find: '(isSpaced || this.#bytes[at + 1] !== SPACE)',
    replace: 'true',
    tests: ['packages/intake/src/rows/swallowed-rows.test.ts'],
  },
  {
    name: '21: rows with a space behind each comma are a sentence',
    file: 'packages/intake/src/rows/record-reader.ts',
    find: 'isSpaced || ',
    replace: '',
    tests: ['packages/intake/src/rows/swallowed-rows.test.ts'],
  },
  {
    name: '21: what all clicks cost is the price of one',
    file: 'packages/intake/src/columns/assign-roles.ts',
    find: "if (role === 'cpc' && isSpend(name, names)) continue;",
    replace: '',
    tests: ['packages/intake/src/columns/known-exports.test.ts'],
  },
  {
    name: '21: a quote swallows the rows of a list',
    file: 'packages/intake/src/rows/record-reader.ts',
    find: 'if (width === 1) return lines > 2;',
    replace: 'if (width === 1) return false;',
    tests: ['packages/intake/src/rows/swallowed-rows.test.ts'],
  },
  {
    name: '21: a document that is packed like a workbook counts as an archive',
    file: 'packages/intake/src/spreadsheet/packed-kind.ts',
    find: "return found?.[0] ?? 'ZIP';",
    replace: "return found?.[0] === 'XLSX' ? 'XLSX' : 'ZIP';",
    tests: ['packages/intake/src/spreadsheet/hostile-workbooks.test.ts'],
  },
  {
    name: '21: a stray cell beside the table is a row of it',
    file: 'packages/intake/src/rows/record-tests.ts',
    find: 'if (byte === delimiter && ++cells > headers.length) return true;',
    replace: '',
    tests: ['packages/intake/src/spreadsheet/hostile-workbooks.test.ts'],
  },
  {
    name: '24: two runs write one project file',
    file: 'apps/cli/src/platform/project-lock.ts',
    find: "if (lock === 'held') throw new Fault('cli.project-in-use', { params: { path } });",
    replace: "if (lock === 'held') return { release: () => undefined };",
    tests: RUN_TESTS,
  },
  {
    name: '24: Ctrl+C goes on sending calls',
    file: 'apps/cli/src/orderly-stop.ts',
    find: "if (entry.kind === 'sent' && signal.aborted) {",
    replace: "if (entry.kind === 'sent' && atWork < 0) {",
    tests: RUN_TESTS,
  },
  {
    name: 'the sentences of Yoast keep their links',
    file: YOAST,
    find: 'text: cleanLine(rawTextOf(treeOf(result.getText()))),',
    replace: 'text: result.getText(),',
    tests: YOAST_TESTS,
  },
  {
    name: 'a judgement of Yoast that failed is shown as a bad one',
    file: YOAST,
    find: '.filter((result) => result.getScore() !== FAILED)',
    replace: '',
    tests: YOAST_TESTS,
  },
  {
    name: 'Yoast hears every article as English',
    file: 'packages/content/src/yoast/yoast-languages.ts',
    find: 'const subtag = primarySubtag(tag);',
    replace: "const subtag = primarySubtag(tag) && 'en';",
    tests: YOAST_TESTS,
  },
  {
    name: 'a language without a rule for the passive voice passes',
    file: 'packages/content/src/checks/style/passive-voice.ts',
    find: 'if (reader === undefined) return null;',
    replace: 'if (reader === undefined) return 0;',
    tests: ['packages/content/src/checks/style/passive-voice.test.ts', CHECK_TESTS],
  },
  {
    name: 'what could not be checked counts as passed',
    file: 'packages/content/src/checks/check-article.ts',
    find: 'if (figure === UNCHECKED) unchecked.push(id);',
    replace: 'if (figure === UNCHECKED) continue;',
    tests: [CHECK_TESTS],
  },
  {
    name: 'a forecast makes an old text look current',
    file: 'packages/content/src/checks/article-checks.ts',
    find: 'year <= yearWritten + 1',
    replace: 'year <= yearWritten + 100',
    tests: [CHECK_TESTS],
  },
  {
    name: 'a wording chooses a form that does not serve the intent',
    file: 'packages/content/src/templates/page-form.ts',
    find: '(NAMED_BY_WORDS.has(asked) || servesIntent(asked, intent))',
    replace: 'true',
    tests: ['packages/content/src/templates/page-form.test.ts'],
  },
  {
    name: 'a keyword for a price or a place nearby is written as a comparison or a solution',
    file: 'packages/content/src/templates/page-form.ts',
    find: 'if (!asksForPriceOrPlace(keyword, language))',
    replace: 'if (language !== "")',
    tests: ['packages/content/src/templates/page-form.test.ts'],
  },
  {
    name: 'a keyword without its accents is not understood',
    file: 'packages/content/src/templates/keyword-wording.ts',
    find: "foldAccents(keyword.trim().normalize('NFKC').toLowerCase())",
    replace: "keyword.trim().normalize('NFKC').toLowerCase()",
    tests: ['packages/content/src/templates/keyword-wording.test.ts'],
  },
];
