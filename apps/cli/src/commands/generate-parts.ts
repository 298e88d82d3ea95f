// Which pages and which parts of them `generate` was asked for: `--page` and `--only`.
import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Page, type ProjectDocument, recordOf } from '@silosmith/contract';
import {
  isByHand,
  isOlderThanResearch,
  PICTURE,
  type PictureName,
  picturesIn,
  REPAIR,
  type RunChoice,
  rewritableSections,
  SECTION,
  type SectionName,
} from '@silosmith/generation';
import { Fault } from '@silosmith/kernel';
import { numberOption, WrongUsage } from '../arguments.ts';
import type { CommandContext, OptionDefinition } from '../command.ts';

/** Words of `--only`, and the stages that they name. */
const STAGE_OF_PART = {
  research: 'research',
  viewpoint: 'viewpoint',
  persona: 'persona',
  outline: 'outline',
  article: 'article',
  meta: 'meta',
  tags: 'tags',
  images: 'image',
  repair: REPAIR,
} as const;
type Part = keyof typeof STAGE_OF_PART;
const isPart = (word: string): word is Part => Object.hasOwn(STAGE_OF_PART, word);
const PARTS = Object.keys(STAGE_OF_PART).filter(isPart);

export const PART_OPTIONS: readonly OptionDefinition[] = [
  { name: 'page', value: 'KEYWORD', help: 'cli.options.page' },
  { name: 'only', value: 'LIST', help: ({ t }) => t('cli.options.only', { choices: PARTS.join(', ') }) },
  { name: 'section', value: 'HEADING', help: 'cli.options.section' },
  { name: 'image', value: 'N', help: 'cli.options.image' },
  { name: 'shows', value: 'TEXT', help: 'cli.options.shows' },
];

/** More than any page has. */
const MOST_IMAGES = 50;

/** Options that name who makes a part, and without which nobody does. */
const MAKER_OF_PART: ReadonlyMap<string, string> = new Map([
  ['images', 'images'],
  ['research', 'research'],
]);

export interface PartWish {
  /** The same of commands that ask for the same: an interrupted one goes on. */
  readonly name: string;
  readonly stages: readonly string[];
  /** Heading of the one section that is meant. */
  readonly section?: string;
  /** The one image that is meant. */
  readonly picture?: PictureName;
}

/** Null: whatever is missing. Throws WrongUsage. */
export function partWishOf(
  values: CommandContext['values'],
  path: string,
  destination: string,
): PartWish | null {
  const wish = namedPartsOf(values);
  refuseLosingTexts(wish, path, destination);
  return wish;
}

function namedPartsOf(values: CommandContext['values']): PartWish | null {
  const picture = pictureWishOf(values);
  if (picture !== null) return picture;
  const text = values.get('only');
  const section = values.get('section');
  if (section !== undefined) {
    if (text !== undefined || !values.has('page'))
      throw new WrongUsage(`--section ${section} (--page KEYWORD)`);
    return { name: JSON.stringify([values.get('page'), section]), stages: [SECTION], section };
  }
  if (text === undefined) return null;
  const words = text.split(',').map((word) => word.trim());
  const parts = PARTS.filter((part) => words.includes(part));
  if (!words.every(isPart)) throw new WrongUsage(`--only ${text} (${PARTS.join(', ')})`);
  for (const part of parts) {
    const maker = MAKER_OF_PART.get(part);
    if (maker !== undefined && !values.has(maker)) throw new WrongUsage(`--only ${part} (--${maker} ID)`);
  }
  // It changes the article that the other parts are made from.
  if (parts.includes('repair') && parts.length > 1) throw new WrongUsage(`--only ${text} (--only repair)`);
  return { name: parts.join(), stages: parts.map((part) => STAGE_OF_PART[part]) };
}

/** A project file keeps no versions: the text that goes stays in the file that is read. Throws WrongUsage. */
function refuseLosingTexts(wish: PartWish | null, path: string, destination: string): void {
  if (wish?.stages.includes('article') && realPath(path) === realPath(destination))
    throw new WrongUsage('--only article (-o PATH)');
}

const realPath = (path: string): string => (existsSync(path) ? realpathSync(path) : resolve(path));

/** Null: no image is named. Throws WrongUsage. */
function pictureWishOf(values: CommandContext['values']): PartWish | null {
  const number = numberOption(values, 'image', 1, MOST_IMAGES);
  const shows = values.get('shows');
  if (number === undefined) {
    if (shows !== undefined) throw new WrongUsage('--shows TEXT (--image N)');
    return null;
  }
  const needed = [
    ['page', 'KEYWORD'],
    ['images', 'ID'],
  ] as const;
  for (const [option, value] of needed)
    if (!values.has(option)) throw new WrongUsage(`--image ${number} (--${option} ${value})`);
  for (const other of ['only', 'section'])
    if (values.has(other)) throw new WrongUsage(`--image ${number} --${other}`);
  const picture = { index: number - 1, ...(shows === undefined ? {} : { shows }) };
  return { name: JSON.stringify([values.get('page'), picture]), stages: [PICTURE], picture };
}

/** The primary keyword that `--page` names; null: every page. Throws `cli.no-such-page`. */
export function pageNamed(values: CommandContext['values'], { silo }: ProjectDocument): string | null {
  const named = values.get('page');
  if (named === undefined) return null;
  const found = keywordsOf(silo).find((keyword) => folded(keyword) === folded(named));
  if (found === undefined) throw new Fault('cli.no-such-page', { params: { keyword: named } });
  return found;
}

/** `madeBefore`: everything older is the old one. */
export function rewritesOf(
  { stages, section, picture }: PartWish,
  pages: readonly string[],
  { since: madeBefore, project }: { readonly since: string; readonly project: ProjectDocument },
): NonNullable<RunChoice['rewrites']> {
  const rewrites = { pages: [...pages], madeBefore, stages: [...stages] };
  if (picture !== undefined) return { ...rewrites, picture: existingPicture(picture, pages, project) };
  return section === undefined ? rewrites : { ...rewrites, section: sectionNamed(section, pages, project) };
}

/** Throws `generation.no-image`. */
function existingPicture(
  picture: PictureName,
  [keyword = '']: readonly string[],
  { images }: ProjectDocument,
): PictureName {
  const record = recordOf(images, keyword);
  if (record === undefined || picturesIn(record)[picture.index] === undefined)
    throw new Fault('generation.no-image');
  return picture;
}

/** The first with that heading, or with the only heading that holds these words. Throws `generation.no-section`, `generation.no-article`. */
function sectionNamed(
  words: string,
  [keyword = '']: readonly string[],
  { articles, language }: ProjectDocument,
): SectionName {
  const article = recordOf(articles, keyword);
  if (article === undefined) throw new Fault('generation.no-article');
  const sections = rewritableSections(article.content, language);
  const holding = sections.filter(({ heading }) => folded(heading).includes(folded(words)));
  const found =
    sections.find(({ heading }) => folded(heading) === folded(words)) ??
    (holding.length === 1 ? holding[0] : undefined);
  if (found === undefined) throw new Fault('generation.no-section', { params: { heading: words } });
  return { heading: found.heading, nth: found.nth };
}

/** Pages of a wish that names none: without those that the site covers; no text by hand is repaired or replaced, and no outline by hand, that was not named. */
export function pagesFor(
  { stages }: PartWish,
  covered: ReadonlySet<string>,
  { silo, articles, outlines = {} }: ProjectDocument,
): string[] {
  const isKept = (keyword: string): boolean =>
    ((stages.includes(REPAIR) || stages.includes('article')) &&
      isByHand('article', { article: recordOf(articles, keyword) })) ||
    (stages.includes('outline') && isByHand('outline', { outline: recordOf(outlines, keyword) }));
  return keywordsOf(silo).filter((keyword) => !covered.has(keyword) && !isKept(keyword));
}

/** Says how many articles do not rest on the research that was made now. */
export function sayOlderArticles(
  { output, messages }: Pick<CommandContext, 'output' | 'messages'>,
  { articles, sources = {} }: ProjectDocument,
  { stages = [], pages }: NonNullable<RunChoice['rewrites']>,
): void {
  if (!stages.includes('research')) return;
  const older = pages.filter((keyword) => {
    const article = recordOf(articles, keyword);
    return article !== undefined && isOlderThanResearch(article, recordOf(sources, keyword));
  });
  if (older.length > 0) output.problem(messages.t('cli.generate.olderThanResearch', { count: older.length }));
}

const keywordsOf = (pages: readonly Page[]): string[] =>
  pages.flatMap(({ keyword, children }) => [keyword, ...keywordsOf(children)]);

const folded = (text: string): string => text.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();
