import fc from 'fast-check';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { treeOf } from './html-tree.ts';

const reference = unified().use(rehypeParse, { fragment: true }).freeze();

/** As rehype-parse has it, without the places of nodes. */
const withoutPlaces = (node: unknown): unknown =>
  JSON.parse(JSON.stringify(node, (key, value) => (key === 'position' ? undefined : value)));

const pieces = fc.constantFrom(
  ...['<p>', '</p>', '<ul><li>', '</li>', '<b>', '</i>', '<i>', '<a href="/x?a=1&amp;b">', '</a>', '<br/>'],
  ...['<table>', '<tr><td>', '</table>', '<template>', '</template>', '<svg><path/></svg>', '<math><mi>'],
  ...['<noscript>', '</noscript>', '<script>', '</script>', '<textarea>', '<title>', '<!-- ', ' -->', '<h2'],
  ...[
    'text',
    ' & ',
    '&nbsp;',
    '&#x0;',
    '<',
    '>',
    '"',
    '\n',
    'ü日本😀',
    '<![CDATA[',
    ']]>',
    '<!doctype html>',
  ],
);

describe('treeOf', () => {
  it('makes of any markup the tree that rehype-parse makes', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 25 }), (parts) => {
        const html = parts.join('');
        expect(withoutPlaces(treeOf(html))).toEqual(withoutPlaces(reference.parse(html)));
      }),
      { numRuns: 500 },
    );
  });
});
