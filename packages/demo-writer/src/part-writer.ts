// A long sample article in parts: the parts put together are the article.
import { stableHash } from '@silosmith/kernel';
import { type DemoArticle, writeArticle } from './article-writer.ts';
import type { DemoBrief } from './demo-brief.ts';
import { plainText } from './plain-text.ts';

export interface DemoPart {
  /** Of the first part alone. */
  readonly title?: string;
  readonly excerpt?: string;
  readonly content: string;
  readonly summary: string;
}

export interface DemoOutline {
  readonly sections: readonly {
    readonly heading: string;
    readonly about: string;
    /** Numbers of the brief's headings, from 1. */
    readonly entries: readonly number[];
  }[];
}

/** Of the last brief: the parts of an article are asked for one after the other. */
let last: { readonly key: string; readonly article: DemoArticle } | null = null;

function articleOf(brief: DemoBrief): DemoArticle {
  const key = JSON.stringify(brief);
  if (last?.key !== key) last = { key, article: writeArticle(brief) };
  return last.article;
}

export function writeOutline(brief: DemoBrief): DemoOutline {
  const numbers = new Map(brief.outline.map(({ heading }, at) => [heading.toLowerCase(), at + 1]));
  return {
    sections: sectionsOf(articleOf(brief).content)
      .slice(1)
      .map((html) => {
        const heading = headingOf(html);
        const entry = numbers.get(heading.replace(/^\d+\. /u, '').toLowerCase());
        return { heading, about: '', entries: entry === undefined ? [] : [entry] };
      }),
  };
}

/** Part `at` of `of`: as many sections as the others, give or take one; the introduction is in the first. */
export function writePart(
  brief: DemoBrief,
  { at, of }: { readonly at: number; readonly of: number },
): DemoPart {
  const { title, excerpt, content } = articleOf(brief);
  const [introduction = '', ...sections] = sectionsOf(content);
  const bound = (part: number): number => Math.round((part * sections.length) / of);
  const own = sections.slice(bound(at), bound(at + 1));
  const first = at === 0 ? [introduction] : [];
  return {
    ...(at === 0 ? { title, excerpt } : {}),
    content: [...first, ...own].join('\n'),
    summary: own.map(headingOf).join('; '),
  };
}

/**
 * The section below a heading in other sentences than `text`, without the heading. Where the article has no such heading, that of another one at
 * the same place.
 */
export function writeSectionAgain(
  brief: DemoBrief,
  { heading, text }: { readonly heading: string; readonly text: string },
): { readonly content: string } {
  const [, ...sections] = sectionsOf(articleOf({ ...brief, seed: text }).content);
  const wanted = plainText(heading).toLowerCase();
  const found = sections.find((html) => headingOf(html).toLowerCase() === wanted);
  const chosen = found ?? sections[stableHash(heading) % sections.length] ?? '';
  return { content: chosen.replace(/^<h2>.*<\/h2>\n?/u, '') };
}

/** The introduction, then each section from its h2 on. */
const sectionsOf = (content: string): string[] => content.split(/\n(?=<h2>)/u);

const headingOf = (html: string): string => plainText(/^<h2>(.*)<\/h2>/u.exec(html)?.[1] ?? '');
