import { Fault } from '@silosmith/kernel';
import { describe, expect, it } from 'vitest';
import { detect } from '../detect.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

function refusalOf(bytes: Uint8Array): readonly unknown[] {
  try {
    detect(bytes, { fileName: 'list.xls' });
  } catch (error) {
    if (error instanceof Fault) return [error.code, error.params.kind ?? null];
    throw error;
  }
  return ['read', null];
}

/** A compound file of one sector of directory entries. */
function compoundFile(...streams: readonly string[]): Uint8Array {
  const bytes = new Uint8Array(1_536);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  for (const [entry, name] of streams.entries()) {
    for (const [at, character] of [...name].entries())
      bytes[1_024 + entry * 128 + at * 2] = character.charCodeAt(0);
  }
  return bytes;
}

function utf32(text: string, littleEndian: boolean, mark: boolean): Uint8Array {
  const points = [...(mark ? `\uFEFF${text}` : text)].map((character) => character.codePointAt(0) ?? 0);
  const view = new DataView(new ArrayBuffer(points.length * 4));
  for (const [at, point] of points.entries()) view.setUint32(at * 4, point, littleEndian);
  return new Uint8Array(view.buffer);
}

const TABLE =
  '<table border="1"><tr><th>Keyword</th><th>Volume</th></tr><tr><td>tea</td><td>90</td></tr></table>';

describe('issue 7, item 21: a file that is not what its name says', () => {
  const cases: readonly (readonly [string, Uint8Array, string, string | null])[] = [
    [
      'an encrypted workbook',
      compoundFile('Root Entry', 'EncryptionInfo', 'EncryptedPackage'),
      'intake.encrypted-spreadsheet',
      null,
    ],
    ['a workbook of Excel 97', compoundFile('Root Entry', 'Workbook'), 'intake.old-spreadsheet', null],
    ['a workbook of Excel 5', compoundFile('Root Entry', 'Book'), 'intake.old-spreadsheet', null],
    [
      'a workbook before containers',
      Uint8Array.of(0x09, 0x04, 0x06, 0x00, 0x00, 0x00, 0x10, 0x00),
      'intake.old-spreadsheet',
      null,
    ],
    ['an old Word document', compoundFile('Root Entry', 'WordDocument'), 'intake.other-document', 'DOC'],
    [
      'a web page',
      encode(`<html><head><meta charset="utf-8"></head><body>${TABLE}</body></html>`),
      'intake.markup',
      'HTML',
    ],
    ['a web page with a declaration', encode(`\uFEFF\n<!DOCTYPE html>\n${TABLE}`), 'intake.markup', 'HTML'],
    ['a table alone', encode(TABLE), 'intake.markup', 'HTML'],
    [
      'a web page in UTF-16',
      Uint8Array.of(0xff, 0xfe, ...[...TABLE].flatMap((c) => [c.charCodeAt(0), 0])),
      'intake.markup',
      'HTML',
    ],
    [
      'a workbook of 2003 in XML',
      encode(
        '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>',
      ),
      'intake.markup',
      'XML',
    ],
    [
      'a page in XHTML',
      encode(`<?xml version="1.0"?><!DOCTYPE html><html>${TABLE}</html>`),
      'intake.markup',
      'HTML',
    ],
    ['UTF-32 with a mark', utf32('Keyword,Volume\ntea,90\n', true, true), 'intake.utf-32', null],
    ['UTF-32 big-endian with a mark', utf32('Keyword,Volume\ntea,90\n', false, true), 'intake.utf-32', null],
    ['UTF-32 without a mark', utf32('Keyword,Volume\nthé,90\n', true, false), 'intake.utf-32', null],
    [
      'UTF-32 big-endian without a mark',
      utf32('Keyword,Volume\nчай,90\n', false, false),
      'intake.utf-32',
      null,
    ],
    ['a PDF', encode('%PDF-1.7\n'), 'intake.not-text', 'PDF'],
    ['a JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2), 'intake.not-text', 'JPEG'],
    ['a rich text', encode('{\\rtf1\\ansi keyword}'), 'intake.not-text', 'RTF'],
    ['a database', encode('SQLite format 3\0'), 'intake.not-text', 'SQLite'],
  ];
  it.each(cases)('%s is named as what it is', (_name, bytes, code, kind) => {
    expect(refusalOf(bytes)).toEqual([code, kind]);
  });

  it('keywords about markup, and text in UTF-16, are read', () => {
    expect(refusalOf(encode('<table>\n<tr>\n<td>\nhtml table\n'))).toEqual(['read', null]);
    expect(refusalOf(encode('keyword\n<html>\n<!doctype html>\n'))).toEqual(['read', null]);
    expect(
      refusalOf(Uint8Array.of(0xff, 0xfe, ...[...'keyword\ntea\n'].flatMap((c) => [c.charCodeAt(0), 0]))),
    ).toEqual(['read', null]);
  });
});
