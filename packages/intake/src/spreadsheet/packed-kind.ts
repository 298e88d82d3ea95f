// Tells workbooks, documents and archives apart by the entry names in a ZIP.
import type { ZipEntry } from './zip-directory.ts';

export type PackedKind = 'XLSX' | 'XLSB' | 'ODS' | 'DOCX' | 'PPTX' | 'Numbers' | 'ZIP';

/** The first that fits. */
const SIGNS: readonly (readonly [kind: PackedKind, entry: RegExp])[] = [
  ['XLSX', /^(?:xl\/)?workbook\.xml$/u],
  ['XLSB', /^xl\/workbook\.bin$/u],
  ['DOCX', /^word\/document\.xml$/u],
  ['PPTX', /^ppt\/presentation\.xml$/u],
  // A text document of this family has the same parts; both open in the program that saves as XLSX.
  ['ODS', /^content\.xml$/u],
  ['Numbers', /^index\/(?:document|tables\/.*)\.iwa$/u],
];

/** `ZIP` for an archive of files. */
export function packedKind(directory: ReadonlyMap<string, ZipEntry>): PackedKind {
  const names = [...directory.keys()];
  const found = SIGNS.find(([, entry]) => names.some((name) => entry.test(name)));
  return found?.[0] ?? 'ZIP';
}
