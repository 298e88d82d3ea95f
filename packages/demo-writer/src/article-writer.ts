// Writes an article: a plan of sections that fits the intent, filled with sentences up to the length asked for.
import type { Intent } from '@silosmith/contract';
import { escapeHtml } from '@silosmith/kernel';
import { type Bank, bankOf, type Role } from './bank.ts';
import type { DemoBrief, DemoLink } from './demo-brief.ts';
import { type Draw, drawFrom } from './random.ts';
import { countWords, createSentenceWriter, type SentenceWriter } from './sentence-writer.ts';

/** Which sections come in which order; long pages go round again under other headings. */
const ROLES_BY_INTENT: Readonly<Record<Intent, readonly Role[]>> = {
  informational: ['basics', 'steps', 'choice', 'mistakes', 'cost', 'results'],
  commercial: ['choice', 'basics', 'cost', 'mistakes', 'results', 'steps'],
  transactional: ['cost', 'choice', 'steps', 'mistakes', 'results', 'basics'],
  navigational: ['access', 'steps', 'basics', 'mistakes', 'results', 'choice'],
};
const WORDS_A_SECTION = 260;
const MAX_HEADING_CHARACTERS = 70;
const MAX_VARIANT_SECTIONS = 6;
const TABLE_ROWS = 5;
const LIST_ITEMS = 6;

export interface DemoArticle {
  readonly title: string;
  readonly content: string;
  readonly excerpt: string;
}

interface Desk {
  readonly brief: DemoBrief;
  readonly bank: Bank;
  readonly draw: Draw;
  readonly write: SentenceWriter;
}

/** The same brief gives the same article; from 800 words on the length is met within 10 %. */
export function writeArticle(brief: DemoBrief): DemoArticle {
  const bank = bankOf(brief.language);
  const draw = drawFrom([brief.language, brief.level, brief.pillar, brief.parent, brief.keyword].join('\n'));
  const write = createSentenceWriter(bank, brief, draw);
  const desk: Desk = { brief, bank, draw, write };

  const title = shortest(desk, bank.titles[brief.intent]);
  const intro = introduction(desk);
  const fixed = fixedBlocks(desk);
  const sections = sectionPlan(desk);
  const linkQueue = brief.links.filter((link) => link.relation !== 'child' || brief.level !== 1);

  let words =
    countWords(title) + countWords(intro) + fixed.reduce((sum, block) => sum + countWords(block), 0);
  const body: string[] = [];
  sections.forEach((section, index) => {
    const left = sections.length - index;
    const budget = (brief.targetWords - words) / left;
    const links = linkQueue.splice(0, Math.ceil(linkQueue.length / left));
    const html = writeSection(desk, section, links, budget);
    words += countWords(html);
    body.push(html);
  });
  const [overview = '', conclusion = ''] = fixed;
  return {
    title: plainText(title),
    content: [`<h1>${title}</h1>`, intro, ...body, overview, conclusion]
      .filter((block) => block !== '')
      .join('\n'),
    excerpt: plainText(firstSentence(intro)),
  };
}

function introduction({ brief, bank, write }: Desk): string {
  const place = bank.places[brief.level - 1] ?? '';
  const first = `${write.sentence(bank.intros)} ${write.sentence(bank.promises)}`;
  return `<p>${first}</p>\n<p>${write.sentence([place])} ${write.sentence(bank.roles.basics.sentences)}</p>`;
}

/** What stands whatever the length: the pillar's overview of its pages, and the conclusion. */
function fixedBlocks(desk: Desk): [overview: string, conclusion: string] {
  const { bank, write, draw } = desk;
  const sentences = [0, 1, 2].map(() => write.sentence(bank.conclusion.sentences)).join(' ');
  const conclusion = `<h2>${write.heading(draw.pick(bank.conclusion.headings))}</h2>\n<p>${sentences}</p>`;
  return [overviewOf(desk), conclusion];
}

function overviewOf(desk: Desk): string {
  const { brief, bank, write } = desk;
  const children = brief.level === 1 ? brief.links.filter((link) => link.relation === 'child') : [];
  if (children.length === 0) return '';
  const parts = children.map((link) => {
    const heading = fits(link.keyword) ? `<h3>${write.heading('{V}', { V: link.keyword })}</h3>\n` : '';
    return `${heading}<p>${write.sentence(bank.roles.basics.sentences)} ${linkSentence(desk, link)}</p>`;
  });
  const lead = write.sentence([bank.overview.lead]);
  return [`<h2>${bank.overview.heading}</h2>`, `<p>${lead}</p>`, ...parts].join('\n');
}

interface Section {
  readonly role: Role;
  readonly heading: string;
  readonly block: 'checklist' | 'steps' | 'table' | null;
  readonly variants: readonly string[];
}

function sectionPlan({ brief, bank, draw, write }: Desk): Section[] {
  const count = Math.max(3, Math.min(14, Math.round(brief.targetWords / WORDS_A_SECTION) - 1));
  const roles = ROLES_BY_INTENT[brief.intent];
  const headings = new Map(roles.map((role) => [role, draw.shuffle(bank.roles[role].headings)]));
  const wantsTable = brief.intent !== 'informational' || brief.level === 1;
  const tableRole = brief.intent === 'transactional' ? 'cost' : 'choice';
  const given = new Set<string>();
  const once = <T extends string>(block: T): T | null => {
    if (given.has(block)) return null;
    given.add(block);
    return block;
  };
  return Array.from({ length: count }, (_, index) => {
    const role = roles[index % roles.length] ?? 'basics';
    const own = headings.get(role) ?? [];
    // The first heading carries the keyword, so that at least one H2 does.
    const at =
      index === 0
        ? Math.max(
            0,
            own.findIndex((heading) => heading.includes('{K}')),
          )
        : own.length - 1;
    const template = own.splice(at, 1)[0] ?? '{K}';
    const bare = own.find((heading) => !heading.includes('{K}'));
    const heading = write.heading(template);
    const block =
      role === 'steps'
        ? once('steps')
        : role === tableRole && wantsTable
          ? once('table')
          : role === 'mistakes'
            ? once('checklist')
            : null;
    return {
      role,
      heading: fits(heading) || bare === undefined || index === 0 ? heading : write.heading(bare),
      block,
      variants: brief.variants.filter((_variant, i) => i % count === index).slice(0, MAX_VARIANT_SECTIONS),
    };
  });
}

function writeSection(desk: Desk, section: Section, links: readonly DemoLink[], budget: number): string {
  const { bank, write, draw } = desk;
  const blocks = [`<h2>${section.heading}</h2>`];
  const extra = section.block === null ? '' : blockOf(desk, section.block);
  const variants = section.variants.map((variant) => {
    const heading = variantHeading(desk, variant);
    const text = `${write.sentence(bank.variants.sentences, { v: variant })} ${write.sentence(bank.roles[section.role].sentences)}`;
    return `${heading}<p>${text}</p>`;
  });
  const linkSentences = links.map((link) => linkSentence(desk, link));
  let words = countWords([section.heading, extra, ...variants, ...linkSentences].join(' '));
  const paragraphs: string[] = [];
  while (words < budget - 8 || paragraphs.length === 0) {
    const length = 3 + Math.floor(draw.next() * 3);
    const sentences: string[] = [];
    while (sentences.length < length && (words < budget - 8 || sentences.length < 1)) {
      const sentence = write.sentence(bank.roles[section.role].sentences);
      sentences.push(sentence);
      words += countWords(sentence);
    }
    const link = linkSentences.shift();
    if (link !== undefined) sentences.push(link);
    paragraphs.push(`<p>${sentences.join(' ')}</p>`);
  }
  if (linkSentences.length > 0) paragraphs.push(`<p>${linkSentences.join(' ')}</p>`);
  const [first = '', ...rest] = paragraphs;
  blocks.push(first, extra, ...rest, ...variants);
  return blocks.filter((block) => block !== '').join('\n');
}

function blockOf({ bank, write, draw }: Desk, block: 'checklist' | 'steps' | 'table'): string {
  if (block === 'table') {
    const rows = draw.shuffle(bank.table.rows).slice(0, TABLE_ROWS);
    const cells = rows.map(
      (row) => `<tr>${row.map((cell) => `<td>${write.heading(cell)}</td>`).join('')}</tr>`,
    );
    const head = bank.table.header.map((cell) => `<th>${cell}</th>`).join('');
    return `<p>${draw.pick(bank.table.leads)}</p>\n<table><thead><tr>${head}</tr></thead><tbody>${cells.join('')}</tbody></table>`;
  }
  const { leads, items } = bank[block];
  const tag = block === 'steps' ? 'ol' : 'ul';
  // The items of a procedure keep their order; a checklist has none.
  const chosen =
    block === 'steps' ? items.filter(() => draw.next() < 0.8) : draw.shuffle(items).slice(0, LIST_ITEMS);
  const lines = chosen.map((item) => `<li>${write.sentence([item])}</li>`);
  return `<p>${draw.pick(leads)}</p>\n<${tag}>${lines.join('')}</${tag}>`;
}

function linkSentence({ bank, write }: Desk, link: DemoLink): string {
  const anchor = `<a href="silo:${escapeHtml(link.keyword)}">${escapeHtml(link.keyword)}</a>`;
  return write.sentence(bank.links[link.relation], { link: anchor });
}

const fits = (heading: string): boolean => [...plainText(heading)].length <= MAX_HEADING_CHARACTERS;

/** A title by draw, or the shortest one where the keyword leaves no room. */
function shortest({ draw, write }: Desk, templates: readonly string[]): string {
  const drawn = write.heading(draw.pick(templates));
  if (fits(drawn)) return drawn;
  const [brief = ''] = [...templates].sort((a, b) => a.length - b.length);
  return write.heading(brief);
}

function variantHeading({ bank, write }: Desk, variant: string): string {
  const heading = write.heading(write.fresh(bank.variants.headings), { V: variant });
  return fits(heading) ? `<h3>${heading}</h3>\n` : '';
}

function firstSentence(html: string): string {
  return /<p>(.+?[.!?])(?:\s|<)/.exec(html)?.[1]?.replace(/<[^>]+>/g, '') ?? '';
}

function plainText(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
