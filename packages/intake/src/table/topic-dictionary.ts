// Topic labels to numbers: labels that differ only in case or spacing are one topic, in its first spelling.
import { cleanText } from '../keywords/folding.ts';

/** Labels for 'no topic'; -1 is the noise label of clustering tools. */
const NO_TOPIC =
  /^(?:[-–—_.?*#]+|-1|n\/?a|nan|null|none|undefined|unknown|\(?not set\)?|\(?none\)?|(?:zzz_?)?no[ _-]?(?:cluster|topic|group|category)|noise|unclustered|ungrouped|uncategori[sz]ed|outliers?)$/iu;
/** Characters; longer texts are not labels. */
const LONGEST_TOPIC = 200;

export class TopicDictionary {
  readonly topics: string[] = [];
  readonly #byFold = new Map<string, number>();

  /** Index of the cell's topic, -1 for none. */
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

/** Labels written by language models are often in quotes. */
function withoutQuotes(label: string): string {
  return /^"[^"]+"$|^“[^”]+”$/u.test(label) ? label.slice(1, -1).trim() : label;
}
