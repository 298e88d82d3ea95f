// Whether two clusters are about one subject as far as their words tell: neither is the narrower one, and no word of one excludes the other.
import { type Groups, itemsOf } from '../columns/counting-sort.ts';
import type { ContentSets } from './content-sets.ts';
import { createGroupStem } from './interchangeable-words.ts';
import type { OneSubjectTest } from './join-meant.ts';
import type { RivalWords } from './opposing-words.ts';
import { createVagueStemTest } from './vague-words.ts';

export interface SubjectSource {
  readonly clusters: Groups;
  readonly content: Pick<ContentSets, 'ofUnit' | 'offsets' | 'stems'>;
  /** Spelling of the stems of the content. */
  readonly stems: readonly string[];
  readonly language: string;
  readonly rivals: RivalWords;
  /** By stem: 1 for one that may be a place. */
  readonly isLocation: Uint8Array;
  /** Unit → 1 acts, -1 learns, 0 neither. */
  readonly poles: Int8Array;
  /** Unit → what it must have in common with the other cluster: its need, its figures, its codes, its way. */
  readonly kinds: readonly ArrayLike<number>[];
}

/** A word of fewer of a cluster's keywords is not what it is about. */
const LEAST_SHARE = 0.5;

/** What a cluster is about; kinds are those of most of its units. */
interface Subject {
  readonly pole: number;
  readonly kinds: readonly number[];
  readonly stems: readonly number[];
  /** Of `stems`: words that a search takes for one another are one. */
  readonly words: ReadonlySet<string>;
}

/** A cluster is read when it is first asked about. */
export function createSubjectTest(source: SubjectSource): OneSubjectTest {
  const groupStem = createGroupStem(source.language);
  const isVague = createVagueStemTest(source.language);
  const wordOf = (stem: number) => groupStem(source.stems[stem] ?? '');
  const known = new Map<number, Subject>();
  const subjectOf = (cluster: number): Subject => {
    const before = known.get(cluster);
    if (before !== undefined) return before;
    const subject = readSubject(source, itemsOf(source.clusters, cluster), wordOf);
    known.set(cluster, subject);
    return subject;
  };
  return (cluster, other) => {
    const [one, two] = [subjectOf(cluster), subjectOf(other)];
    if (one.pole * two.pole < 0 || one.kinds.some((kind, at) => kind !== two.kinds[at])) return false;
    if (![...one.words].some((word) => two.words.has(word) && !isVague(word))) return false;
    const own = one.stems.filter((stem) => !two.words.has(wordOf(stem)));
    const theirs = two.stems.filter((stem) => !one.words.has(wordOf(stem)));
    return own.length === 0 || theirs.length === 0
      ? own.length === theirs.length
      : !excludeEachOther(source, own, theirs);
  };
}

/** Whether words that only one of two says each are of two places, or of those of which a searcher wants one and never the other. */
function excludeEachOther(
  { rivals: { rivals, sideOf }, isLocation }: SubjectSource,
  own: readonly number[],
  theirs: readonly number[],
): boolean {
  const isPlace = (stem: number) => isLocation[stem] === 1;
  if (own.some(isPlace) && theirs.some(isPlace)) return true;
  if ([...own, ...theirs].some((stem) => sideOf.has(stem))) return true;
  return own.some((stem) => theirs.some((other) => rivals.get(stem)?.has(other) === true));
}

function readSubject(
  { content, poles, kinds }: SubjectSource,
  units: Int32Array,
  wordOf: (stem: number) => string,
): Subject {
  const times = new Map<number, number>();
  for (const unit of units) {
    const set = content.ofUnit[unit] ?? 0;
    for (const stem of content.stems.subarray(content.offsets[set], content.offsets[set + 1]))
      times.set(stem, 1 + (times.get(stem) ?? 0));
  }
  const stems = [...times].filter(([, count]) => count >= LEAST_SHARE * units.length).map(([stem]) => stem);
  return {
    pole: mostOf(units, poles),
    kinds: kinds.map((kind) => mostOf(units, kind)),
    stems,
    words: new Set(stems.map(wordOf)),
  };
}

/** What most of the units have; of equals the first met. */
function mostOf(units: Int32Array, values: ArrayLike<number>): number {
  const times = new Map<number, number>();
  for (const unit of units) {
    const value = values[unit] ?? 0;
    times.set(value, 1 + (times.get(value) ?? 0));
  }
  return [...times].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0])[0];
}
