// PGlite's folder with the fsync that its own implementation leaves out, so that a commit is on disk.
import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * PGlite starts PostgreSQL with -F (no fsync). `fdatasync`, PostgreSQL's own choice, does nothing in Emscripten;
 * `fsync` asks the stream below.
 */
export const DURABLE_START: readonly string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'synchronous_commit=on'],
];

/** Password digests are in there: no rights for group and others, whatever the folder above allows. */
const OWNER_ALONE = ~0o077;

/** What is used of Emscripten's file system on Node: https://github.com/emscripten-core/emscripten, libnodefs.js. */
export interface NodeFiles {
  readonly stream_ops: {
    write(stream: unknown, ...rest: unknown[]): number;
    fsync?: (stream: { readonly nfd: number }) => number;
  };
  readonly node_ops: {
    mknod(parent: unknown, name: string, mode: number, device: number): unknown;
    setattr(node: unknown, attributes: { readonly mode?: number | null }): void;
  };
  /** Turns an error of Node into one of Emscripten: PostgreSQL stops at a failed fsync. */
  tryFSOperation<T>(operation: () => T): T;
}

type Start = Awaited<ReturnType<NodeFS['init']>>;

export class DurableFolder extends NodeFS {
  readonly #onAbort: () => void;

  /** `onAbort`: PostgreSQL has given up and answers nothing any more. */
  constructor(folder: string, onAbort: () => void) {
    super(folder);
    this.#onAbort = onAbort;
  }

  override async init(...start: Parameters<NodeFS['init']>): Promise<Start> {
    const { emscriptenOpts } = await super.init(...start);
    const withFsync = (module: { readonly NODEFS: NodeFiles }): void => this.amend(module.NODEFS);
    return {
      emscriptenOpts: Object.assign(emscriptenOpts, {
        onAbort: this.#onAbort,
        preRun: [withFsync, ...(emscriptenOpts.preRun ?? [])],
      }),
    };
  }

  protected amend(files: NodeFiles): void {
    files.stream_ops.fsync = ({ nfd }) => {
      files.tryFSOperation(() => fsyncSync(nfd));
      return 0;
    };
    // PGlite makes files that every account may write, whatever the process's umask.
    const { mknod, setattr } = files.node_ops;
    files.node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, mode & OWNER_ALONE, device);
    files.node_ops.setattr = (node, { mode, ...others }) =>
      setattr(node, { ...others, ...(mode == null ? {} : { mode: mode & OWNER_ALONE }) });
  }
}

/** Everything in a folder, and its name in the folder above, is on disk when this returns. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(folder);
}

/** A file, or the list of names of a folder. Windows cannot open a folder for it and keeps names by itself. */
export function syncPath(path: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
