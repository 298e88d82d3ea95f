// Guesses the legacy encoding of a file that is not UTF-8: the one in which its letters fit a language.

/** Labels of the WHATWG Encoding Standard, which every platform's TextDecoder reads. */
export type LegacyEncoding =
  | 'windows-1250'
  | 'windows-1251'
  | 'windows-1252'
  | 'windows-1253'
  | 'windows-1254'
  | 'windows-1255'
  | 'windows-1256'
  | 'windows-874'
  | 'koi8-r'
  | 'shift_jis'
  | 'euc-jp'
  | 'euc-kr'
  | 'big5'
  | 'gb18030';

/** Non-ASCII letters: all of a Latin-script language's, the sixteen most frequent of the others. Ties go to the first. */
const LANGUAGES: readonly (readonly [encoding: LegacyEncoding, letters: string])[] = [
  ['windows-1252', 'éèàêçôîïùûâœë'],
  ['windows-1252', 'äöüß'],
  ['windows-1252', 'áéíóúñü'],
  ['windows-1252', 'àèéìòù'],
  ['windows-1252', 'ãçáéíóúâêôõà'],
  ['windows-1252', 'éëïèöüáó'],
  ['windows-1252', 'åäöæøé'],
  ['windows-1252', 'ðþýáéíóúæö'],
  ['windows-1254', 'ışüğçöi̇âî'],
  ['windows-1250', 'ąęłóśżćńź'],
  ['windows-1250', 'áíěéčřšžýůúťďň'],
  ['windows-1250', 'áíčšžéýúľťôäň'],
  ['windows-1250', 'áéőöóíüűú'],
  ['windows-1250', 'ăîâşţ'],
  ['windows-1250', 'čšžćđ'],
  ['windows-1251', 'оеаинтсрвлкмдпуя'],
  ['koi8-r', 'оеаинтсрвлкмдпуя'],
  ['windows-1253', 'αοιετσνηυρπκλμςά'],
  ['windows-1255', 'יוהלאמרתשבנםדחקפ'],
  ['windows-1256', 'اليمنتروبدةعسكقح'],
  ['windows-874', 'านรกอเงยลมสวคท่้ี์ะโ'],
];
/** Non-ASCII punctuation that every language uses. */
const SIGNS = /[\u0080-\u009f\u00a0«»°€£–—…‘’“”•·®©™]/u;
/** Minimum share of known letters for a language to match. */
const LEAST_SHARE = 0.5;
/** Share from which a single-byte encoding is accepted at once. */
const SURE_SHARE = 0.6;
/** Rejects Japanese without kana and Korean with many Chinese characters. */
const LEAST_KANA = 0.15;
const LEAST_HANGUL = 0.85;
/** Big5 often has second bytes below 0x80, GBK text hardly ever. */
const LEAST_LOW_SECOND_BYTES = 0.1;

/** The likeliest encoding of bytes that are not UTF-8; windows-1252 without evidence. @param head may end inside a character. */
export function legacyEncoding(head: Uint8Array): LegacyEncoding {
  const japanese = (['shift_jis', 'euc-jp'] as const).find(
    (encoding) => shareOf(decoded(head, encoding), /[\u3041-\u30ff]/u) >= LEAST_KANA,
  );
  if (japanese !== undefined) return japanese;
  const single = bestOfSingleBytes(head);
  if (single.share >= SURE_SHARE) return single.encoding;
  if (shareOf(decoded(head, 'euc-kr'), /[\uac00-\ud7a3]/u) >= LEAST_HANGUL) return 'euc-kr';
  if (lowSecondBytes(head) >= LEAST_LOW_SECOND_BYTES && isHan(decoded(head, 'big5'))) return 'big5';
  if (isHan(decoded(head, 'gb18030'))) return 'gb18030';
  return single.share >= LEAST_SHARE ? single.encoding : 'windows-1252';
}

function bestOfSingleBytes(head: Uint8Array): { readonly encoding: LegacyEncoding; readonly share: number } {
  const texts = new Map<LegacyEncoding, readonly string[]>();
  let best: { encoding: LegacyEncoding; share: number } = { encoding: 'windows-1252', share: 0 };
  for (const [encoding, letters] of LANGUAGES) {
    const text = texts.get(encoding) ?? lettersOf(new TextDecoder(encoding).decode(head));
    texts.set(encoding, text);
    const known = text.filter((letter) => letters.includes(letter)).length;
    const share = known / Math.max(1, text.length);
    if (share > best.share) best = { encoding, share };
  }
  return best;
}

/** Non-ASCII letters, lower-cased. */
function lettersOf(text: string): string[] {
  return [...text.toLowerCase()].filter((letter) => letter > '\u007f' && !SIGNS.test(letter));
}

/** Non-ASCII characters; empty if the bytes are invalid in the encoding. */
function decoded(head: Uint8Array, encoding: LegacyEncoding): readonly string[] {
  try {
    return lettersOf(new TextDecoder(encoding, { fatal: true }).decode(head, { stream: true }));
  } catch {
    // Invalid in this encoding: an expected outcome, not an error.
    return [];
  }
}

function shareOf(letters: readonly string[], kind: RegExp): number {
  return letters.length === 0 ? 0 : letters.filter((letter) => kind.test(letter)).length / letters.length;
}

function isHan(letters: readonly string[]): boolean {
  return shareOf(letters, /\p{Script=Han}|[\u3000-\u303f\uff00-\uffef]/u) > 0.9;
}

function lowSecondBytes(head: Uint8Array): number {
  let pairs = 0;
  let low = 0;
  for (let at = 0; at + 1 < head.length; at++) {
    if ((head[at] ?? 0) < 0x80) continue;
    pairs++;
    if ((head[++at] ?? 0) < 0x80) low++;
  }
  return low / Math.max(1, pairs);
}
