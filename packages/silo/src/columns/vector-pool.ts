// Storage for the sums of growing clusters: a few large arrays, whose released blocks are reused for vectors of the same size.

/** Entries of one slab, as a power of two; no vector is longer. */
const SLAB_BITS = 18;
const SLAB = 1 << SLAB_BITS;
/** Blocks are multiples of this many entries. */
const GRAIN = 16;

/** Sparse vectors that come and go by the hundred thousand: an array of its own for each would keep the garbage collector busy. */
export class VectorPool {
  private readonly idSlabs: Uint32Array[] = [];
  private readonly weightSlabs: Float32Array[] = [];
  /** First free entry behind all blocks. */
  private end = 0;
  /** By block size in grains: first free block or -1; each free block's first id is the next one's place + 1. */
  private readonly free: number[] = [];

  /** Stores `length` entries (at most 2^18); returns their place. */
  store(ids: Uint32Array, weights: Float32Array, length: number): number {
    const grains = grainsOf(length);
    let place = this.free[grains] ?? -1;
    if (place >= 0) this.free[grains] = (this.idsAt(place)[offsetOf(place)] ?? 0) - 1;
    else place = this.extend(grains * GRAIN);
    const toIds = this.idsAt(place);
    const toWeights = this.weightsAt(place);
    const offset = offsetOf(place);
    for (let i = 0; i < length; i++) {
      toIds[offset + i] = ids[i] ?? 0;
      toWeights[offset + i] = weights[i] ?? 0;
    }
    return place;
  }

  release(place: number, length: number): void {
    const grains = grainsOf(length);
    this.idsAt(place)[offsetOf(place)] = (this.free[grains] ?? -1) + 1;
    this.free[grains] = place;
  }

  /** The slab that holds the ids of the vector at `place`, from `offsetOf(place)` on. */
  idsAt(place: number): Uint32Array {
    return this.idSlabs[place >>> SLAB_BITS] ?? NO_IDS;
  }

  weightsAt(place: number): Float32Array {
    return this.weightSlabs[place >>> SLAB_BITS] ?? NO_WEIGHTS;
  }

  private extend(size: number): number {
    const room = this.idSlabs.length * SLAB;
    if (this.end + size > room) {
      this.idSlabs.push(new Uint32Array(SLAB));
      this.weightSlabs.push(new Float32Array(SLAB));
      this.end = room;
    }
    this.end += size;
    return this.end - size;
  }
}

const NO_IDS = new Uint32Array(0);
const NO_WEIGHTS = new Float32Array(0);

/** Places stay below 2^31: as many entries would be 17 GB. */
export const offsetOf = (place: number): number => place & (SLAB - 1);
const grainsOf = (length: number): number => Math.ceil(Math.max(1, length) / GRAIN);
