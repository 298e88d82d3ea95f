// Search results of the built-in provider: made from the keyword, at addresses reserved for examples.
import { throwIfCancelled } from '@silosmith/kernel';
import type { SearchWeb } from '../search/search-provider.ts';

/** Questions and longer searches as people put them, around the keyword. */
const PHRASES: Readonly<
  Record<string, { readonly questions: readonly string[]; readonly searches: readonly string[] }>
> = {
  en: {
    questions: ['What is {}?', 'How do I choose {}?', 'How much does {} cost?', 'Is {} worth it?'],
    searches: [
      '{} for beginners',
      '{} comparison',
      '{} checklist',
      'best {}',
      '{} mistakes',
      '{} alternatives',
    ],
  },
  de: {
    questions: ['Was ist {}?', 'Wie wähle ich {} aus?', 'Was kostet {}?', 'Lohnt sich {}?'],
    searches: ['{} für Anfänger', '{} Vergleich', '{} Checkliste', '{} Test', '{} Fehler', '{} Alternativen'],
  },
  nl: {
    questions: ['Wat is {}?', 'Hoe kies je {}?', 'Wat kost {}?', 'Is {} de moeite waard?'],
    searches: [
      '{} voor beginners',
      '{} vergelijken',
      '{} checklist',
      'beste {}',
      '{} fouten',
      '{} alternatieven',
    ],
  },
  fr: {
    questions: [
      'Qu’est-ce que {} ?',
      'Comment choisir {} ?',
      'Combien coûte {} ?',
      '{} en vaut-il la peine ?',
    ],
    searches: [
      '{} pour débutants',
      '{} comparatif',
      '{} avis',
      'meilleur {}',
      '{} erreurs',
      '{} alternatives',
    ],
  },
  es: {
    questions: ['¿Qué es {}?', '¿Cómo elegir {}?', '¿Cuánto cuesta {}?', '¿Merece la pena {}?'],
    searches: [
      '{} para principiantes',
      '{} comparativa',
      '{} opiniones',
      'mejor {}',
      '{} errores',
      '{} alternativas',
    ],
  },
  it: {
    questions: ['Che cos’è {}?', 'Come scegliere {}?', 'Quanto costa {}?', 'Vale la pena {}?'],
    searches: [
      '{} per principianti',
      '{} confronto',
      '{} opinioni',
      'migliore {}',
      '{} errori',
      '{} alternative',
    ],
  },
  pt: {
    questions: ['O que é {}?', 'Como escolher {}?', 'Quanto custa {}?', '{} vale a pena?'],
    searches: [
      '{} para iniciantes',
      '{} comparação',
      '{} opiniões',
      'melhor {}',
      '{} erros',
      '{} alternativas',
    ],
  },
};
const ENGLISH = { questions: [], searches: [], ...PHRASES.en };

/** Questions and searches around the keyword, in a language of the table or in English. */
export function phrasesOf(keyword: string, language: string): { questions: string[]; searches: string[] } {
  const { questions, searches } = PHRASES[language.slice(0, 2).toLowerCase()] ?? ENGLISH;
  const said = (phrase: string): string => phrase.replace('{}', () => keyword);
  return { questions: questions.map(said), searches: searches.map(said) };
}

export const searchWeb: SearchWeb = async ({ keyword, language }, { signal }) => {
  throwIfCancelled(signal);
  const { questions, searches } = phrasesOf(keyword, language);
  return {
    organic_results: searches.map((search, at) => ({
      position: at + 1,
      title: search,
      // RFC 2606: nobody's address.
      link: `https://example.com/${encodeURIComponent(search.replaceAll(' ', '-'))}`,
      snippet: '',
    })),
    related_questions: questions.map((question) => ({ question })),
    related_searches: searches.map((query) => ({ query })),
  };
};
