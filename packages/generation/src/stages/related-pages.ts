// How are pages listed that an article should have linked to and did not?
import { SILO_SCHEME, sanitiseHtml } from '@silosmith/content';

/** Headings in the content languages (part of an article, so not a sentence of the interface). */
const ENGLISH = 'Related pages';
const HEADINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    nl: 'Gerelateerde pagina’s',
    fr: 'Pages liées',
    de: 'Verwandte Seiten',
    es: 'Páginas relacionadas',
    it: 'Pagine correlate',
    pt: 'Páginas relacionadas',
  }),
);

/** A heading and a list of silo links; English for languages without a heading here. */
export function relatedPagesHtml(keywords: readonly string[], language: string): string {
  const heading = HEADINGS.get(language.toLowerCase().split('-')[0] ?? '') ?? ENGLISH;
  const items = keywords.map(
    (keyword) => `<li><a href="${SILO_SCHEME}${escaped(keyword)}">${escaped(keyword)}</a></li>`,
  );
  return sanitiseHtml(`<h2>${heading}</h2>\n<ul>${items.join('')}</ul>`);
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
