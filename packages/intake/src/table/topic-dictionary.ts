// Which number has a topic? The same label in another case or spacing is the same topic; the first spelling is kept.
import { cleanText } from '../keywords/folding.ts';

/** Labels by which tools say that they found no topic; -1 is the noise of a clustering. */
const NO_TOPIC =
  /^(?:[-–—_.?*#]+|-1|n\/?a|nan|null|none|undefined|unknown|\(?not set\)?|\(?none\)?|(?:zzz_?)?no[ _-]?(?:cluster|topic|group|category)|noise|unclustered|ungrouped|uncategori[sz]ed|outliers?)$/iu;
/** Longer texts are no labels. */
const LONGEST_TOPIC = 200;

export class TopicDictionary {
  readonly topics: string[] = [];
  readonly #byFold = new Map<string, number>();

  /** Index of the topic that a cell names, -1 for none. */
  idOf(text: string): number {
    const label = withoutQuotes(cleanText(text));
    if (label === '' || label.length > LONGEST_TOPIC || NO_TOPIC.test(label)) return -1;
    const fold = label.toLowerCase();
    const known = this.#byFold.get(fold);
    if (known !== undefined) return known;
    this.topics.push(label);
    this.#byFold.set(fold, this.topics.length - 1);
    return this.topics.length - 1;
  }
}

/** Language models put their labels in quotes, and exports keep them. */
function withoutQuotes(label: string): string {
  return /^"[^"]+"$|^“[^”]+”$/u.test(label) ? label.slice(1, -1).trim() : label;
}
