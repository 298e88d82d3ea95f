// What if keywords and silo come from two devices and differ in length, or from a version that had fewer columns? Keywords beyond the silo stand nowhere yet; places beyond the keywords fall away.
import { type KeywordTable, PLACEMENT_REASONS, PLACES, type SiloState } from '@silosmith/contract';

type PlanColumn = 'rank' | 'host' | 'home';
/** As a record holds it: one written before the plan has no columns of it. */
export type StoredSilo = Omit<SiloState, PlanColumn> & Partial<Pick<SiloState, PlanColumn>>;

/** Specification 1 §3.1: business value is 50 until someone sets it. */
const DEFAULT_BUSINESS_VALUE = 50;

/** The same silo where length and columns agree, which is the rule. A page that lost its parent stands nowhere. */
export function fitSilo(silo: StoredSilo, { rowCount }: Pick<KeywordTable, 'rowCount'>): SiloState {
  const had = silo.place.length;
  if (had === rowCount && isWhole(silo)) return silo;
  const column = <Column extends Uint8Array | Int32Array | Float32Array | Float64Array>(
    make: new (length: number) => Column,
    from: Column | undefined,
    fill = 0,
  ): Column => {
    const made = new make(rowCount);
    made.fill(fill);
    if (from !== undefined) made.set(from.subarray(0, rowCount));
    return made;
  };
  const fitted: SiloState = {
    topics: silo.topics,
    place: column(Uint8Array, silo.place, PLACES.none),
    parent: column(Int32Array, silo.parent, -1),
    topic: column(Int32Array, silo.topic, -1),
    reason: column(Uint8Array, silo.reason, PLACEMENT_REASONS.none),
    similarity: column(Float32Array, silo.similarity),
    runnerUp: column(Int32Array, silo.runnerUp, -1),
    runnerUpSimilarity: column(Float32Array, silo.runnerUpSimilarity),
    score: column(Float64Array, silo.score),
    opportunity: column(Float64Array, silo.opportunity),
    relevance: column(Uint8Array, silo.relevance),
    businessValue: column(Uint8Array, silo.businessValue, DEFAULT_BUSINESS_VALUE),
    intent: column(Uint8Array, silo.intent),
    flags: column(Uint8Array, silo.flags),
    rank: column(Int32Array, silo.rank),
    host: column(Int32Array, silo.host, -1),
    home: column(Int32Array, silo.home, -1),
  };
  if (rowCount < had) unplaceOrphans(fitted);
  return fitted;
}

function isWhole(silo: StoredSilo): silo is SiloState {
  return silo.rank !== undefined && silo.host !== undefined && silo.home !== undefined;
}

/** Repeated, since the children of an orphan are orphans too; a silo is three levels and its variants deep. */
function unplaceOrphans({ place, parent, runnerUp, host, home }: SiloState): void {
  for (let changed = true; changed; ) {
    changed = false;
    for (const [row, above] of parent.entries()) {
      if (above < 0 || (above < place.length && place[above] !== PLACES.none)) continue;
      place[row] = PLACES.none;
      parent[row] = -1;
      changed = true;
    }
  }
  for (const others of [runnerUp, host, home])
    for (const [row, other] of others.entries()) if (other >= place.length) others[row] = -1;
}
