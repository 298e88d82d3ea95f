// The classic editor of WordPress stores text whose paragraphs are blank lines; the block editor stores tags.
const BLOCK =
  /^<\/?(?:address|article|aside|blockquote|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|script|section|style|table|tbody|td|tfoot|th|thead|tr|ul|video)\b/iu;
const PRE = /<pre\b[\s\S]*?<\/pre>/giu;

/**
 * Paragraphs for blank lines and `<br>` for line breaks, as `wpautop` of WordPress shows such a text
 * (developer.wordpress.org/reference/functions/wpautop). Text of the block editor, and `<pre>`, stay as they are.
 */
export function withParagraphs(content: string): string {
  if (content.includes('<!-- wp:') || /<p[\s>]/iu.test(content)) return content;
  const kept: string[] = [];
  const shortened = content
    .replaceAll('\r\n', '\n')
    .replace(PRE, (block) => `\n\n<pre ${kept.push(block) - 1}>\n\n`);
  const paragraphs = shortened
    .split(/\n[^\S\n]*\n\s*/u)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => {
      const block = /^<pre (\d+)>$/u.exec(text);
      if (block) return kept[Number(block[1])] ?? '';
      return BLOCK.test(text) ? text : `<p>${text.replaceAll('\n', '<br>\n')}</p>`;
    });
  return paragraphs.join('\n');
}
