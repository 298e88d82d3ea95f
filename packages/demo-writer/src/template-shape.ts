// What a chosen form changes in a sample article: its sections in order, numbered headings, a table, and what its title says.
import { CONTENT_LANGUAGES, type TemplateId } from '@silosmith/contract';
import type { Role } from './bank.ts';

export interface TemplateShape {
  /** Sections that the form has, in order. */
  readonly roles: readonly [Role, ...Role[]];
  /** Headings carry a number. */
  readonly isNumbered: boolean;
  readonly hasTable: boolean;
}

const shape = (roles: TemplateShape['roles'], change: Partial<TemplateShape> = {}): TemplateShape => ({
  roles,
  isNumbered: false,
  hasTable: false,
  ...change,
});

const SHAPES: Readonly<Record<TemplateId, TemplateShape>> = {
  'how-to': shape(['basics', 'steps', 'mistakes', 'results']),
  listicle: shape(['choice', 'basics', 'results', 'mistakes'], { isNumbered: true }),
  comparison: shape(['choice', 'cost', 'results', 'mistakes'], { hasTable: true }),
  'ultimate-guide': shape(['basics', 'choice', 'steps', 'cost', 'mistakes', 'results'], { hasTable: true }),
  'problem-solution': shape(['mistakes', 'basics', 'steps', 'results']),
  'news-analysis': shape(['basics', 'results', 'choice', 'access']),
};

export const templateShape = (template: TemplateId | undefined): TemplateShape | null =>
  template === undefined ? null : SHAPES[template];

type Names = Readonly<Record<TemplateId, string>>;
const names = (
  ...[howTo, list, comparison, guide, problem, news]: [string, string, string, string, string, string]
): Names => ({
  'how-to': howTo,
  listicle: list,
  comparison,
  'ultimate-guide': guide,
  'problem-solution': problem,
  'news-analysis': news,
});

/** Behind a keyword and a colon. */
const NAMES: Readonly<Record<(typeof CONTENT_LANGUAGES)[number], Names>> = {
  en: names(
    'Step by Step',
    'Point by Point',
    'A Comparison',
    'The Long Guide',
    'Problems and Solutions',
    'An Analysis',
  ),
  nl: names(
    'stap voor stap',
    'punt voor punt',
    'een vergelijking',
    'de grote gids',
    'problemen en oplossingen',
    'een analyse',
  ),
  fr: names(
    'étape par étape',
    'point par point',
    'le comparatif',
    'le grand guide',
    'problèmes et solutions',
    'une analyse',
  ),
  de: names(
    'Schritt für Schritt',
    'Punkt für Punkt',
    'der Vergleich',
    'der große Leitfaden',
    'Probleme und Lösungen',
    'eine Analyse',
  ),
  es: names(
    'paso a paso',
    'punto por punto',
    'la comparación',
    'la gran guía',
    'problemas y soluciones',
    'un análisis',
  ),
  it: names(
    'passo dopo passo',
    'punto per punto',
    'il confronto',
    'la grande guida',
    'problemi e soluzioni',
    'un’analisi',
  ),
  pt: names(
    'passo a passo',
    'ponto por ponto',
    'a comparação',
    'o grande guia',
    'problemas e soluções',
    'uma análise',
  ),
};

/** What titles call the form, in the language of the page; English stands in. */
export function templateName(template: TemplateId, language: string): string {
  const tag = language.toLowerCase().split('-')[0];
  return NAMES[CONTENT_LANGUAGES.find((known) => known === tag) ?? 'en'][template];
}
