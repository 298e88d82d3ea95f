// Word evidence: three similarities for lists of searches, expanded vectors for lists of rewordings, blended by degree.
import { packFor } from '@silosmith/language';
import { containedKeywordsOf, wordPairsOf } from './contained-keywords.ts';
import { type ContentSets, contentSetsOf } from './content-sets.ts';
import { type EvidenceSegment, joinSegments, meanSimilarity } from './evidence-vectors.ts';
import { expandByNeighbours } from './expansion.ts';
import {
  EVIDENCE_WEIGHTS,
  EXPANSION,
  effortFor,
  neighboursFor,
  PAGE_WEIGHTS,
  SHORT_LIST,
  WORD_WEIGHTS,
} from './grouping-method.ts';
import { headModifiersOf } from './head-features.ts';
import { headTermsOf } from './head-terms.ts';
import type { KeywordUnits } from './keyword-units.ts';
import type { ListedWords } from './listed-words.ts';
import { type Neighbours, nearestNeighbours } from './nearest-neighbours.ts';
import { rewordingOf } from './rewording.ts';
import { tellingRunsOf } from './telling-runs.ts';
import { wordFeaturesOf } from './word-features.ts';

export interface WordEvidence {
  readonly segments: readonly EvidenceSegment[];
  readonly sources: readonly Neighbours[];
  /** How far the list is one of rewordings, 0 to 1. */
  readonly rewording: number;
  readonly content: ContentSets;
}

export function wordEvidenceOf(
  listed: ListedWords,
  units: KeywordUnits,
  languages: readonly string[],
): WordEvidence {
  const { words } = listed;
  const content = contentSetsOf(listed, units);
  const rewording = rewordingOf(words, content);
  const segments: EvidenceSegment[] = [];
  const sources: Neighbours[] = [];
  const effort = effortFor(units.count, rewording);
  if (rewording > 0) {
    const spoken = wordFeaturesOf(words, units, WORD_WEIGHTS);
    const near = nearestNeighbours(spoken, { ...effort, k: neighboursFor(units.count), scope: units.scope });
    const vectors = expandByNeighbours(spoken, near, { ...EXPANSION, maxFeatures: effort.maxFeatures });
    const expected = meanSimilarity(vectors, near);
    segments.push({ vectors, weight: EVIDENCE_WEIGHTS.words * rewording, expected });
    sources.push(near);
  }
  if (rewording < 1) {
    const kinds = words.kinds && Uint8Array.from(units.row, (row) => words.kinds?.[row] ?? 0);
    const searched = searchedSegments(units, content, { languages, kinds }, 1 - rewording);
    segments.push(...searched);
    sources.push(nearestNeighbours(joinSegments(searched), { ...effort, scope: units.scope }));
  }
  return { segments, sources, rewording, content };
}

function searchedSegments(
  units: KeywordUnits,
  content: ContentSets,
  { languages, kinds }: { readonly languages: readonly string[]; readonly kinds: Uint8Array | null },
  share: number,
): EvidenceSegment[] {
  const packs = languages.map(packFor);
  const soft = new Set(packs.flatMap(({ functionWords, qualifiers }) => [...functionWords, ...qualifiers]));
  const runs = tellingRunsOf(units, soft, kinds);
  const total = PAGE_WEIGHTS.runs + PAGE_WEIGHTS.pairs + PAGE_WEIGHTS.contained;
  const weigh = (weight: number): number => (EVIDENCE_WEIGHTS.words * share * weight) / total;
  const segments: EvidenceSegment[] = [
    { vectors: runs, weight: weigh(PAGE_WEIGHTS.runs), expected: 0 },
    { vectors: wordPairsOf(content, kinds), weight: weigh(PAGE_WEIGHTS.pairs), expected: 0 },
    { vectors: containedKeywordsOf(content, kinds), weight: weigh(PAGE_WEIGHTS.contained), expected: 0 },
  ];
  const short = (SHORT_LIST.none - units.count) / (SHORT_LIST.none - SHORT_LIST.full);
  if (short > 0) {
    const vectors = headModifiersOf(content, headTermsOf(content), SHORT_LIST.rarityPower);
    segments.push({ vectors, weight: weigh(SHORT_LIST.weight * Math.min(1, short)), expected: 0 });
  }
  return segments;
}
