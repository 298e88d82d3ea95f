import { createByteCollector } from '@silosmith/testkit';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createXmlSink } from './xml-sink.ts';
import { xmlCharacters } from './xml-text.ts';

async function written(texts: readonly string[]): Promise<string> {
  const { sink, text } = createByteCollector();
  const out = createXmlSink(sink);
  for (const one of texts) await out.write(one);
  await out.flush();
  expect(out.bytes()).toBe(new TextEncoder().encode(text()).length);
  return text();
}

it('writes each text without what XML forbids, wherever it stands', async () => {
  const part = fc.oneof(
    fc.constantFrom(
      '\u0000',
      '\u001F',
      '\r',
      '\r\n',
      '\t',
      '\n',
      '\uFFFE',
      '\uD83D',
      '\uDE00',
      '😀',
      'é',
      '漢',
    ),
    fc.string({ unit: 'binary-ascii', maxLength: 40 }),
  );
  const text = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(fc.array(text, { maxLength: 6 }), async (texts) => {
      expect(await written(texts)).toBe(texts.map(xmlCharacters).join(''));
    }),
    { numRuns: 500 },
  );
});

it('writes each control character as `xmlCharacters` has it, in narrow texts and in wide ones', async () => {
  const codes = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code));
  for (const around of ['a', 'é', '漢']) {
    const texts = codes.map((control) => `${around.repeat(40)}${control}${around.repeat(40)}`);
    expect(await written(texts)).toBe(texts.map(xmlCharacters).join(''));
  }
});

it('finds what XML forbids at each place of a long text, wherever the text begins', async () => {
  for (const around of ['x', '\n'])
    for (let before = 0; before < 4; before++)
      for (let at = 0; at < 100; at++) {
        const texts = ['a'.repeat(before), `${around.repeat(at)}\u0001${around.repeat(100 - at)}`];
        expect(await written(texts)).toBe(texts.join('').replace('\u0001', ''));
      }
});

it('keeps texts that are longer than its buffer whole, pairs of surrogates included', async () => {
  const texts = [
    `${'x'.repeat(131_071)}😀${'漢'.repeat(100_000)}\u0001`,
    'a',
    '😀'.repeat(70_000),
    'y'.repeat(43_000),
  ];
  expect(await written(texts)).toBe(texts.map(xmlCharacters).join(''));
});
