// Words that do not change a page's subject: years, months, and words of praise, price or place: `best`, `free`, `near me`.
import { type LanguagePack, packFor } from '@silosmith/language';

/** Beside the qualifiers of a language pack; separated by white space. */
const SOFT: Readonly<Record<string, string>> = {
  en: 'best top free new latest great good online near nearby me now today most popular ultimate complete full list simple easy news com www',
  nl: 'beste top gratis nieuw nieuwe nieuwste goed goede online buurt dichtbij nu vandaag populair populaire',
  fr: 'meilleur meilleure meilleurs meilleures top gratuit gratuite gratuits nouveau nouvelle nouveaux bon bonne en ligne proche pres autour alentours moi aujourd hui',
  de: 'beste besten bester bestes top gratis kostenlos kostenlose kostenloser neu neue neuer neues neueste gut gute guter online nahe nahe umgebung heute jetzt',
  es: 'mejor mejores top gratis nuevo nueva nuevos nuevas bueno buenos buena online cerca mi hoy ahora',
  it: 'migliore migliori miglior top gratis gratuito gratuita nuovo nuova nuovi nuove buono online vicino vicina me oggi',
  pt: 'melhor melhores top gratis gratuito gratuita novo nova novos novas bom online perto mim hoje agora',
};

/** Of the English ones those that people write whatever their language; `most` is a bridge in Polish. */
const EVERYWHERE =
  'best top free new online near nearby me now news com www terdekat official oficial officiel officielle ufficiale offizielle officiele';

const MONTHS = `january february march april june july august september october november december
  januari februari maart mei juni juli augustus oktober januar februar marz juni juli dezember
  janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre
  enero febrero abril junio julio agosto septiembre octubre noviembre diciembre
  gennaio febbraio marzo aprile maggio giugno luglio settembre ottobre dicembre janeiro fevereiro maio junho julho setembro outubro dezembro`;

const wordsIn = (text: string): string[] => text.split(/\s+/u).filter(Boolean);
const months: ReadonlySet<string> = new Set(wordsIn(MONTHS));
const YEAR = /^(?:19|20)\d\d$/u;
/** The second half of `2024-25`. */
const YEAR_TAIL = /^\d\d$/u;

const known = new Map<string, ReadonlySet<string>>();

function softWordsOf(pack: LanguagePack): ReadonlySet<string> {
  const built = known.get(pack.tag);
  if (built !== undefined) return built;
  const words = new Set([...wordsIn(EVERYWHERE), ...wordsIn(SOFT[pack.tag] ?? ''), ...pack.qualifiers]);
  known.set(pack.tag, words);
  return words;
}

/** Tells soft words (lower case, without accents) of a language from others. */
export function createSoftWordTest(language: string): (word: string) => boolean {
  const soft = softWordsOf(packFor(language));
  return (word) => soft.has(word) || months.has(word) || YEAR.test(word);
}

export function isYear(word: string): boolean {
  return YEAR.test(word);
}

export function isYearTail(word: string): boolean {
  return YEAR_TAIL.test(word);
}
