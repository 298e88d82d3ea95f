// Texts that wait on the disk instead of in memory. The file has no name once it is open: whatever ends the program, nothing of it stays.
import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import type { TextStore } from '@silosmith/delivery';
import { cannotWrite } from './files.ts';

/** Beside `path`, where there is room for what will be written there. Throws `cli.cannot-write`. */
export function createTextFile(path: string): TextStore & { close(): void } {
  const beside = `${path}.texts`;
  const tried = <T>(step: () => T): T => {
    try {
      return step();
    } catch (cause) {
      throw cannotWrite(path, cause);
    }
  };
  const file = tried(() => openSync(beside, 'wx+', 0o600));
  tried(() => rmSync(beside));
  /** Where each text ends; the next one begins there. */
  const ends = [0];
  return {
    put(text) {
      const bytes = Buffer.from(text);
      const begin = ends.at(-1) ?? 0;
      for (let done = 0; done < bytes.length; )
        done += tried(() => writeSync(file, bytes, done, bytes.length - done, begin + done));
      return ends.push(begin + bytes.length) - 2;
    },
    get(stored) {
      const [begin = 0, end = 0] = ends.slice(stored, stored + 2);
      const bytes = Buffer.alloc(end - begin);
      for (let done = 0; done < bytes.length; ) {
        const read = tried(() => readSync(file, bytes, done, bytes.length - done, begin + done));
        if (read === 0) throw cannotWrite(path, new Error('The file of texts was cut off.'));
        done += read;
      }
      return bytes.toString();
    },
    close: () => closeSync(file),
  };
}
