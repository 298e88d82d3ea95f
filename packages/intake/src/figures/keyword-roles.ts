// What a cell says of its keyword: that its page is called by it, or that it is another keyword of that page.
import { foldWords } from '../words/fold-words.ts';

export const KEYWORD_ROLES = { unstated: 0, primary: 1, secondary: 2 } as const;

const PRIMARY =
  /^(?:primary|primaer|primar|main|focus|principal|principale|primaire|primair|primario|primaria|primarie|hoofd|haupt|glowna|glowne|glowny|birincil|ana|основной|основная|主|主要|메인)(?: (?:kw|keyword|keywords|query|term|phrase|zoekwoord|focus|mot cle|palabra clave|parola chiave))?$/u;
const SECONDARY =
  /^(?:secondary|tertiary|supporting|support|supplementary|additional|related|semantic|lsi|long tail|longtail|variant|variation|synonym|secundaria|secundario|secondaria|secondario|secondarie|secondaire|secundair|sekundar|sekundaer|neben|nebenkeyword|unterstutzend|poboczna|poboczne|dodatkowa|ikincil|дополнительный|вторичный|次要|辅助|副|サブ|서브)(?: (?:kw|keyword|keywords|query|term|phrase|zoekwoord|focus|mot cle|palabra clave|parola chiave))?$/u;
const YES = /^(?:y|yes|true|x|1|✓|✔|ja|oui|si|sí|sì|sim|tak|evet)$/u;
const NO = /^(?:n|no|false|0|✗|✘|nein|non|nee|não|nie|hayır|hayir)$/u;

/** KEYWORD_ROLES of a cell of a column about them: `Primary`, `Supporting keyword`, `Y`, `no`. */
export function readKeywordRole(cell: string): number {
  const text = cell.trim().toLowerCase();
  if (namesKeywordRole(cell))
    return PRIMARY.test(foldWords(cell)) ? KEYWORD_ROLES.primary : KEYWORD_ROLES.secondary;
  if (YES.test(text)) return KEYWORD_ROLES.primary;
  return NO.test(text) ? KEYWORD_ROLES.secondary : KEYWORD_ROLES.unstated;
}

/** Whether a cell says so in words. */
export function namesKeywordRole(cell: string): boolean {
  const words = foldWords(cell);
  return PRIMARY.test(words) || SECONDARY.test(words);
}
