// PostgreSQL's code, compiled: once a process, whichever thread starts it.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Goes to the database's thread, where PGlite makes instances of it. */
export interface EngineCode {
  readonly postgres: WebAssembly.Module;
  readonly initdb: WebAssembly.Module;
}

let compiled: Promise<EngineCode> | undefined;

/**
 * Kept for the life of the process. Every later start takes two thirds of the time; and V8 neither frees nor compiles
 * this code at each start, in which it fails at times, and ends the process (https://github.com/nodejs/node/issues/64500).
 */
export function engineCode(): Promise<EngineCode> {
  compiled ??= compile().catch((error: unknown) => {
    // The next start tries again.
    compiled = undefined;
    throw error;
  });
  return compiled;
}

async function compile(): Promise<EngineCode> {
  const [postgres, initdb] = await Promise.all([moduleOf('pglite.wasm'), moduleOf('initdb.wasm')]);
  return { postgres, initdb };
}

async function moduleOf(file: string): Promise<WebAssembly.Module> {
  const { resolve } = createRequire(import.meta.url);
  return WebAssembly.compile(await readFile(resolve(`@electric-sql/pglite/${file}`)));
}
