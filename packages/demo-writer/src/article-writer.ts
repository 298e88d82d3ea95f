// Writes an article: sections that answer what people search for, filled with sentences up to the length asked for.
import { escapeHtml } from '@silosmith/kernel';
import { type Bank, bankOf, type Role } from './bank.ts';
import type { DemoBrief, DemoLink } from './demo-brief.ts';
import { detailOf, detailsOf, printed } from './page-phrases.ts';
import { plainText } from './plain-text.ts';
import { type Draw, drawFrom } from './random.ts';
import { type Block, type Section, sectionPlan } from './section-plan.ts';
import { countWords, createSentenceWriter, type SentenceWriter } from './sentence-writer.ts';
import { templateName } from './template-shape.ts';

const MAX_TITLE_CHARACTERS = 70;
const TABLE_ROWS = 5;
const FEWEST_ROWS = 2;
const LIST_ITEMS = 6;
/** More pages than this below a pillar are listed; up to it, each is presented under a heading. */
const MOST_PRESENTED = 8;
/** Reserved for examples (RFC 2606), and it answers. */
const EXAMPLE_ADDRESS = 'https://example.com/';

export interface DemoArticle {
  readonly title: string;
  readonly content: string;
  readonly excerpt: string;
}

interface Desk {
  /** Sentences for the sections of each role: one page uses a part of the bank, so that the next can use another. */
  readonly sentences: ReadonlyMap<Role, readonly string[]>;
  /** About one search of the page. */
  readonly searchSentences: readonly string[];
  readonly brief: DemoBrief;
  readonly bank: Bank;
  readonly draw: Draw;
  readonly write: SentenceWriter;
}

/** The same brief gives the same article; from 800 words on the length is met within 10 %. */
export function writeArticle(brief: DemoBrief): DemoArticle {
  const bank = bankOf(brief.language);
  const draw = drawFrom(
    [
      brief.language,
      brief.level,
      brief.pillar,
      brief.parent,
      brief.keyword,
      ...(brief.seed === undefined ? [] : [brief.seed]),
    ].join('\n'),
  );
  const write = createSentenceWriter(bank, brief, draw);
  const desk: Desk = { brief, bank, draw, write, ...sentencesOf(bank, draw) };

  const title = titleOf(desk);
  const intro = introduction(desk);
  const ends = fixedBlocks(desk);
  const overview = withPlannedHeading(ends[0], brief);
  const conclusion = withPlannedHeading(ends[1], brief);
  const sections = sectionPlan({ ...brief, headings: besides(ends, brief) });
  const linkQueue = brief.links.filter((link) => link.relation !== 'child' || brief.level !== 1);

  let words = countWords([title, intro, overview, conclusion].join(' '));
  const body = sections.map((section, index) => {
    const left = sections.length - index;
    const budget = (brief.targetWords - words) / left;
    const links = linkQueue.splice(0, Math.ceil(linkQueue.length / left));
    const html = writeSection(desk, section, links, budget);
    words += countWords(html);
    return html;
  });
  return {
    title: plainText(title),
    content: [`<h1>${title}</h1>`, intro, ...body, overview, conclusion]
      .filter((block) => block !== '')
      .join('\n'),
    excerpt: plainText(firstSentence(intro)),
  };
}

const ROLES: readonly Role[] = ['basics', 'choice', 'cost', 'steps', 'mistakes', 'results', 'access'];
/** What may stand in any section beside its own. */
const ANYWHERE: readonly Role[] = ['basics', 'mistakes', 'results'];
const SHARE_OF_OWN = 0.7;
const SHARE_OF_OTHERS = 0.4;

function sentencesOf(bank: Bank, draw: Draw): Pick<Desk, 'sentences' | 'searchSentences'> {
  const part = (texts: readonly string[], share: number): string[] =>
    draw.shuffle(texts).slice(0, Math.ceil(texts.length * share));
  const sentences = ROLES.map((role): [Role, readonly string[]] => {
    const others = ANYWHERE.filter((one) => one !== role).flatMap((one) => bank.roles[one].sentences);
    return [role, [...part(bank.roles[role].sentences, SHARE_OF_OWN), ...part(others, SHARE_OF_OTHERS)]];
  });
  return { sentences: new Map(sentences), searchSentences: part(bank.section.sentences, SHARE_OF_OWN) };
}

function introduction({ brief, bank, draw, write }: Desk): string {
  const place = bank.places[brief.level - 1] ?? '';
  // A word of the keyword is nothing to set beside the keyword.
  const own = new Set(brief.keyword.toLowerCase().split(/\s+/u));
  const isNew = (detail: string): boolean =>
    detail
      .toLowerCase()
      .split(/\s+/u)
      .some((word) => !own.has(word));
  const beside = detailsOf(brief, bank, draw).filter(isNew);
  const opening =
    beside.length === 0
      ? write.sentence(bank.intros.filter((text) => !text.includes('{d}')))
      : write.sentence(bank.intros, { d: draw.pick(beside) });
  const first = `${opening} ${write.sentence([place])}`;
  return `<p>${first}</p>\n<p>${write.sentence(bank.promises)} ${write.sentence(bank.roles.basics.sentences)}</p>`;
}

/** What stands whatever the length: the pillar's overview of its pages, and the conclusion with the example of a source and the invitation. */
function fixedBlocks(desk: Desk): [overview: string, conclusion: string] {
  const { bank, brief, write, draw } = desk;
  const sentences = [0, 1, 2].map(() => write.sentence(bank.conclusion.sentences)).join(' ');
  const example = `<a href="${escapeHtml(exampleAddressOf(brief))}">${escapeHtml(bank.source.anchor)}</a>`;
  const source = write.sentence(bank.source.sentences, { link: example });
  const invitation = write.sentence(bank.invitations);
  const heading = write.heading(draw.pick(bank.conclusion.headings));
  return [
    overviewOf(desk),
    `<h2>${heading}</h2>\n<p>${sentences}</p>\n<p>${source}</p>\n<p>${invitation}</p>`,
  ];
}

/** A found page that is an example itself; a sample text says nothing of a real one. */
function exampleAddressOf({ facts = [] }: DemoBrief): string {
  return facts.find(({ url }) => url.startsWith(EXAMPLE_ADDRESS))?.url ?? EXAMPLE_ADDRESS;
}

const HEADING = /^<h2>(.*)<\/h2>\n?/u;
const headingOf = (block: string): string => plainText(HEADING.exec(block)?.[1] ?? '');

/** An outline that has no such heading leaves the block its text. */
const withPlannedHeading = (block: string, { headings }: DemoBrief): string =>
  headings === undefined || headings.includes(headingOf(block)) ? block : block.replace(HEADING, '');

/** Headings of the outline that none of the fixed blocks has. */
const besides = (blocks: readonly string[], { headings }: DemoBrief): readonly string[] | undefined =>
  headings?.filter((heading) => !blocks.some((block) => headingOf(block) === heading));

function overviewOf(desk: Desk): string {
  const { brief, bank, write } = desk;
  const children = brief.level === 1 ? brief.links.filter((link) => link.relation === 'child') : [];
  if (children.length === 0) return '';
  const head = `<h2>${bank.overview.heading}</h2>\n<p>${write.sentence([bank.overview.lead])}</p>`;
  if (children.length > MOST_PRESENTED) {
    const items = children.map((link) => `<li>${linkSentence(desk, link)}</li>`);
    return `${head}\n<ul>${items.join('')}</ul>`;
  }
  const parts = children.map((link) => {
    const detail = detailOf(link.keyword, brief.keyword, brief.language) ?? link.keyword;
    const about = write.sentence(bank.section.sentences, { v: link.keyword, d: detail });
    return `<h3>${escapeHtml(printed({ ...brief, keyword: link.keyword }))}</h3>\n<p>${about} ${linkSentence(desk, link)}</p>`;
  });
  return [head, ...parts].join('\n');
}

function writeSection(desk: Desk, section: Section, links: readonly DemoLink[], budget: number): string {
  const extra = section.block === null ? '' : blockOf(desk, section.block);
  const opening = openingOf(desk, section);
  const paragraphs: string[] = opening === '' ? [] : [`<p>${opening}</p>`];
  const linkSentences = links.map((link) => linkSentence(desk, link));
  let words = countWords([section.heading, extra, opening, ...linkSentences].join(' '));
  while (words < budget - 8 || paragraphs.length === 0) {
    const length = 3 + Math.floor(desk.draw.next() * 3);
    const sentences: string[] = [];
    while (sentences.length < length && (words < budget - 8 || sentences.length < 1)) {
      const sentence = sentenceFor(desk, section);
      sentences.push(sentence);
      words += countWords(sentence);
    }
    const link = linkSentences.shift();
    if (link !== undefined) sentences.push(link);
    paragraphs.push(`<p>${sentences.join(' ')}</p>`);
  }
  if (linkSentences.length > 0) paragraphs.push(`<p>${linkSentences.join(' ')}</p>`);
  const [first = '', ...rest] = paragraphs;
  return [`<h2>${section.heading}</h2>`, first, extra, ...rest].filter((block) => block !== '').join('\n');
}

/** Says which searches the section answers: each of them is named. */
function openingOf({ brief, bank, write }: Desk, { searches, alike }: Section): string {
  const [lead, ...others] = searches;
  const sentences: string[] = [];
  if (lead !== undefined) {
    const d = detailOf(lead, brief.keyword, brief.language) ?? lead;
    sentences.push(
      write.sentence(d === lead ? bank.section.first.slice(0, 1) : bank.section.first, { v: lead, d }),
    );
  }
  const also = [...others, ...alike];
  // “The same goes for” needs something said before it.
  const leads = lead === undefined ? bank.section.also.slice(0, 1) : bank.section.also;
  if (also.length > 0) sentences.push(write.sentence(leads, { list: also.map(write.name).join(', ') }));
  return sentences.join(' ');
}

/** Of a section that answers searches, half of the sentences speak of one of them; elsewhere one of four, of pages around. */
function sentenceFor(desk: Desk, { role, searches }: Section): string {
  const { brief, write, draw, searchSentences } = desk;
  const around = [...brief.children, ...brief.siblings];
  const [named, share] = searches.length > 0 ? [searches, 1 / 2] : [around, 1 / 4];
  const own = desk.sentences.get(role) ?? [];
  // Where each of the role's own beginnings is worn on this page, what suits any section is said.
  const general = desk.sentences.get('basics') ?? [];
  if (named.length === 0 || draw.next() > share) return write.sentence(own, {}, general);
  const v = draw.pick(named);
  return write.sentence(searchSentences, { v, d: detailOf(v, brief.keyword, brief.language) ?? v }, own);
}

function blockOf(desk: Desk, block: Block): string {
  const { bank, write, draw } = desk;
  if (block === 'table') return tableOf(desk);
  const { leads, items } = bank[block];
  const tag = block === 'steps' ? 'ol' : 'ul';
  // The items of a procedure keep their order; a checklist has none.
  const chosen =
    block === 'steps' ? items.filter(() => draw.next() < 0.8) : draw.shuffle(items).slice(0, LIST_ITEMS);
  const lines = chosen.map((item) => `<li>${write.sentence([item])}</li>`);
  return `<p>${draw.pick(leads)}</p>\n<${tag}>${lines.join('')}</${tag}>`;
}

/** A row for each search that the page answers, or for each page around it. */
function tableOf({ bank, brief, draw, write }: Desk): string {
  const searches = [...brief.outline.flatMap(({ keywords }) => keywords.slice(0, 1)), ...brief.variants];
  const around = [...brief.children, ...brief.siblings, brief.parent ?? '', brief.keyword];
  const named = [...new Set([...searches, ...around])].filter((one) => one !== '').slice(0, TABLE_ROWS);
  if (named.length < FEWEST_ROWS) named.push(...bank.additions.slice(0, TABLE_ROWS - 1));
  const rows = named.map((search) => {
    const [first = '', next = ''] = draw.shuffle([...bank.measures, ...bank.aspects]);
    return `<tr><td>${escapeHtml(search)}</td><td>${write.heading(first)}</td><td>${write.heading(next)}</td></tr>`;
  });
  const head = bank.table.header.map((cell) => `<th>${cell}</th>`).join('');
  return `<p>${draw.pick(bank.table.leads)}</p>\n<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function linkSentence({ bank, write, draw }: Desk, { keyword, relation, anchors }: DemoLink): string {
  const text = anchors.length === 0 ? keyword : draw.pick(anchors);
  const anchor = `<a href="silo:${escapeHtml(keyword)}">${escapeHtml(text)}</a>`;
  return write.sentence(bank.links[relation], { link: anchor });
}

const fits = (heading: string): boolean => [...plainText(heading)].length <= MAX_TITLE_CHARACTERS;

/** A title by draw, or the shortest one where the keyword leaves no room. */
function titleOf({ draw, write, brief, bank }: Desk): string {
  const { template, language } = brief;
  const templates =
    template === undefined
      ? bank.titles[brief.intent]
      : [`{K}${bank.meta.colon}${templateName(template, language)}`];
  const drawn = write.heading(draw.pick(templates));
  if (fits(drawn)) return drawn;
  const [brief_ = ''] = [...templates].sort((a, b) => a.length - b.length);
  return write.heading(brief_);
}

function firstSentence(html: string): string {
  return /<p>(.+?[.!?])(?:\s|<)/.exec(html)?.[1]?.replace(/<[^>]+>/g, '') ?? '';
}
