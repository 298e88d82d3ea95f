// Which names are places, and in which regions these lie.
import { foldAccents } from '@silosmith/language';
import { REGION_PLACES } from './region-places.ts';
import { IN_SEVERAL } from './regions/in-several.ts';

/** A place: all its names are one number. */
export interface NamedPlace {
  readonly place: number;
  /** Its words, from the first to the one before `to`. */
  readonly from: number;
  readonly to: number;
}

const byComma = (text = ''): string[] => text.split(',').map((name) => name.trim());

class PlaceAtlas {
  private readonly placeOf = new Map<string, number>();
  private readonly regionsOf = new Map<number, number[]>();
  /** First words of names → words of the longest of them. */
  private readonly longest = new Map<string, number>();

  /** `lines`: a region and its places each; `inSeveral`: a place and its regions. */
  constructor(lines: readonly string[], inSeveral: readonly string[]) {
    const read = lines.map((line) => line.split('|').map(byComma));
    let count = 0;
    for (const [names = []] of read) {
      const place = count++;
      for (const name of names) this.note(name, place);
    }
    const within = (name: string, region = ''): void => {
      const place = this.placeOf.get(name) ?? this.note(name, count++);
      const regions = this.regionsOf.get(place) ?? [];
      regions.push(this.placeOf.get(region) ?? -1);
      this.regionsOf.set(place, regions);
    };
    for (const [names = [], places = []] of read) for (const name of places) within(name, names[0]);
    for (const [[name = ''] = [], regions = []] of inSeveral.map((line) => line.split('|').map(byComma)))
      for (const region of regions) within(name, region);
  }

  private note(name: string, place: number): number {
    const words = name.split(' ');
    const [first = ''] = words;
    this.placeOf.set(name, place);
    this.longest.set(first, Math.max(words.length, this.longest.get(first) ?? 0));
    return place;
  }

  /** Whether a name of a place begins with the word. */
  begins(word: string): boolean {
    return this.longest.has(foldAccents(word));
  }

  /** The places that some words name one behind the other, the longest name at each word. */
  placesIn(words: readonly string[]): readonly NamedPlace[] {
    const folded = words.map(foldAccents);
    const found: NamedPlace[] = [];
    for (let from = 0; from < folded.length; from++) {
      let size = this.longest.get(folded[from] ?? '') ?? 0;
      for (; size > 0; size--) {
        const place =
          from + size > folded.length
            ? undefined
            : this.placeOf.get(folded.slice(from, from + size).join(' '));
        if (place === undefined) continue;
        found.push({ place, from, to: from + size });
        from += size - 1;
        break;
      }
    }
    return found;
  }

  /** Regions that a place is in, or places of its name, the smaller first. */
  regionsAround(place: number): readonly number[] {
    const found: number[] = [];
    const queue = [...(this.regionsOf.get(place) ?? [])];
    for (const region of queue) {
      if (found.includes(region)) continue;
      found.push(region);
      queue.push(...(this.regionsOf.get(region) ?? []));
    }
    return found;
  }
}

/** Of the whole product. */
export const ATLAS = new PlaceAtlas(REGION_PLACES, IN_SEVERAL);
