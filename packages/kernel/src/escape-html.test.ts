import { expect, it } from 'vitest';
import { escapeHtml, escapeHtmlText } from './escape-html.ts';

it('escapes what markup would read, ampersands of entities included', () => {
  expect(escapeHtml('<a title="x & y">&lt;</a>')).toBe(
    '&lt;a title=&quot;x &amp; y&quot;&gt;&amp;lt;&lt;/a&gt;',
  );
});

it('leaves quotes alone in element text', () => {
  expect(escapeHtmlText('"a" < b')).toBe('"a" &lt; b');
});
