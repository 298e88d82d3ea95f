// Which texts are no names of a page that the plan proposes: an article, or a part of a phrase.
import { foldAccents, isAbbreviation } from '@silosmith/language';

/** Half a name in a list of another language: `la` of `la marzocco`. */
const ARTICLE = /^(?:la|le|les|el|los|las|il|lo|gli|der|die|das|de|het|un|una|une|o|os)$/u;

/** One letter: `e` of `e kalyan`, `u` of `opryszczka u dzieci`; a digit or a sign is no letter. */
const LETTER = /^\p{Ll}$/u;
const SHORT = /^[\p{Script=Latin}\p{Script=Cyrillic}]{1,2}$/u;

/** Verbs of an English question that lead to what it asks: `grey go` of `what colours go with grey`. */
const OPEN_VERB = /^(?:go|goes|happens?|means?)$/u;

/** Alone they say what is done, or that something is offered, and not of what; without accents, in seven languages. */
const NO_TOPIC: ReadonlySet<string> = new Set(
  `remove,removing,removal,get rid,getting rid,delete,deleting,cancel,add,adding,change,changing,fix,fixing,clean,avoid,prevent,stop,reduce,
  improve,increase,choose,choosing,solution,solutions,service,services,product,products,provider,providers,companies,firm,firms,
  entfernen,loschen,andern,vermeiden,verbessern,losung,losungen,dienstleistung,dienstleistungen,
  verwijderen,wijzigen,verbeteren,oplossing,oplossingen,dienst,diensten,
  enlever,supprimer,eviter,ameliorer,reduire,changer,prestataire,prestataires,
  eliminar,quitar,evitar,mejorar,reducir,cambiar,solucion,soluciones,servicio,servicios,
  eliminare,togliere,evitare,migliorare,ridurre,cambiare,soluzione,soluzioni,servizio,servizi,
  remover,melhorar,reduzir,mudar,solucao,solucoes,servico,servicos`
    .split(',')
    .map((word) => word.trim()),
);

/**
 * Whether a text that nobody searches for as it stands is a part of a phrase: it begins or ends with a letter, ends with the verb of a question, or
 * has no word of three; or names no topic.
 */
export function isFragment(text: string): boolean {
  const words = text.split(' ');
  const last = words.at(-1) ?? '';
  if (NO_TOPIC.has(foldAccents(text))) return true;
  if (LETTER.test(words[0] ?? '') || LETTER.test(last) || OPEN_VERB.test(last)) return true;
  return words.every((word) => SHORT.test(word) && !isAbbreviation(word));
}

/** The beginning of a word that a list writes apart: `anti` of `anti moustique` names nothing, whatever it begins. */
const PREFIX = /^(?:anti|hyper|non|semi|ultra)$/u;

export const isArticle = (text: string): boolean => ARTICLE.test(text);

export const isPrefix = (text: string): boolean => PREFIX.test(text);

export const isLetter = (text: string): boolean => LETTER.test(text);
