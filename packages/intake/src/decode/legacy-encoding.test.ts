import { textAt } from '@silosmith/contract';
import { describe, expect, it } from 'vitest';
import { detect } from '../detect.ts';
import { importKeywords } from '../import-keywords.ts';
import type { LegacyEncoding } from './legacy-encoding.ts';

/** Bytes of a text, found by asking the platform's decoder for every byte and every pair of bytes. */
function encodeAs(text: string, encoding: LegacyEncoding): Uint8Array {
  const codes = new Map<string, readonly number[]>();
  const decoder = new TextDecoder(encoding);
  for (let byte = 0; byte < 0x100; byte++) codes.set(decoder.decode(Uint8Array.of(byte)), [byte]);
  if (!encoding.startsWith('windows') && encoding !== 'koi8-r')
    for (let first = 0x81; first < 0xff; first++)
      for (let second = 0x40; second < 0xff; second++) {
        const character = decoder.decode(Uint8Array.of(first, second));
        if (!codes.has(character)) codes.set(character, [first, second]);
      }
  return Uint8Array.from(
    [...text].flatMap((character) => {
      const code = codes.get(character);
      if (code === undefined) throw new Error(`${encoding} has no ${character}`);
      return [...code];
    }),
  );
}

const FILES: readonly (readonly [encoding: LegacyEncoding, header: string, keywords: readonly string[]])[] = [
  ['windows-1252', 'Suchbegriff;Suchvolumen', ['höhenverstellbarer schreibtisch', 'großer tisch für büro']],
  [
    'windows-1252',
    'Mot clé;Volume de recherche',
    ['bureau chêne réglable', 'table à manger', 'façade – 5 €'],
  ],
  ['windows-1252', 'Palabra clave;Volumen', ['escritorio de niño', 'mesa de salón pequeña']],
  ['windows-1250', 'Słowo kluczowe;Wolumen', ['stół dębowy', 'krzesło z żółtą tapicerką', 'łóżko']],
  ['windows-1250', 'Klíčové slovo;Hledanost', ['dubový stůl', 'dřevěný stůl z ořechu', 'židle']],
  ['windows-1250', 'Kulcsszó;Keresési mennyiség', ['tölgyfa íróasztal', 'őszi diófa asztal']],
  ['windows-1254', 'Anahtar kelime;Arama hacmi', ['meşe çalışma masası', 'ışıklı ağaç masa']],
  ['windows-1251', 'Ключевое слово;Частотность', ['дубовый стол', 'стол письменный из ореха']],
  ['koi8-r', 'Фраза;Частота', ['дубовый стол', 'стол письменный из ореха']],
  ['windows-1253', 'Λέξη-κλειδί;Όγκος', ['γραφείο από δρυ', 'τραπέζι καρυδιάς']],
  ['windows-1255', 'מילת מפתח;נפח חיפוש', ['שולחן עץ אלון', 'שולחן כתיבה אגוז']],
  ['windows-1256', 'الكلمة المفتاحية;حجم البحث', ['مكتب خشب البلوط', 'طاولة خشب الجوز']],
  ['shift_jis', 'キーワード;検索ボリューム', ['オーク デスク おすすめ', 'ウォールナット 机']],
  ['euc-jp', 'キーワード;検索ボリューム', ['オーク デスク おすすめ', 'ウォールナット 机']],
  ['gb18030', '关键词;搜索量', ['橡木书桌', '胡桃木书桌推荐']],
  ['big5', '關鍵字;搜尋量', ['橡木書桌推薦', '胡桃木書桌收納']],
  ['euc-kr', '키워드;검색량', ['원목 책상', '호두나무 책상 추천']],
];

describe('a file from before Unicode', () => {
  it.each(FILES)('in %s: %s', (encoding, header, keywords) => {
    const rows = keywords.map((keyword, at) => `${keyword};${100 * (at + 1)}`);
    const bytes = encodeAs([header, ...rows, ''].join('\n'), encoding);
    const found = detect(bytes);
    expect(found.encoding).toBe(encoding);
    expect(found.columns.map(({ role }) => role)).toEqual(['keyword', 'volume']);
    const { table } = importKeywords([{ name: 'list.csv', bytes }], { language: 'en' });
    expect(keywords.map((_, row) => textAt(table.keyword, row))).toEqual(keywords);
  });
});
