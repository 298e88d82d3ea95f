// A list of 32-bit integers in one typed array that doubles when it is full: amortised O(1) a push, no object an element.
import { longer } from './longer-array.ts';

export class Int32List {
  length = 0;
  private values = new Int32Array(1024);

  push(value: number): void {
    if (this.length === this.values.length) this.values = longer(this.values, this.length * 2);
    this.values[this.length++] = value;
  }

  at(position: number): number {
    return this.values[position] ?? 0;
  }

  /** The values pushed, in storage of exactly their size. */
  toArray(): Int32Array<ArrayBuffer> {
    return this.values.slice(0, this.length);
  }
}
