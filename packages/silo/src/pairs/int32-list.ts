// How does a list of numbers grow without objects? Doubling typed storage.

export class Int32List {
  length = 0;
  private values = new Int32Array(1024);

  push(value: number): void {
    if (this.length === this.values.length) {
      const larger = new Int32Array(this.length * 2);
      larger.set(this.values);
      this.values = larger;
    }
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
