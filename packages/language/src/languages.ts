export interface Language {
  /** Primary language subtag, lower-cased (BCP 47). */
  readonly tag: string;
  readonly englishName: string;
  readonly nativeName: string;
  /** ISO 15924 code of the usual script. */
  readonly script: string;
  /** Written without spaces between words: `Intl.Segmenter` finds the boundaries. */
  readonly segmented: boolean;
  readonly direction: 'ltr' | 'rtl';
  /** Offered as content language at import: it has a full language pack. */
  readonly importable: boolean;
}

type Row = readonly [tag: string, englishName: string, nativeName: string, script: string];

const IMPORTABLE: readonly Row[] = [
  ['en', 'English', 'English', 'Latn'],
  ['nl', 'Dutch', 'Nederlands', 'Latn'],
  ['fr', 'French', 'Français', 'Latn'],
  ['de', 'German', 'Deutsch', 'Latn'],
  ['es', 'Spanish', 'Español', 'Latn'],
  ['it', 'Italian', 'Italiano', 'Latn'],
  ['pt', 'Portuguese', 'Português', 'Latn'],
];

const OTHERS: readonly Row[] = [
  ['zh', 'Chinese', '中文', 'Hans'],
  ['ja', 'Japanese', '日本語', 'Jpan'],
  ['ko', 'Korean', '한국어', 'Kore'],
  ['ru', 'Russian', 'Русский', 'Cyrl'],
  ['ar', 'Arabic', 'العربية', 'Arab'],
  ['hi', 'Hindi', 'हिन्दी', 'Deva'],
  ['sv', 'Swedish', 'Svenska', 'Latn'],
  ['da', 'Danish', 'Dansk', 'Latn'],
  ['no', 'Norwegian', 'Norsk', 'Latn'],
  ['pl', 'Polish', 'Polski', 'Latn'],
  ['tr', 'Turkish', 'Türkçe', 'Latn'],
  ['th', 'Thai', 'ไทย', 'Thai'],
];

const SEGMENTED_SCRIPTS: ReadonlySet<string> = new Set(['Hans', 'Jpan', 'Thai']);

function languageOfRow([tag, englishName, nativeName, script]: Row, importable: boolean): Language {
  const segmented = SEGMENTED_SCRIPTS.has(script);
  const direction = script === 'Arab' ? 'rtl' : 'ltr';
  return { tag, englishName, nativeName, script, segmented, direction, importable };
}

/** Importable languages first. */
export const LANGUAGES: readonly Language[] = [
  ...IMPORTABLE.map((row) => languageOfRow(row, true)),
  ...OTHERS.map((row) => languageOfRow(row, false)),
];

/** `en` of `en-US`, `zh` of `zh_Hant_TW`, `nl` of ` NL `. */
export function primarySubtag(tag: string): string {
  const trimmed = tag.trim().toLowerCase();
  const end = trimmed.search(/[-_]/u);
  return end === -1 ? trimmed : trimmed.slice(0, end);
}
