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
    ja: '関連ページ',
    zh: '相关页面',
  }),
);

/** Heading over a list of links to other pages; English for languages without one here. */
export function relatedHeading(language: string): string {
  return HEADINGS.get(language.toLowerCase().split('-')[0] ?? '') ?? ENGLISH;
}
