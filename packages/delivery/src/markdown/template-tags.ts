// Template tags of Jekyll and Eleventy (`{{`, `{%`, `{#`) and shortcodes of Hugo (`{{<`) in a text are shown, not run.
import { escapeHtmlText } from '@silosmith/kernel';
import type { MarkdownTree } from './markdown-body.ts';

type Content = MarkdownTree['children'][number];

const OPENS_TAG = /\{(?=[{%#])/gu;
/** Decoded by every Markdown renderer in text, addresses and HTML; template languages read the file before it and see no tag. */
const ENTITY = '&#123;';

/** Code becomes HTML where it contains a tag: inside Markdown code an entity would be shown as it is written. */
export function withoutTemplateCode(tree: MarkdownTree): MarkdownTree {
  return { ...tree, children: tree.children.map(withoutTagsInCode) };
}

function withoutTagsInCode(node: Content): Content {
  if (node.type === 'code' || node.type === 'inlineCode') {
    if (node.value.search(OPENS_TAG) < 0) return node;
    const code = `<code>${escapeHtmlText(node.value)}</code>`;
    return { type: 'html', value: node.type === 'code' ? `<pre>${code}</pre>` : code };
  }
  if (!('children' in node)) return node;
  // HTML may stand wherever code may, so the children still fit their parent.
  return { ...node, children: node.children.map(withoutTagsInCode) } as Content;
}

/** For a Markdown text whose code went through `withoutTemplateCode`. */
export function withoutTemplateTags(markdown: string): string {
  return markdown.replace(OPENS_TAG, ENTITY);
}
