// How does any text stand in WordPress, which prints titles as HTML and runs shortcodes in texts? As what its author wrote.

/** Text where WordPress takes HTML: titles, excerpts, names of terms. */
export function wordpressText(text: string): string {
  return withoutShortcodes(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
}

/** HTML of which square brackets are shown and never run: `[gallery]` in a text is words, not a gallery. */
export function withoutShortcodes(html: string): string {
  return html.replaceAll('[', '&#91;').replaceAll(']', '&#93;');
}

/** A custom field: plain text, which themes print carelessly. Ampersands stay, since plugins compare keywords. */
export function wordpressField(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The text that `wordpressField` was given. */
export function fieldText(field: string): string {
  return field.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
}
