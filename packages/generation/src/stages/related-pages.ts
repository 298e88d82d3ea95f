// Lists the pages that an article should have linked to and did not.

import { relatedHeading, SILO_SCHEME, sanitiseHtml } from '@silosmith/content';
import { escapeHtml } from '@silosmith/kernel';

/** A heading in the content language and a list of silo links. */
export function relatedPagesHtml(keywords: readonly string[], language: string): string {
  const items = keywords.map(
    (keyword) => `<li><a href="${SILO_SCHEME}${escapeHtml(keyword)}">${escapeHtml(keyword)}</a></li>`,
  );
  return sanitiseHtml(`<h2>${relatedHeading(language)}</h2>\n<ul>${items.join('')}</ul>`);
}
