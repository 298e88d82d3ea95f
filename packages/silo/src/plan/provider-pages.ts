// `seo toronto` belongs below `seo agency` rather than below `seo`: who names a place looks for those who do it there.
import type { Akin } from './akin-pages.ts';
import type { PlanPages } from './plan-pages.ts';
import type { LocalWords } from './providers-of-places.ts';
import { setOf, type TellingWords } from './telling-words.ts';

const NOBODY: readonly Akin[] = [];

/** Finds the page about those who do, anywhere, what a page with a place says. */
export class ProviderPages {
  private readonly words: TellingWords;
  private readonly scope: Int32Array;
  private readonly places: ReadonlySet<number>;
  private readonly provider: number;
  /** Topic and words → the first page of the list with these, a provider among them and no place. */
  private readonly pageOf = new Map<string, number>();

  /** O(words). */
  constructor(
    { scope }: Pick<PlanPages, 'scope'>,
    words: TellingWords,
    { providers, places, areSought }: LocalWords,
  ) {
    const [provider = -1] = providers;
    this.words = words;
    this.scope = scope;
    this.places = places;
    this.provider = areSought ? provider : -1;
    if (this.provider < 0) return;
    for (let page = 0; page + 1 < words.offsets.length; page++) {
      const said = setOf(words, page);
      if (!said.includes(provider) || this.namesPlace(page)) continue;
      const key = this.keyOf(page, said);
      if (!this.pageOf.has(key)) this.pageOf.set(key, page);
    }
  }

  /** One page at most, with the share of the page's weight that it says; none where the first of the `broader` names a place, too: `miami seo` leads `seo miami fl`. */
  of(page: number, broader: readonly Akin[], canLead: (other: number) => boolean): readonly Akin[] {
    const said = setOf(this.words, page);
    if (this.provider < 0 || said.includes(this.provider) || !this.namesPlace(page)) return NOBODY;
    const [first] = broader;
    if (first !== undefined && this.namesPlace(first.other)) return NOBODY;
    const done = said.filter((id) => !this.places.has(id));
    const other = this.pageOf.get(this.keyOf(page, [...done, this.provider])) ?? -1;
    return other >= 0 && canLead(other) ? [{ other, near: this.coverOf(done, page) }] : NOBODY;
  }

  private namesPlace(page: number): boolean {
    return setOf(this.words, page).some((id) => this.places.has(id));
  }

  private keyOf(page: number, ids: Iterable<number>): string {
    return `${this.scope[page]} ${[...ids].sort((a, b) => a - b).join(' ')}`;
  }

  private coverOf(said: Uint32Array, page: number): number {
    const weight = said.reduce((sum, id) => sum + (this.words.weight[id] ?? 0), 0);
    return weight / (this.words.total[page] || 1);
  }
}
