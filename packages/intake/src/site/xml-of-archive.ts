// The XML files of an archive: a WordPress export that was split because its site takes no larger upload.
import { concatBytes, Fault } from '@silosmith/kernel';
import { isZip } from '../decode/file-kind.ts';
import { packedKind } from '../spreadsheet/packed-kind.ts';
import { zipDirectory } from '../spreadsheet/zip-directory.ts';

const MEGABYTE = 1_048_576;
/** All files together. */
const MOST_MEGABYTES = 1_024;

interface NamedBytes {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * By name, in that order; none where the file is no archive, or one without XML files. What unpacks archives is loaded for those alone.
 * @throws Fault `intake.archive-too-large`, `intake.unreadable-archive`.
 */
export async function xmlOfArchive(
  { name: file, bytes }: NamedBytes,
  mostMegabytes = MOST_MEGABYTES,
): Promise<NamedBytes[]> {
  if (!isZip(bytes)) return [];
  const directory = zipDirectory(bytes);
  if (directory === null || packedKind(directory) !== 'ZIP') return [];
  const entries = [...directory.values()]
    // Archives made on a Mac hold a twin of each file that is none.
    .filter(({ name }) => /\.xml$/iu.test(name) && !name.startsWith('__MACOSX/'))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const { OverBudget, unpackEntry } = await import('../spreadsheet/unpack-entry.ts');
  const budget = { bytes: mostMegabytes * MEGABYTE };
  return entries.map((entry) => {
    const pieces: Uint8Array[] = [];
    try {
      unpackEntry(bytes, entry, budget, (piece) => pieces.push(piece.slice()));
    } catch (cause) {
      if (!(cause instanceof OverBudget))
        throw new Fault('intake.unreadable-archive', { params: { file }, recovery: ['fix-file'], cause });
      const params = { file, limit: mostMegabytes };
      throw new Fault('intake.archive-too-large', { params, recovery: ['fix-file'] });
    }
    return { name: entry.name.slice(entry.name.lastIndexOf('/') + 1), bytes: concatBytes(pieces) };
  });
}
