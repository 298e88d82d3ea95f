// Builds workbooks part by part, so that tests can contain what no program would write.

const encoder = new TextEncoder();

/** A ZIP of stored entries; readers of workbooks do not look at the checksums. */
export function zip(entries: Readonly<Record<string, string>>, statedSize?: number): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const path = encoder.encode(name);
    const content = encoder.encode(text);
    const fields = new DataView(new ArrayBuffer(26));
    fields.setUint16(0, 20, true);
    fields.setUint32(14, content.length, true);
    fields.setUint32(18, statedSize ?? content.length, true);
    fields.setUint16(22, path.length, true);
    const common = new Uint8Array(fields.buffer);
    parts.push(Uint8Array.of(0x50, 0x4b, 0x03, 0x04, ...common, ...path), content);
    const place = new DataView(new ArrayBuffer(14));
    place.setUint32(10, offset, true);
    directory.push(
      Uint8Array.of(0x50, 0x4b, 0x01, 0x02, 20, 0, ...common, ...new Uint8Array(place.buffer), ...path),
    );
    offset += 30 + path.length + content.length;
  }
  const listed = directory.flatMap((entry) => [...entry]);
  const end = new DataView(new ArrayBuffer(18));
  end.setUint16(4, directory.length, true);
  end.setUint16(6, directory.length, true);
  end.setUint32(8, listed.length, true);
  end.setUint32(12, offset, true);
  const tail = [...listed, 0x50, 0x4b, 0x05, 0x06, ...new Uint8Array(end.buffer)];
  return Uint8Array.from([...parts.flatMap((part) => [...part]), ...tail]);
}

/** Inline text, a number, or the XML of a cell's inside with its attributes. */
export type Cell = string | number | { readonly attributes: string; readonly inside: string };

/** A, B … Z, AA, AB … */
function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}

export function sheetXml(rows: readonly (readonly Cell[])[]): string {
  const xml = rows.map((row, r) => {
    const cells = row.map((cell, c) => {
      const place = `${columnName(c)}${r + 1}`;
      if (cell === '') return '';
      if (typeof cell === 'object') return `<c r="${place}" ${cell.attributes}>${cell.inside}</c>`;
      if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
      return `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`;
    });
    return `<row r="${r + 1}">${cells.join('')}</row>`;
  });
  return `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${xml.join('')}</sheetData></worksheet>`;
}

export function workbook(
  sheets: readonly (readonly (readonly Cell[])[])[],
  {
    names = [],
    statedSize,
    parts = {},
  }: {
    readonly names?: readonly string[];
    readonly statedSize?: number;
    /** Further parts, by path; a path of a sheet replaces it. */
    readonly parts?: Readonly<Record<string, string>>;
  } = {},
): Uint8Array {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const list = sheets
    .map((_, s) => `<sheet name="${names[s] ?? `S${s + 1}`}" sheetId="${s + 1}" r:id="rId${s + 1}"/>`)
    .join('');
  const links = sheets
    .map(
      (_, s) =>
        `<Relationship Id="rId${s + 1}" Type="${office}/worksheet" Target="worksheets/sheet${s + 1}.xml"/>`,
    )
    .join('');
  const entries: Record<string, string> = {
    ...parts,
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}"><sheets>${list}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links}</Relationships>`,
  };
  sheets.forEach((rows, s) => {
    entries[`xl/worksheets/sheet${s + 1}.xml`] ??= sheetXml(rows);
  });
  return zip(entries, statedSize);
}
