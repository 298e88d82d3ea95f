// How the number in a column is written in a project file, which is read by people and by other programs.
import * as z from 'zod/mini';
import { intentBits, intentNames } from './keyword-table.ts';
import { placeName, placeOf, reasonName, reasonOf } from './placement.ts';
import { SITE_VERDICTS } from './site.ts';

/** What a form needs to know of the document it is written to or read from. */
export interface FileNames {
  keywordAt(row: number): string;
  /** -1 for a keyword that the file does not have. */
  rowOf(keyword: string): number;
}

interface FileForm<Schema extends z.ZodMiniType> {
  readonly schema: Schema;
  write(value: number, names: FileNames): z.output<Schema>;
  read(written: z.output<Schema>, names: FileNames): number;
}

const form = <Schema extends z.ZodMiniType>(made: FileForm<Schema>): FileForm<Schema> => made;

export const FILE_FORMS = {
  number: form({ schema: z.number(), write: (value) => value, read: (written) => written }),
  /** 0 and 1. */
  boolean: form({ schema: z.boolean(), write: (value) => value !== 0, read: Number }),
  /** A row, by its keyword. */
  keyword: form({
    schema: z.string(),
    write: (row, { keywordAt }) => keywordAt(row),
    read: (keyword, { rowOf }) => rowOf(keyword),
  }),
  /** A row, by its keyword; null for -1. */
  keywordOrNull: form({
    schema: z.nullable(z.string()),
    write: (row, { keywordAt }) => (row < 0 ? null : keywordAt(row)),
    read: (keyword, { rowOf }) => (keyword === null ? -1 : rowOf(keyword)),
  }),
  /** A key of PLACES. */
  place: form({ schema: z.string(), write: placeName, read: placeOf }),
  /** A key of PLACEMENT_REASONS. */
  reason: form({ schema: z.string(), write: reasonName, read: reasonOf }),
  /** One of SITE_VERDICTS, from 1; '' for 0. Another text is read as none. */
  siteVerdict: form({
    schema: z.string(),
    write: (value) => SITE_VERDICTS[value - 1] ?? '',
    read: (written) => SITE_VERDICTS.map(String).indexOf(written) + 1,
  }),
  /** Keys of INTENT_BITS. */
  intents: form({ schema: z.array(z.string()), write: intentNames, read: intentBits }),
};
