// Sections of an article as places in its HTML, so that one can be replaced and every other octet stays.
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { cleanLine } from './clean-text.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Parent = DefaultTreeAdapterTypes.DocumentFragment | DefaultTreeAdapterTypes.Element;

export interface ArticleSection {
  /** Text of its heading. */
  readonly heading: string;
  /** How many sections before it have the same heading. */
  readonly nth: number;
  /** 2 to 4. */
  readonly level: number;
  /** Where its text begins, behind the heading, and where it ends: before the next heading of its level or above. */
  readonly from: number;
  readonly to: number;
}

/** Below each h2 to h4, in document order; one below an h3 is within that of the h2 before it. */
export function sectionsOf(html: string): ArticleSection[] {
  const found: Omit<ArticleSection, 'nth'>[] = [];
  collect(parseFragment(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }), html.length, found);
  const seen = new Map<string, number>();
  return found.map((section) => {
    const nth = seen.get(section.heading) ?? 0;
    seen.set(section.heading, nth + 1);
    return { ...section, nth };
  });
}

export const sectionHtml = (html: string, { from, to }: ArticleSection): string =>
  html.slice(from, to).trim();

/** The text of the section replaced; what is before and behind it stays octet by octet. */
export function withSection(html: string, { from, to }: ArticleSection, text: string): string {
  return `${html.slice(0, from)}\n${text}\n${html.slice(to)}`;
}

function collect(parent: Parent, end: number, found: Omit<ArticleSection, 'nth'>[]): void {
  parent.childNodes.forEach((node, at) => {
    if (!('tagName' in node)) return;
    const level = levelOf(node);
    const from = node.sourceCodeLocation?.endOffset;
    if (level === null || level < 2 || from === undefined) {
      collect(node, node.sourceCodeLocation?.endTag?.startOffset ?? end, found);
      return;
    }
    const next = parent.childNodes.slice(at + 1).find((other) => holdsHeading(other, level));
    const to = next?.sourceCodeLocation?.startOffset ?? end;
    if (level <= DEEPEST) found.push({ heading: cleanLine(textOf(node)), level, from, to });
  });
}

const DEEPEST = 4;

const levelOf = (node: Node): number | null =>
  'tagName' in node && /^h[1-6]$/u.test(node.tagName) ? Number(node.tagName[1]) : null;

const holdsHeading = (node: Node, most: number): boolean => {
  const level = levelOf(node);
  if (level !== null) return level <= most;
  return 'childNodes' in node && node.childNodes.some((child) => holdsHeading(child, most));
};

const textOf = (node: Node): string => {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
};
