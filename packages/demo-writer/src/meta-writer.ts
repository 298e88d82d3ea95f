// Writes title and description of a search result to length, from parts that are true of the page.
import { capitalised } from '@silosmith/language';
import { bankOf, type MetaBank } from './bank.ts';
import type { DemoBrief } from './demo-brief.ts';
import { detailOf, printed } from './page-phrases.ts';
import { type Draw, drawFrom } from './random.ts';
import { sectionPlan } from './section-plan.ts';
import { templateName } from './template-shape.ts';

const TITLE_CHARACTERS = [50, 60] as const;
const DESCRIPTION_CHARACTERS = [150, 160] as const;
const MOST_LISTED = 3;
/** Combinations tried before the nearest one is taken. */
const MOST_TRIES = 20_000;

/** Title of 50 to 60 characters and description of 150 to 160, wherever the keyword leaves room for that. */
export function writeMeta(brief: DemoBrief): { title: string; description: string } {
  const { meta, quotes } = bankOf(brief.language);
  const draw = drawFrom(`meta\n${brief.language}\n${brief.keyword}`);
  return {
    title: titleOf(brief, meta, draw),
    description: descriptionOf(brief, meta, { draw, quotes }),
  };
}

function titleOf(brief: DemoBrief, meta: MetaBank, draw: Draw): string {
  const head = printed(brief);
  const [least, most] = TITLE_CHARACTERS;
  if ([...head].length + 3 > most) return cut(head, most);
  const parts = draw.shuffle(meta.titleParts);
  const { template, language } = brief;
  const named = template === undefined ? [] : [templateName(template, language)];
  const candidates = [...(named.length > 0 ? [[]] : []), ...subsets(parts, 3)]
    // The name of a form may repeat its own words: “step by step”.
    .filter((chosen) => saysNothingTwice([...named.map(distinctWords), ...chosen]))
    .map((chosen) => `${head}${meta.colon}${[...named, ...chosen].join(', ')}`);
  return nearest([head, ...candidates], least, most);
}

const distinctWords = (text: string): string => [...new Set(text.toLowerCase().split(' '))].join(' ');

function saysNothingTwice(parts: readonly string[]): boolean {
  const words = parts
    .flatMap((part) => part.toLowerCase().split(/\P{L}+/u))
    .filter((word) => word.length > 3);
  return new Set(words).size === words.length;
}

interface Hand {
  readonly draw: Draw;
  readonly quotes: readonly [string, string];
}

function descriptionOf(brief: DemoBrief, meta: MetaBank, { draw, quotes }: Hand): string {
  const name = (text: string): string => `${quotes[0]}${text}${quotes[1]}`;
  const blocks = new Set(sectionPlan(brief).map(({ block }) => block));
  const searches = brief.outline.map(
    ({ heading, keywords: [search = heading] }) => detailOf(search, brief.keyword, brief.language) ?? search,
  );
  const lists = [1, 2, MOST_LISTED].filter((count) => count <= searches.length);
  const sections = lists.flatMap((count) =>
    meta.ifSections.map((text) => text.replace('{list}', searches.slice(0, count).map(name).join(', '))),
  );
  const optional = [
    sections,
    blocks.has('steps') ? meta.ifSteps : [],
    blocks.has('checklist') ? meta.ifChecklist : [],
    blocks.has('table') ? meta.ifTable : [],
  ].filter((group) => group.length > 0);
  const [least, most] = DESCRIPTION_CHARACTERS;
  const found: string[] = [];
  for (const opening of draw.shuffle(meta.openings)) {
    const first = capitalised(opening.replaceAll('{k}', name(brief.keyword)));
    for (const chosen of alternatives(optional.map((group) => draw.shuffle(group)))) {
      for (const fillers of subsets(draw.shuffle(meta.fillers), 3)) {
        const text = [first, ...chosen, ...fillers].join(' ');
        if (text.length >= least && text.length <= most) return text;
        if (found.length < MOST_TRIES) found.push(text);
      }
      const bare = [first, ...chosen].join(' ');
      if (bare.length >= least && bare.length <= most) return bare;
      found.push(bare);
    }
  }
  return nearest(found, least, most);
}

/** One of each group or none of it, those with most groups first. */
function* alternatives(groups: readonly (readonly string[])[]): Generator<string[]> {
  const [first, ...rest] = groups;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const text of first) for (const others of alternatives(rest)) yield [text, ...others];
  yield* alternatives(rest);
}

/** Of one to `most` texts, in their order. */
function* subsets(texts: readonly string[], most: number, from = 0): Generator<string[]> {
  if (most === 0) return;
  for (let at = from; at < texts.length; at++) {
    const text = texts[at] ?? '';
    yield [text];
    for (const others of subsets(texts, most - 1, at + 1)) yield [text, ...others];
  }
}

/** The first text of a fitting length, else the longest that is not too long, else the first one cut. */
function nearest(texts: readonly string[], least: number, most: number): string {
  const lengths = texts.map((text) => ({ text, length: [...text].length }));
  const fitting = lengths.find(({ length }) => length >= least && length <= most);
  if (fitting) return fitting.text;
  const shorter = lengths.filter(({ length }) => length < least).sort((a, b) => b.length - a.length);
  return shorter[0]?.text ?? cut(texts[0] ?? '', most);
}

function cut(text: string, most: number): string {
  if ([...text].length <= most) return text;
  const head = [...text].slice(0, most).join('');
  return head.slice(0, Math.max(head.lastIndexOf(' '), 1)).trim();
}
