// Streams a workbook part by part: sheet names, shared strings, date styles. No part is held in memory whole.

import { dateStyles } from './date-styles.ts';
import { readXml, type XmlReader } from './read-xml.ts';
import { createSharedTexts } from './shared-texts.ts';
import { type SheetContext, type SheetLimits, sheetText } from './sheet-text.ts';
import { type UnpackBudget, unpackEntry } from './unpack-entry.ts';
import { zipDirectory } from './zip-directory.ts';

export { SheetTooLarge } from './sheet-text.ts';
export { OverBudget } from './unpack-entry.ts';

export interface Workbook {
  /** In workbook order. */
  readonly sheetNames: readonly string[];
  /** Sheet by index, as tab-separated UTF-8. */
  textOf(sheet: number): Uint8Array;
}

/** Throws if the file is not a workbook or is damaged; `OverBudget` if it unpacks to more than the budget. */
export function openWorkbook(zip: Uint8Array, budget: UnpackBudget, limits: SheetLimits): Workbook {
  const entries = zipDirectory(zip);
  const read = (path: string, reader: XmlReader): boolean => {
    const entry = entries?.get(path.toLowerCase());
    if (entry === undefined) return false;
    const { take, end } = readXml(reader);
    unpackEntry(zip, entry, budget, take);
    end();
    return true;
  };
  const workbookPath = [...(entries?.keys() ?? [])].find((path) => /^(?:xl\/)?workbook\.xml$/u.test(path));
  if (workbookPath === undefined) throw new RangeError('no workbook');
  const folder = workbookPath.slice(0, workbookPath.lastIndexOf('/') + 1);
  const { sheets, startsIn1904 } = sheetsOf(workbookPath, read);
  const parts = partsOf(folder, read);
  const pathOf = (id: string): string => parts.get(id)?.path ?? '';
  const pathOfType = (type: string, usual: string): string =>
    [...parts.values()].find((part) => part.type === type)?.path ?? folder + usual;
  let context: SheetContext | null = null;
  return {
    sheetNames: sheets.map(({ name }) => name),
    textOf(sheet) {
      if (context === null) {
        const texts = createSharedTexts(limits);
        read(pathOfType('sharedStrings', 'sharedStrings.xml'), texts.reader);
        const styles = dateStyles();
        read(pathOfType('styles', 'styles.xml'), styles.reader);
        context = { sharedTexts: texts.texts, isDate: styles.isDate, startsIn1904 };
      }
      const { reader, finish } = sheetText(context, limits);
      if (!read(pathOf(sheets[sheet]?.id ?? ''), reader)) throw new RangeError('no such sheet');
      return finish();
    },
  };
}

type ReadPart = (path: string, reader: XmlReader) => boolean;

function sheetsOf(path: string, read: ReadPart) {
  const sheets: { readonly name: string; readonly id: string }[] = [];
  let startsIn1904 = false;
  read(path, {
    open(name, attributes) {
      if (name === 'workbookPr') startsIn1904 = /^(?:1|true)$/u.test(attributes.date1904 ?? '');
      if (name !== 'sheet') return;
      // Usually `r:id`, but the prefix is up to the writer.
      const [, id = ''] = Object.entries(attributes).find(([key]) => /(?:^|:)id$/u.test(key)) ?? [];
      sheets.push({ name: attributes.name ?? '', id });
    },
  });
  return { sheets, startsIn1904 };
}

/** Path and kind of each part the workbook refers to, by relationship id. */
function partsOf(
  folder: string,
  read: ReadPart,
): Map<string, { readonly path: string; readonly type: string }> {
  const parts = new Map<string, { readonly path: string; readonly type: string }>();
  read(`${folder}_rels/workbook.xml.rels`, {
    open(name, attributes) {
      if (name !== 'Relationship') return;
      const target = (attributes.Target ?? '').replaceAll('\\', '/');
      const path = target.startsWith('/') ? target.slice(1) : folder + target.replace(/^\.\//u, '');
      const type = (attributes.Type ?? '').split('/').at(-1) ?? '';
      parts.set(attributes.Id ?? '', { path, type });
    },
  });
  return parts;
}
