// The cell styles of our workbooks, by name; the index of a style is its place in `cellXfs`.

interface Style {
  /** Index into FONTS and FILLS. */
  readonly font: number;
  readonly fill: number;
  /** Number format id: 0 general, 3 `#,##0`, 164 dollars. */
  readonly format: number;
  readonly alignment: string;
}

const FONTS = [
  '<font><sz val="11"/><color rgb="FF12181D"/><name val="Calibri"/><family val="2"/></font>',
  '<font><b/><sz val="11"/><color rgb="FFFFFFFF"/><name val="Calibri"/><family val="2"/></font>',
  '<font><b/><sz val="11"/><color rgb="FF12181D"/><name val="Calibri"/><family val="2"/></font>',
  '<font><sz val="11"/><color rgb="FF5B6670"/><name val="Calibri"/><family val="2"/></font>',
  '<font><b/><sz val="16"/><color rgb="FF047857"/><name val="Calibri"/><family val="2"/></font>',
];
/** The first two are reserved by the format. */
const FILLS = [
  '<fill><patternFill patternType="none"/></fill>',
  '<fill><patternFill patternType="gray125"/></fill>',
  '<fill><patternFill patternType="solid"><fgColor rgb="FF047857"/><bgColor indexed="64"/></patternFill></fill>',
  '<fill><patternFill patternType="solid"><fgColor rgb="FFE9F5F0"/><bgColor indexed="64"/></patternFill></fill>',
];
const TOP = 'vertical="top"';
const indented = (level: number): string => `${TOP} indent="${level}"`;

const STYLES = {
  text: { font: 0, fill: 0, format: 0, alignment: TOP },
  quiet: { font: 3, fill: 0, format: 0, alignment: TOP },
  header: { font: 1, fill: 2, format: 0, alignment: 'vertical="center"' },
  whole: { font: 0, fill: 0, format: 3, alignment: TOP },
  usd: { font: 0, fill: 0, format: 164, alignment: TOP },
  pillarText: { font: 2, fill: 3, format: 0, alignment: TOP },
  pillarWhole: { font: 2, fill: 3, format: 3, alignment: TOP },
  pillarUsd: { font: 2, fill: 3, format: 164, alignment: TOP },
  level2: { font: 0, fill: 0, format: 0, alignment: indented(2) },
  level3: { font: 0, fill: 0, format: 0, alignment: indented(4) },
  title: { font: 4, fill: 0, format: 0, alignment: TOP },
  label: { font: 2, fill: 0, format: 0, alignment: TOP },
  wrapped: { font: 0, fill: 0, format: 0, alignment: `${TOP} wrapText="1"` },
} as const satisfies Readonly<Record<string, Style>>;

export type StyleName = keyof typeof STYLES;

export const STYLE_INDEX = Object.fromEntries(
  Object.keys(STYLES).map((name, index) => [name, index]),
) as Readonly<Record<StyleName, number>>; // The keys are those of STYLES.

export function stylesXml(): string {
  const formats = Object.values(STYLES).map(
    ({ font, fill, format, alignment }) =>
      `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1"><alignment ${alignment}/></xf>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    '<numFmts count="1"><numFmt numFmtId="164" formatCode="&quot;$&quot;#,##0.00"/></numFmts>',
    `<fonts count="${FONTS.length}">${FONTS.join('')}</fonts>`,
    `<fills count="${FILLS.length}">${FILLS.join('')}</fills>`,
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${formats.length}">${formats.join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
    '</styleSheet>',
  ].join('');
}
