// Cell styles that format numbers as dates: built-in formats by id, others by their format code.
import type { XmlReader } from './read-xml.ts';

/** ECMA-376 part 1 §18.8.30: formats of dates and times, those of East Asian languages included. */
function isBuiltInDate(id: number): boolean {
  return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
}

/** Quoted, escaped and bracketed parts of a format code are literals and colours. */
const NOT_CODE = /"[^"]*"|\\.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/giu;
/** Characters; longer format codes are not date formats and are skipped. */
const LONGEST_CODE = 255;

export function dateStyles(): { readonly isDate: (style: number) => boolean; readonly reader: XmlReader } {
  const dateFormats = new Set<number>();
  const dates = new Set<number>();
  let style = 0;
  let inCellStyles = false;
  return {
    isDate: (asked) => dates.has(asked),
    reader: {
      open(name, attributes) {
        if (name === 'numFmt') {
          const code = (attributes.formatCode ?? '').slice(0, LONGEST_CODE).replace(NOT_CODE, '');
          if (/[dmyhs]/iu.test(code) && !/general/iu.test(code)) dateFormats.add(Number(attributes.numFmtId));
        }
        if (name === 'cellXfs') inCellStyles = true;
        if (name !== 'xf' || !inCellStyles) return;
        const format = Number(attributes.numFmtId ?? 0);
        if (isBuiltInDate(format) || dateFormats.has(format)) dates.add(style);
        style++;
      },
      close(name) {
        if (name === 'cellXfs') inCellStyles = false;
      },
    },
  };
}
