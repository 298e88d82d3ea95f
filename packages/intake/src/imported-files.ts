// Describes how each file was read: tool, encoding and columns, with values that let a person check them.
import type { Detection, ImportedFile } from '@silosmith/contract';
import { headerName } from './columns/header-name.ts';
import { IMPRESSIONS } from './columns/synonyms/impressions.ts';
import { previewRows } from './detect.ts';
import type { KeywordFile } from './import-keywords.ts';
import { foldWords } from './words/fold-words.ts';

/** Rows looked at for values: exports leave cells empty, the first rows most of all. */
const ROWS_LOOKED_AT = 20;
const VALUES = 2;
const MOST_CHARACTERS = 80;
const IMPRESSION_NAMES: ReadonlySet<string> = new Set(IMPRESSIONS.map(foldWords));

/** `detections`: of the files, in their order, with the roles that were used. */
export function importedFiles(
  files: readonly KeywordFile[],
  detections: readonly Detection[],
): ImportedFile[] {
  return files.flatMap(({ name, bytes }, at) => {
    const detection = detections[at];
    return detection === undefined ? [] : [importedFile(name, bytes, detection)];
  });
}

function importedFile(name: string, bytes: Uint8Array, detection: Detection): ImportedFile {
  const rows = previewRows(bytes, detection, ROWS_LOOKED_AT);
  return {
    name,
    tool: detection.tool,
    encoding: detection.encoding,
    ...(countsImpressions(detection) ? { volumeIs: 'impressions' as const } : {}),
    columns: detection.columns.map(({ header, role, index }) => ({
      header,
      role,
      values: rows
        .map((cells) => cells[index]?.trim() ?? '')
        .filter((cell) => cell !== '')
        .slice(0, VALUES)
        .map((cell) => [...cell].slice(0, MOST_CHARACTERS).join('')),
    })),
  };
}

function countsImpressions({ columns }: Detection): boolean {
  const volume = columns.find(({ role }) => role === 'volume');
  return volume !== undefined && IMPRESSION_NAMES.has(headerName(volume.header).bare);
}
