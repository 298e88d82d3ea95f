import { expect, test } from 'vitest';
import { printed } from './page-phrases.ts';

test.each([
  ['ai seo tools', 'AI tools', 'en', 'AI SEO tools'],
  ['db9 connector pinout', 'Connectors', 'en-GB', 'DB9 connector pinout'],
  ['usb hub vs dock', 'Hubs', 'en', 'USB hub vs dock'],
  ['sap persen', 'Fruit', 'nl', 'Sap persen'],
  ['dal medico ai piedi', 'Medico', 'it', 'Dal medico ai piedi'],
  ['hund im garten', 'Hund und Garten', 'de', 'Hund im Garten'],
])('%s is printed as a reader would write it', (keyword, topic, language, expected) => {
  expect(printed({ keyword, topic, language })).toBe(expected);
});
