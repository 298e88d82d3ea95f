// What the prompts ask for where a page has a form of its own: sections, the place of links, the pattern of its search result.
import type { TemplateId } from '@silosmith/contract';
import type { PageBrief } from './brief.ts';

interface TemplateShape {
  readonly form: string;
  /** What each section is for, in order; the model words the headings. */
  readonly sections: readonly string[];
  readonly links: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
}

const SHAPES: Readonly<Record<TemplateId, TemplateShape>> = {
  'how-to': {
    form: 'a how-to guide: the reader does it while reading',
    sections: [
      'what the reader needs before the first step',
      'the steps as one numbered list, or an h3 for each step where steps are long',
      'how to see that it worked',
      'mistakes at each step and how to undo them',
      'the next step',
    ],
    links: 'Link a page at the step that it explains.',
    metaTitle: 'how to … or the keyword, then that it goes step by step',
    metaDescription: 'what the reader can do in the end, what is needed, how many steps',
  },
  listicle: {
    form: 'a list article: independent items of equal weight, each below a numbered h2',
    sections: [
      'by what the items were chosen, in two sentences',
      'the items: at least seven, each with what it is, for whom it fits and one drawback',
      'how to choose among them',
    ],
    links: 'Link a page in the item that it belongs to.',
    metaTitle: 'the number of items, the keyword, for whom',
    metaDescription: 'how many items, by what they were chosen, for whom',
  },
  comparison: {
    form: 'a comparison: the same criteria for every option',
    sections: [
      'the answer in short: which option for whom',
      'the criteria and why they count',
      'a table with a row for each option and a column for each criterion',
      'each option below an h2 or h3 of its own: strengths, drawbacks, cost',
      'which option in which case',
    ],
    links: 'Link a page where its option or criterion is treated.',
    metaTitle: 'option A vs option B or the keyword, then that options are compared',
    metaDescription: 'which options are compared, by which criteria, what the reader can decide',
  },
  'ultimate-guide': {
    form: 'a complete guide: from the first question to the details, so that a reader can enter anywhere',
    sections: [
      'what it is and for whom',
      'how it works',
      'kinds and options, with a table',
      'how to choose or begin, step by step',
      'cost and effort',
      'mistakes and limits',
      'frequent questions, each with a short answer',
    ],
    links: 'Link a page at the end of the section that it goes on from.',
    metaTitle: 'the keyword, then that it is the complete guide',
    metaDescription: 'which parts of the topic are covered, from the first question to the last',
  },
  'problem-solution': {
    form: 'problem and solution: the reader has a problem now',
    sections: [
      'the problem as the reader meets it, and how to recognise it',
      'its causes, most frequent first',
      'the solutions, quickest first, each with effort and limits',
      'when to ask a professional or to replace',
      'how to prevent it',
    ],
    links: 'Link a page at the cause or solution that it treats.',
    metaTitle: 'the problem, then that it is solved',
    metaDescription: 'the problem in the words of the reader, the causes, the quickest solution',
  },
  'news-analysis': {
    form: 'an analysis of recent developments: what is known, what follows, what is open',
    sections: [
      'what is known, with its date and source; nothing is reported without a source',
      'how it came to this',
      'what it means for whom',
      'what is open, and what would decide it',
    ],
    links: 'Link a page where its background is needed.',
    metaTitle: 'the keyword, then what has changed or what it means',
    metaDescription: 'what has changed, for whom it matters, what is open',
  },
};

const shapeOf = ({ template }: PageBrief): TemplateShape | null =>
  template === undefined ? null : SHAPES[template];

/** For every prompt about the text. */
export function formLines(brief: PageBrief): string[] {
  const shape = shapeOf(brief);
  if (shape === null) return [];
  return [`Form: ${shape.form}.${brief.links.length > 0 ? ` ${shape.links}` : ''}`];
}

/** For the prompts that decide which sections there are. */
export function formSectionLines(brief: PageBrief): string[] {
  const shape = shapeOf(brief);
  if (shape === null) return [];
  return [
    '',
    'Sections that this form has, in this order, each with a heading that names what is special to this page; what people search for goes where it belongs:',
    ...shape.sections.map((section) => `- ${section}`),
  ];
}

/** For the search result. */
export function formMetaLines(brief: PageBrief): string[] {
  const shape = shapeOf(brief);
  if (shape === null) return [];
  return [
    `- The page is ${shape.form}. Title: ${shape.metaTitle}. Description: ${shape.metaDescription}. Only what is true of the page.`,
  ];
}
