// Words of keywords that figures answer, by language.
import { stemsOf } from '@silosmith/language';

const DATA_WORDS: Readonly<Record<string, string>> = {
  en: 'data statistics stats survey study report benchmark average rate percentage trends',
  nl: 'data statistieken cijfers onderzoek rapport gemiddelde gemiddeld percentage trends enquête benchmark',
  fr: 'données statistiques chiffres étude rapport enquête moyenne taux pourcentage tendances sondage',
  de: 'Daten Statistik Zahlen Studie Bericht Umfrage Durchschnitt durchschnittlich Quote Prozent Trends Vergleichswerte',
  es: 'datos estadísticas cifras estudio informe encuesta promedio tasa porcentaje tendencias',
  it: 'dati statistiche cifre studio rapporto sondaggio tasso percentuale tendenze',
  pt: 'dados estatísticas números estudo relatório pesquisa taxa percentagem porcentagem tendências',
};

/** Whether a keyword asks for figures. False in a language without a list. */
export function asksForData(keyword: string, language: string): boolean {
  const words = Object.hasOwn(DATA_WORDS, language) ? (DATA_WORDS[language] ?? '') : '';
  const wanted = new Set(stemsOf(words, language));
  return stemsOf(keyword, language).some((stem) => wanted.has(stem));
}
