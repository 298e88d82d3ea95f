// How are pages listed that an article should have linked to and did not?
import { relatedHeading, SILO_SCHEME, sanitiseHtml } from '@silosmith/content';

/** A heading in the content language and a list of silo links. */
export function relatedPagesHtml(keywords: readonly string[], language: string): string {
  const items = keywords.map(
    (keyword) => `<li><a href="${SILO_SCHEME}${escaped(keyword)}">${escaped(keyword)}</a></li>`,
  );
  return sanitiseHtml(`<h2>${relatedHeading(language)}</h2>\n<ul>${items.join('')}</ul>`);
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
