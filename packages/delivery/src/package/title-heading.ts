/** Parts an article's leading `<h1>` from its text: a theme prints the title itself, and a page has one `<h1>`. */
export function splitTitleHeading(html: string): { readonly heading: string; readonly body: string } {
  const found = /^\s*(<h1(?:\s[^>]*)?>.*?<\/h1\s*>)\s*/isu.exec(html);
  return found ? { heading: found[1] ?? '', body: html.slice(found[0].length) } : { heading: '', body: html };
}
