import { expect, it } from 'vitest';
import { lastLineOf } from './arriving-text.ts';

const LONG =
  'Trail shoes grip on wet stone and wear down on asphalt sooner than most runners would expect of them.';
const REPLY = JSON.stringify({
  title: 'Shoes',
  content: `<h1>Shoes</h1><p>Für "draußen" &amp; <a href="/a b">drinnen</a>.</p><p>${LONG}</p>`,
  excerpt: 'Said in short',
}).replace('ü', '\\u00fc');

it('shows the end of what has arrived, without markup, escapes and what is around it', () => {
  const upTo = (end: string) => lastLineOf(REPLY.slice(0, REPLY.indexOf(end) + end.length));
  expect(upTo('{"title":"Shoes","con')).toBe('');
  expect(upTo('"content":"<h1>Sho')).toBe('Sho');
  expect(upTo('Shoes</h1><p')).toBe('Shoes');
  expect(upTo('F\\u00')).toBe('F');
  expect(upTo('dr')).toBe('Für "dr');
  expect(upTo('<a href=')).toBe('Für "draußen" &');
  expect(upTo('drinnen')).toBe('Für "draußen" & drinnen');
  expect(lastLineOf(REPLY)).toBe('… on asphalt sooner than most runners would expect of them.');
});

it('never shows a piece of markup or of an escape, wherever the reply is cut', () => {
  const many = JSON.stringify({ content: `<p class="x">Ein <b>"Wort"</b>\n</p>`.repeat(60) });
  for (let length = 0; length <= many.length; length++)
    expect(lastLineOf(many.slice(0, length))).toMatch(/^(?:E|Ei|Ein|Ein "(?:W|Wo|Wor|Wort|Wort")?)?$/u);
});

it('has nothing to show of a reply that is no article', () => {
  for (const reply of ['', 'Plain prose', '{"title":"a","description":"b"}', '{"content":12']) {
    expect(lastLineOf(reply)).toBe('');
  }
});
