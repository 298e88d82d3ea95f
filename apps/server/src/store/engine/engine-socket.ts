// A stream in place of the network socket, so that node-postgres can talk to a database in a thread.
import { Duplex } from 'node:stream';
import type { Engine } from './engine.ts';

interface Written {
  readonly chunk: Buffer;
}

/** What pg.Client asks of a socket, beside being a stream. */
export class EngineSocket extends Duplex {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    super();
    this.#engine = engine;
  }

  /** All connections share one session: a transaction that a lost one left open ends before the next begins. */
  connect(): this {
    this.#engine.rollBack().then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  /** The pool would let the process end with idle connections; the database's thread keeps it alive anyhow. */
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {
    // Answers are pushed when they come.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    this._writev([{ chunk }], done);
  }

  /** pg writes the messages of one query together: they go, and are answered, as one. */
  override _writev(written: readonly Written[], done: (error?: Error) => void): void {
    const bytes = new Uint8Array(written.reduce((length, { chunk }) => length + chunk.length, 0));
    let at = 0;
    for (const { chunk } of written) {
      bytes.set(chunk, at);
      at += chunk.length;
    }
    this.#engine.exchange(bytes).then((answer) => {
      if (answer.length > 0) this.push(Buffer.from(answer.buffer));
      done();
    }, done);
  }

  override _final(done: (error?: Error) => void): void {
    this.push(null);
    done();
  }
}
