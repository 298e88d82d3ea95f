import { LANGUAGES } from '@silosmith/language';
import { expect, test } from 'vitest';
import { templateByWording } from './keyword-wording.ts';

const ASKED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  en: {
    'how-to': ['how to descale a kettle', 'best way to store beans', 'bread baking step by step'],
    listicle: [
      'best coffee grinders',
      'platforms best open source',
      'garden ideas',
      'types of tea',
      'top 10 cafes',
    ],
    comparison: ['drip vs espresso'],
    'news-analysis': ['coffee industry news', 'kitchen trends 2026'],
    'problem-solution': ['grinder not working', 'fix a leaking tap'],
  },
  nl: {
    'how-to': ['hoe ontkalk je een waterkoker'],
    listicle: ['beste koffiemolen', 'tuinideeën', 'cadeau ideeen', 'koffiesoorten'],
    comparison: ['verschil latte en cappuccino'],
    'news-analysis': ['koffie nieuws', 'woontrends'],
    'problem-solution': ['koffiemachine werkt niet'],
  },
  de: {
    'how-to': ['wie entkalkt man einen wasserkocher'],
    listicle: ['beste kaffeemühle', 'geschenkideen', 'tipps für den garten'],
    comparison: ['unterschied latte und cappuccino'],
    'news-analysis': ['kaffee nachrichten', 'gartentrends'],
    'problem-solution': ['kaffeemaschine geht nicht'],
  },
  fr: {
    'how-to': ['comment nettoyer une cafetière', 'pain maison étape par étape'],
    listicle: ['meilleures cafetières', 'idées cadeaux', 'idees cadeaux'],
    comparison: ['différence latte cappuccino'],
    'news-analysis': ['café actualité', 'tendances cuisine'],
    'problem-solution': ['cafetière en panne'],
  },
  es: {
    'how-to': ['cómo limpiar una cafetera'],
    listicle: ['mejores cafeteras', 'ideas para regalar', 'tipos de café'],
    comparison: ['diferencia latte capuchino'],
    'news-analysis': ['noticias del café', 'tendencias cocina'],
    'problem-solution': ['cafetera no funciona'],
  },
  it: {
    'how-to': ['come pulire una moka'],
    listicle: ['migliori macchine da caffè', 'idee regalo'],
    comparison: ['differenza latte cappuccino'],
    'news-analysis': ['notizie caffè', 'novità cucina'],
    'problem-solution': ['moka non funziona'],
  },
  pt: {
    'how-to': ['como limpar uma cafeteira'],
    listicle: ['melhores cafeteiras', 'dicas de jardim'],
    comparison: ['diferença latte cappuccino'],
    'news-analysis': ['notícias do café', 'tendências cozinha'],
    'problem-solution': ['cafeteira não funciona'],
  },
};

test('every content language has words for each form', () => {
  expect(Object.keys(ASKED).sort()).toEqual(
    LANGUAGES.filter(({ importable }) => importable)
      .map(({ tag }) => tag)
      .sort(),
  );
});

const CASES = Object.entries(ASKED).flatMap(([language, forms]) =>
  Object.entries(forms).flatMap(([template, keywords]) =>
    keywords.map((keyword) => ({ language, template, keyword })),
  ),
);

test.each(CASES)('$language: $keyword asks for $template', ({ language, template, keyword }) => {
  expect(templateByWording(keyword, language)).toBe(template);
  expect(templateByWording(keyword.toUpperCase(), `${language}-XX`)).toBe(template);
});

test.each([
  ['coffee grinder', 'en'],
  ['best time to visit', 'en'],
  ['tools like google news', 'en'],
  ['google trends', 'en'],
  ['tank top', 'en'],
  ['wie viel kostet ein hund', 'de'],
  ['wie ist das wetter', 'de'],
  ['hoe lang duurt een vlucht', 'nl'],
  ['cafetière', 'fr'],
  ['comment fonctionne une pompe', 'fr'],
  ['wie funktioniert ein akku', 'de'],
  ['hoe werkt een pomp', 'nl'],
  ['cómo funciona un panel solar', 'es'],
  ['come funziona una pompa', 'it'],
  ['como funciona uma bomba', 'pt'],
  ['custom post types', 'en'],
  ['コーヒー', 'ja'],
])('%s asks for none', (keyword, language) => {
  expect(templateByWording(keyword, language)).toBeUndefined();
});
