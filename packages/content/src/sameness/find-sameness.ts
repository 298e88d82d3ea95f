// What the articles of a site repeat: passages, openings, heading skeletons, anchors.
import { elementsOf, rawTextOf, treeOf } from '../html-tree.ts';
import { siloLinksOf } from '../silo-links.ts';
import { wordsOf } from '../words.ts';
import { nearDuplicates } from './near-duplicates.ts';

export interface SitePage {
  readonly keyword: string;
  /** HTML of the article. */
  readonly content: string;
}

/**
 * `passage`: paragraphs of two pages that say nearly the same. `opening`: the same first sentence. `headings`: the same headings in the
 * same order. The page's own keyword counts as the same word on every page. `anchor`: one text in more than 40 % of the links to a page.
 */
export interface SameText {
  readonly kind: 'passage' | 'opening' | 'headings' | 'anchor';
  /** The two pages; of `anchor` the target alone. */
  readonly keywords: readonly string[];
  /** The repeated text, as the first page has it. */
  readonly text: string;
  /** Likeness of two passages, or share of the links to the target; 1 where the texts are equal. */
  readonly share: number;
}

const FEWEST_PASSAGE_WORDS = 20;
const FEWEST_HEADINGS = 3;
/** Fewer links to a page say nothing about its anchors. */
const FEWEST_LINKS = 5;
const MOST_ANCHOR_SHARE = 0.4;
const OWN_KEYWORD = '*';

/** Near-linear: O(words of all articles + words of the passages that are compared; see `nearDuplicates`). */
export function findSameness(pages: readonly SitePage[]): SameText[] {
  const read = pages.map(readPage);
  return [
    ...samePassages(read),
    ...sameLines(read, 'opening'),
    ...sameLines(read, 'headings'),
    ...sameAnchors(pages),
  ];
}

interface ReadPage {
  readonly keyword: string;
  readonly passages: readonly { readonly text: string; readonly words: readonly string[] }[];
  /** As written; '' where the page has none, or too little of it. */
  readonly opening: string;
  readonly headings: string;
}

function readPage({ keyword, content }: SitePage): ReadPage {
  const elements = [...elementsOf(treeOf(content))];
  const texts = (name: RegExp): string[] =>
    elements
      .filter(({ tagName }) => name.test(tagName))
      .map((node) => rawTextOf(node).replace(/\s+/gu, ' ').trim());
  const paragraphs = texts(/^p$/u);
  const headings = texts(/^h[23]$/u);
  return {
    keyword,
    passages: paragraphs
      .map((text) => ({ text, words: maskedWords(text, keyword) }))
      .filter(({ words }) => words.length >= FEWEST_PASSAGE_WORDS),
    opening: paragraphs[0]?.split(/(?<=[.!?])\s/u)[0] ?? '',
    headings: headings.length < FEWEST_HEADINGS ? '' : headings.join(' · '),
  };
}

/** Lower-cased words; an occurrence of the keyword is one `*`. */
function maskedWords(text: string, keyword: string): string[] {
  const words = wordsOf(text.toLowerCase());
  const own = wordsOf(keyword.toLowerCase());
  const masked: string[] = [];
  for (let at = 0; at < words.length; ) {
    const isOwn = own.length > 0 && own.every((word, offset) => words[at + offset] === word);
    masked.push(isOwn ? OWN_KEYWORD : (words[at] ?? ''));
    at += isOwn ? own.length : 1;
  }
  return masked;
}

/** One finding a pair of pages: the passage that is most alike. */
function samePassages(pages: readonly ReadPage[]): SameText[] {
  const all = pages.flatMap((page, at) => page.passages.map((passage) => ({ ...passage, at })));
  const best = new Map<string, SameText>();
  for (const { one, other, likeness } of nearDuplicates(all.map(({ words }) => words))) {
    const [a, b] = [all[one], all[other]];
    if (a === undefined || b === undefined || a.at === b.at) continue;
    const pair = `${a.at}-${b.at}`;
    if ((best.get(pair)?.share ?? 0) >= likeness) continue;
    const keywords = [pages[a.at]?.keyword ?? '', pages[b.at]?.keyword ?? ''];
    best.set(pair, { kind: 'passage', keywords, text: a.text, share: likeness });
  }
  return [...best.values()];
}

/** Pages with an equal line; each is paired with the first that has it, so that a set of n pages gives n − 1 findings. */
function sameLines(pages: readonly ReadPage[], kind: 'opening' | 'headings'): SameText[] {
  const first = new Map<string, ReadPage>();
  return pages.flatMap((page): SameText[] => {
    const key = maskedWords(page[kind], page.keyword).join(' ');
    if (key === '') return [];
    const before = first.get(key);
    if (before === undefined) {
      first.set(key, page);
      return [];
    }
    return [{ kind, keywords: [before.keyword, page.keyword], text: before[kind], share: 1 }];
  });
}

function sameAnchors(pages: readonly SitePage[]): SameText[] {
  const anchorsByTarget = new Map<string, Map<string, number>>();
  for (const { content } of pages)
    for (const { keyword, text } of siloLinksOf(content)) {
      const anchors = anchorsByTarget.get(keyword) ?? new Map<string, number>();
      const anchor = text.toLowerCase().replace(/\s+/gu, ' ').trim();
      anchorsByTarget.set(keyword, anchors.set(anchor, (anchors.get(anchor) ?? 0) + 1));
    }
  return [...anchorsByTarget].flatMap(([target, anchors]): SameText[] => {
    const links = [...anchors.values()].reduce((sum, count) => sum + count, 0);
    const [[text, count] = ['', 0]] = [...anchors].sort((a, b) => b[1] - a[1]);
    const share = count / links;
    return links < FEWEST_LINKS || share <= MOST_ANCHOR_SHARE
      ? []
      : [{ kind: 'anchor', keywords: [target], text, share }];
  });
}
