/** For element text, where quotes need no escape. */
export function escapeHtmlText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** For element text and attribute values in double quotes. */
export function escapeHtml(text: string): string {
  return escapeHtmlText(text).replaceAll('"', '&quot;');
}
