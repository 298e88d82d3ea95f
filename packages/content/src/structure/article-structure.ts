// What kind of content an article is beside an article: questions with answers, a procedure in steps.
import { cleanLine } from '../clean-text.ts';
import { type Element, elementsOf, type Root, rawTextOf, treeOf } from '../html-tree.ts';
import { blocksOf } from '../repair/blocks.ts';
import { textOf } from '../words.ts';
import { isHowTo } from './how-to-words.ts';

export interface AnsweredQuestion {
  readonly question: string;
  /** Plain text. */
  readonly answer: string;
}

/** Fewer do not make a page one of questions and answers. */
const FEWEST_QUESTIONS = 2;
const FEWEST_QUESTION_SECTIONS = 3;
const FEWEST_STEPS = 3;

interface Heading {
  readonly level: number;
  readonly text: string;
  /** Of everything up to the next heading. */
  readonly html: string;
}

/**
 * Questions of an article that is a page of questions and answers: an H2 section whose H3 headings are all questions, else at least three
 * H2 questions. Empty where it is none, or a question has no answer. O(length).
 */
export function questionsOf(html: string): AnsweredQuestion[] {
  const headings = headingsOf(html);
  const sections = sectionsOf(headings).map(({ below }) => below.filter(({ level }) => level === 3));
  const asked = sections.find((below) => below.length >= FEWEST_QUESTIONS && below.every(isQuestion));
  const own = headings.filter((heading) => heading.level === 2 && isQuestion(heading));
  const found = asked ?? (own.length >= FEWEST_QUESTION_SECTIONS ? own : []);
  const answered = found.map(({ text, html: answer }) => ({ question: text, answer: plain(answer) }));
  return answered.every(({ answer }) => answer !== '') ? answered : [];
}

/**
 * Steps of an article that is a guide: its title asks how, and it has an ordered list of three items or more. Empty where it is none. O(length).
 */
export function stepsOf(html: string, title: string, language: string): string[] {
  if (!isHowTo(title, language)) return [];
  const lists = [...elementsOf(treeOf(html))].filter(({ tagName }) => tagName === 'ol');
  const items = lists.map((list) =>
    list.children.filter((child): child is Element => child.type === 'element' && child.tagName === 'li'),
  );
  const steps = items.find((list) => list.length >= FEWEST_STEPS) ?? [];
  return steps.map((item) => cleanLine(rawTextOf(item))).filter((text) => text !== '');
}

const isQuestion = ({ text }: Heading): boolean => /[?？]["'”’»)]*$/u.test(text);
const plain = (html: string): string => cleanLine(textOf(html));

function headingsOf(html: string): Heading[] {
  const headings: { level: number; text: string; html: string }[] = [];
  for (const block of blocksOf(html)) {
    const heading = headingIn(treeOf(block));
    const last = headings.at(-1);
    if (heading !== null) headings.push({ ...heading, html: '' });
    else if (last) last.html += block;
  }
  return headings;
}

function headingIn(tree: Root): { level: number; text: string } | null {
  const [first] = tree.children;
  if (first?.type !== 'element' || !/^h[1-6]$/u.test(first.tagName)) return null;
  return { level: Number(first.tagName.slice(1)), text: cleanLine(rawTextOf(first)) };
}

/** Each H2 with the headings below it. */
function sectionsOf(headings: readonly Heading[]): { below: Heading[] }[] {
  const sections: { below: Heading[] }[] = [];
  for (const heading of headings) {
    if (heading.level <= 2) sections.push({ below: [] });
    else sections.at(-1)?.below.push(heading);
  }
  return sections;
}
