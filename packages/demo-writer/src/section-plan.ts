// The sections of a sample article: what people search for first, filled up with sections that fit the intent.
import type { Intent } from '@silosmith/contract';
import { escapeHtml } from '@silosmith/kernel';
import { bankOf, type Role } from './bank.ts';
import type { DemoBrief } from './demo-brief.ts';
import { printed } from './page-phrases.ts';
import { type Draw, drawFrom } from './random.ts';
import { templateShape } from './template-shape.ts';

export type Block = 'checklist' | 'steps' | 'table';

export interface Section {
  readonly role: Role;
  /** HTML text. */
  readonly heading: string;
  readonly block: Block | null;
  /** Searches that the section answers; none in a section that only fits the intent. */
  readonly searches: readonly string[];
  /** Searches that mean the same as the page's own, named here. */
  readonly alike: readonly string[];
}

/** Which sections fit an intent; the first opens the page. */
const ROLES_BY_INTENT: Readonly<Record<Intent, readonly Role[]>> = {
  informational: ['basics', 'steps', 'mistakes', 'results', 'choice'],
  commercial: ['choice', 'cost', 'mistakes', 'basics', 'results'],
  transactional: ['cost', 'choice', 'steps', 'mistakes', 'results'],
  navigational: ['access', 'basics', 'mistakes', 'choice', 'steps'],
};
const WORDS_A_SECTION = 240;
const FEWEST_OWN = 2;
const MOST_SECTIONS = 20;
const MAX_HEADING_CHARACTERS = 70;

/** The same brief gives the same plan, so that title and description of a page know what its article holds. */
export function sectionPlan(brief: DemoBrief): Section[] {
  const { outline, headings, targetWords, language } = brief;
  const shape = templateShape(brief.template);
  const draw = drawFrom(`plan\n${language}\n${brief.topic}\n${brief.keyword}`);
  const wanted = Math.min(MOST_SECTIONS, Math.max(3, Math.round(targetWords / WORDS_A_SECTION) - 1));
  const fewest = Math.max(shape?.roles.length ?? FEWEST_OWN, wanted - outline.length);
  const roles = rolesOf(brief, fewest, draw);
  const headingOf = createHeadings(brief, draw);
  const drafts = roles.map(
    (role, at): Draft => ({
      role,
      heading: headingOf(role, at === 0),
      searches: [],
    }),
  );
  const [first, ...rest] = drafts;
  const demanded = outline.map(
    ({ heading, keywords }, at): Draft => ({
      role: roles[at % roles.length] ?? 'basics',
      heading: escapeHtml(shortened(printed({ ...brief, keyword: heading }))),
      searches: keywords,
    }),
  );
  const own = [...(first ? [first] : []), ...demanded, ...rest];
  const ordered = headings === undefined ? own : along(headings, own, demanded);
  const blockOf = createBlocks(brief);
  const alikeEach = Math.ceil(brief.variants.length / Math.max(1, ordered.length));
  return ordered.map(({ isForeign, ...draft }, at) => ({
    ...draft,
    heading: shape?.isNumbered ? `${at + 1}. ${draft.heading}` : draft.heading,
    block: isForeign ? null : blockOf(draft.role, draft.searches.length > 0),
    alike: brief.variants.slice(at * alikeEach, (at + 1) * alikeEach),
  }));
}

interface Draft extends Pick<Section, 'role' | 'heading' | 'searches'> {
  /** Worded by somebody else: nothing is promised of it. */
  readonly isForeign?: boolean;
}

/** The sections below the headings of an outline: the article's own where it has that heading, others with the searches that are left over. */
function along(headings: readonly string[], own: readonly Draft[], demanded: readonly Draft[]): Draft[] {
  const known = new Map(own.map((draft) => [wordsOf(draft.heading), draft]));
  const wanted = new Set(headings.map((heading) => wordsOf(escapeHtml(heading))));
  const left = demanded.filter(({ heading }) => !wanted.has(wordsOf(heading)));
  return headings.map((text, at) => {
    const heading = escapeHtml(text.replace(NUMBER, ''));
    const role = own[at % own.length]?.role ?? 'basics';
    return (
      known.get(wordsOf(heading)) ?? {
        role,
        heading,
        searches: left.shift()?.searches ?? [],
        isForeign: true,
      }
    );
  });
}

/** Of a list article: each heading is numbered by its place. */
const NUMBER = /^\d+\. /u;

const wordsOf = (heading: string): string => heading.replace(NUMBER, '').toLowerCase();

/** As many as asked for: those of the template in its order, else those that fit the intent; then more of them by draw. */
function rolesOf({ template, intent }: DemoBrief, count: number, draw: Draw): Role[] {
  const shape = templateShape(template);
  const [opening = 'basics', ...others] = shape?.roles ?? ROLES_BY_INTENT[intent];
  const more = Array.from({ length: count }, (_, round) =>
    shape !== null && round === 0 ? others : draw.shuffle(others),
  );
  return [opening, ...more.flat()].slice(0, count);
}

/** Headings of a role, each once; the first of the page names the keyword, so that at least one H2 does. */
function createHeadings(brief: DemoBrief, draw: Draw): (role: Role, isFirst: boolean) => string {
  const bank = bankOf(brief.language);
  const keyword = printed(brief);
  const left = new Map<Role, string[]>();
  return (role, isFirst) => {
    const own = left.get(role) ?? draw.shuffle(bank.roles[role].headings);
    left.set(role, own);
    const filled = (template: string): string => template.replaceAll('{K}', keyword);
    const named = own.findIndex((template) => template.includes('{K}'));
    const at = isFirst
      ? named
      : own.findIndex((template) => [...filled(template)].length <= MAX_HEADING_CHARACTERS);
    const [template = '{K}'] = own.splice(Math.max(0, at), 1);
    const text = filled(template);
    return escapeHtml([...text].length <= MAX_HEADING_CHARACTERS ? text : keyword);
  };
}

/** Each block once: steps and checklist where their role is, a table where options or parts are compared. */
function createBlocks({
  intent,
  level,
  template,
}: DemoBrief): (role: Role, isDemanded: boolean) => Block | null {
  const given = new Set<Block>();
  const wantsTable = templateShape(template)?.hasTable ?? (intent !== 'informational' || level === 1);
  return (role, isDemanded) => {
    if (isDemanded) return null;
    const fitting: Block[] = [
      ...(role === 'steps' ? (['steps'] as const) : []),
      ...(wantsTable && (role === 'choice' || role === 'cost' || role === 'access')
        ? (['table'] as const)
        : []),
      'checklist',
    ];
    const block = fitting.find((one) => !given.has(one)) ?? null;
    if (block !== null) given.add(block);
    return block;
  };
}

function shortened(heading: string): string {
  if ([...heading].length <= MAX_HEADING_CHARACTERS) return heading;
  const head = [...heading].slice(0, MAX_HEADING_CHARACTERS).join('');
  return head.slice(0, Math.max(head.lastIndexOf(' '), 1));
}
