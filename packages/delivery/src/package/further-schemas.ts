// Structured data beside that of the article: FAQPage and HowTo, where the content is one.
import { questionsOf, stepsOf } from '@silosmith/content';

export type JsonLd = Readonly<Record<string, unknown>>;

/**
 * Required properties by https://developers.google.com/search/docs/appearance/structured-data/faqpage (`mainEntity` with name and
 * `acceptedAnswer.text`) and https://schema.org/HowTo (`name`, `step` with text).
 */
export function furtherSchemasOf(html: string, title: string, locale: string): JsonLd[] {
  const questions = questionsOf(html);
  const steps = stepsOf(html, title, locale);
  const faq: JsonLd = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  const howTo: JsonLd = {
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    inLanguage: locale,
    name: title,
    step: steps.map((text, at) => ({ '@type': 'HowToStep', position: at + 1, text })),
  };
  return [...(questions.length > 0 ? [faq] : []), ...(steps.length > 0 ? [howTo] : [])];
}
