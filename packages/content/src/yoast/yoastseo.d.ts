// What is used of yoastseo 3.6.0, which ships no types.

/** Its files are CommonJS with `exports.default`: Node imports the exports as `default`, some bundlers what `exports.default` holds. */
type Exported<Value> = Value | { readonly default: Value };

declare module 'yoastseo/build/values/Paper.js' {
  export type Paper = object;
  export interface PaperAttributes {
    readonly keyword: string;
    /** Plain text, as all that follows. */
    readonly title: string;
    /** Pixels, in Arial of 20 px. */
    readonly titleWidth: number;
    readonly textTitle: string;
    readonly description: string;
    readonly slug: string;
    /** `de_DE` */
    readonly locale: string;
    /** Address of the page: links to its host are internal. */
    readonly permalink: string;
    readonly writingDirection: 'LTR' | 'RTL';
  }
  const exported: Exported<new (html: string, attributes: PaperAttributes) => Paper>;
  export default exported;
}

declare module 'yoastseo/build/languageProcessing/languages/*' {
  import type { Paper } from 'yoastseo/build/values/Paper.js';
  export type Researcher = object;
  export type ResearcherClass = new (paper: Paper) => Researcher;
  const exported: Exported<ResearcherClass>;
  export default exported;
}

declare module 'yoastseo/build/scoring/assessors/*' {
  import type { Paper } from 'yoastseo/build/values/Paper.js';
  export interface AssessmentResult {
    getIdentifier(): string;
    /** −1: the assessment failed; 0: for information; 1–9 and, for what is far off, less than −1. */
    getScore(): number;
    /** HTML: a sentence with links. */
    getText(): string;
  }
  export interface Assessor {
    assess(paper: Paper): void;
    /** Those that have something to say. */
    getValidResults(): readonly AssessmentResult[];
  }
  const exported: Exported<new (researcher: object) => Assessor>;
  export default exported;
}
