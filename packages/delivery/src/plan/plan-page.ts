// The printed plan, part by part: one HTML file that loads nothing and runs nothing.
import { escapeHtml } from '@silosmith/kernel';
import { curveSvg } from './curve-svg.ts';
import { PLAN_CSS } from './plan-css.ts';
import { type PlanReport, type PlanRow, type PlanTopic, sumKnown } from './plan-report.ts';
import { asideSentence, methodParagraphs, type SayPlan, UNIT_TEXTS, whySentence } from './plan-texts.ts';

export interface PlanPageInput {
  readonly report: PlanReport;
  readonly say: SayPlan;
  /** Tag of the language of the sentences; keywords carry the project's. */
  readonly textLanguage: string;
  /** ISO 8601. */
  readonly nowIso: string;
  /** Whom it is for and from; '' for neither. */
  readonly client: string;
  readonly author: string;
  /** With a reason for every page. */
  readonly reasons: boolean;
}

/** Sections of a page that are named; keywords set aside that are listed by reason. */
const SECTIONS_NAMED = 6;
const ASIDE_LISTED = 60;

interface Context extends PlanPageInput {
  number(value: number): string;
}

/** The parts of the document, in order, so that a large plan is never one string. */
export function* planPage(input: PlanPageInput): Generator<string> {
  const format = new Intl.NumberFormat(input.textLanguage);
  const context: Context = { ...input, number: (value) => format.format(value) };
  yield head(context);
  yield cover(context);
  yield curve(context);
  yield overview(context);
  yield `<h2>${escapeHtml(input.say('page.tree'))}</h2>\n`;
  const [small, large] = split(input.report.topics);
  for (const topic of large) yield topicSection(topic, context);
  if (small.length > 0) yield singlesSection(small, context);
  yield method(context);
  yield setAside(context);
  const estimate = input.report.demandUnit === 'impressions' ? 'estimateImpressions' : 'estimate';
  yield `<footer>${escapeHtml(input.say(`page.${estimate}`))}</footer>\n</main>\n</body>\n</html>\n`;
}

function head({ report, textLanguage, say }: Context): string {
  const title = escapeHtml(`${report.name}: ${say('page.title')}`);
  return `<!doctype html>
<html lang="${escapeHtml(textLanguage)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${PLAN_CSS}</style>
</head>
<body>
<main>
`;
}

function cover({ report, say, number, nowIso, client, author, textLanguage }: Context): string {
  const date = new Intl.DateTimeFormat(textLanguage, { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(nowIso),
  );
  const by = [
    ...(client === '' ? [] : [say('page.client', { name: client })]),
    ...(author === '' ? [] : [say('page.author', { name: author })]),
    date,
  ];
  const { facts, rows, topics, words } = report;
  const percent = Math.round(100 * facts.demandServedRatio);
  const unit = UNIT_TEXTS[report.demandUnit];
  const intro = say(`page.intro${unit}`, {
    keywords: number(report.keywordCount),
    pages: number(rows.length),
    topics: number(topics.length),
    percent,
  });
  const figures: readonly (readonly [string, string])[] = [
    [say('page.pages'), number(rows.length)],
    [say('page.topics'), number(topics.length)],
    [say(`page.served${unit}`), `${percent} %`],
    [say('page.words'), number(words)],
  ];
  const list = figures.map(
    ([label, value]) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`,
  );
  return `<p class="kind">${escapeHtml(say('page.title'))}</p>
<h1>${escapeHtml(report.name)}</h1>
<p class="by">${by.map(escapeHtml).join(' · ')}</p>
<p class="lead">${escapeHtml(intro)}</p>
<dl class="facts">${list.join('')}</dl>
`;
}

function curve({ report: { facts, rows, demandUnit }, say, number }: Context): string {
  const points = facts.curve.map(({ pages, demandServedRatio }) => ({ pages, ratio: demandServedRatio }));
  if (points.length < 2) return '';
  const mark = { pages: facts.pages, ratio: facts.demandServedRatio };
  const text = say(`page.curveText${UNIT_TEXTS[demandUnit]}`, {
    pages: number(rows.length),
    percent: Math.round(100 * facts.demandServedRatio),
    most: number(points.at(-1)?.pages ?? 0),
  });
  const svg = curveSvg({ points, mark, label: text, width: 860, height: 240, hasAxes: true });
  return `<h2>${escapeHtml(say('page.curve'))}</h2>\n<figure>${svg}<figcaption>${escapeHtml(text)}</figcaption></figure>\n`;
}

function overview({ report, say, number }: Context): string {
  const [small, large] = split(report.topics);
  const demand = (topics: readonly PlanTopic[]): number => sumKnown(topics.map((topic) => topic.demand));
  const lines = large.map((topic) => ({
    name: keyword(topic.name, report),
    pages: topic.rows.length,
    demand: topic.demand,
  }));
  if (small.length > 0)
    lines.push({ name: escapeHtml(say('page.singles')), pages: small.length, demand: demand(small) });
  const most = Math.max(1, ...lines.map((line) => line.demand));
  const rows = lines.map((line) => {
    const width = Math.max(1, Math.round((100 * line.demand) / most));
    const bar = line.demand > 0 ? `<span class="bar" style="width:${width}%"></span>` : '';
    return `<tr><td>${line.name}${bar}</td><td class="n">${number(line.pages)}</td><td class="n">${line.demand < 0 ? '–' : number(line.demand)}</td></tr>`;
  });
  return `<h2>${escapeHtml(say('page.overview'))}</h2>
<table><thead><tr><th>${escapeHtml(say('columns.topic'))}</th><th class="n">${escapeHtml(say('page.pages'))}</th><th class="n">${escapeHtml(say('page.demand'))}</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>
`;
}

/** A table for each topic of one page would be a document of headings: they share one. */
function split(topics: readonly PlanTopic[]): [small: PlanTopic[], large: PlanTopic[]] {
  return [topics.filter(({ rows }) => rows.length === 1), topics.filter(({ rows }) => rows.length > 1)];
}

function topicSection(topic: PlanTopic, context: Context): string {
  const { say, number, report } = context;
  const facts = say('page.topicFacts', {
    count: topic.rows.length,
    demand: topic.demand < 0 ? '–' : number(topic.demand),
    words: number(topic.rows.reduce((sum, row) => sum + row.words, 0)),
  });
  const name = `<h3>${keyword(topic.name, report)}</h3><p>${escapeHtml(facts)}</p>`;
  return tableSection(`<div>${name}</div>${topicCurve(topic, say)}`, topic.rows, context);
}

function singlesSection(topics: readonly PlanTopic[], context: Context): string {
  const { say } = context;
  const facts = say('page.singlesFacts', { count: topics.length });
  const name = `<h3>${escapeHtml(say('page.singles'))}</h3><p>${escapeHtml(facts)}</p>`;
  return tableSection(
    `<div>${name}</div>`,
    topics.flatMap(({ rows }) => rows),
    context,
  );
}

function tableSection(header: string, rows: readonly PlanRow[], context: Context): string {
  const { say } = context;
  const columns = [
    `<th>${escapeHtml(say('columns.keyword'))}</th>`,
    `<th class="n">${escapeHtml(say('page.demand'))}</th>`,
    `<th class="n">${escapeHtml(say('columns.difficulty'))}</th>`,
    `<th class="wide i">${escapeHtml(say('columns.intent'))}</th>`,
    `<th class="n wide">${escapeHtml(say('columns.words'))}</th>`,
  ];
  return `<section class="topic"><header>${header}</header>
<table><thead><tr>${columns.join('')}</tr></thead><tbody>
${rows.map((row) => pageRow(row, context)).join('\n')}
</tbody></table></section>
`;
}

/** How much of the topic's demand its most searched pages serve. Nothing for a topic of fewer than three pages with known demand. */
function topicCurve({ rows }: PlanTopic, say: SayPlan): string {
  const demands = rows.map(({ demand }) => Math.max(0, demand)).toSorted((a, b) => b - a);
  const total = demands.reduce((sum, demand) => sum + demand, 0);
  if (total === 0 || rows.length < 3) return '';
  let served = 0;
  const points = demands.map((demand, index) => {
    served += demand;
    return { pages: index + 1, ratio: served / total };
  });
  return curveSvg({ points, label: say('page.topicCurve'), width: 110, height: 34, hasAxes: false });
}

function pageRow(row: PlanRow, context: Context): string {
  const { say, number, report, reasons } = context;
  const figure = (value: number): string => (value < 0 ? '–' : number(value));
  const marked = row.fit === 'weak' || row.fit === 'proposed';
  const mark = marked ? ` <span class="${row.fit}">${escapeHtml(say(`fit.${row.fit}`))}</span>` : '';
  const named = row.sections.slice(0, SECTIONS_NAMED).map(({ heading }) => keyword(heading, report));
  const more =
    row.sections.length > SECTIONS_NAMED
      ? ` ${escapeHtml(say('page.more', { count: row.sections.length - SECTIONS_NAMED }))}`
      : '';
  const sections =
    named.length === 0
      ? ''
      : `<span class="s"><b>${escapeHtml(say('columns.sections'))}:</b> ${named.join('; ')}${more}</span>`;
  const why = reasons ? `<span class="why">${escapeHtml(whySentence(row, say))}</span>` : '';
  return `<tr class="l${row.level}"><td><span class="t">${keyword(row.keyword, report)}</span>${mark}${sections}${why}</td><td class="n">${figure(row.demand)}</td><td class="n">${figure(row.difficulty)}</td><td class="wide i">${escapeHtml(row.intent.join(', '))}</td><td class="n wide">${number(row.words)}</td></tr>`;
}

function method({ report, say, textLanguage }: Context): string {
  const paragraphs = methodParagraphs(report, say, textLanguage).map((text) => `<p>${escapeHtml(text)}</p>`);
  return `<h2>${escapeHtml(say('page.method'))}</h2>\n${paragraphs.join('\n')}\n`;
}

function setAside({ report, say, number }: Context): string {
  if (report.setAside.length === 0) return '';
  const byReason = Map.groupBy(report.setAside, ({ reason }) => reason);
  const groups = [...byReason].map(([reason, members]) => {
    const items = members.slice(0, ASIDE_LISTED).map(({ keyword: text, volume }) => {
      const searched = volume < 0 ? '' : ` <span>${number(volume)}</span>`;
      return `<li>${keyword(text, report)}${searched}</li>`;
    });
    const left = members.length - items.length;
    const more = left > 0 ? `<p class="why">${escapeHtml(say('page.more', { count: left }))}</p>` : '';
    return `<section class="topic"><h3>${number(members.length)} · ${escapeHtml(asideSentence(reason, say))}</h3><ul class="aside">${items.join('')}</ul>${more}</section>`;
  });
  const text = say(report.demandUnit === 'impressions' ? 'page.setAsideImpressions' : 'page.setAsideText', {
    count: report.setAside.length,
  });
  return `<h2>${escapeHtml(say('page.setAside'))}</h2>\n<p>${escapeHtml(text)}</p>\n${groups.join('\n')}\n`;
}

/** Screen readers speak it in the project's language. */
function keyword(text: string, { language }: PlanReport): string {
  return `<span lang="${escapeHtml(language)}">${escapeHtml(text)}</span>`;
}
