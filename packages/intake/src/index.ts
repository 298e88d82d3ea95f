export { type DetectOptions, detect, previewRows } from './detect.ts';
export {
  type ImportOptions,
  type ImportResult,
  importKeywords,
  type KeywordFile,
} from './import-keywords.ts';
export { importedFiles } from './imported-files.ts';
export { readAddressList } from './site/read-address-list.ts';
export { xmlOfArchive } from './site/xml-of-archive.ts';
export { prepareFile } from './spreadsheet/prepare-file.ts';
