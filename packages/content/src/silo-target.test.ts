import { expect, it } from 'vitest';
import { decodedTarget, siloTargetOf } from './silo-target.ts';

it('names the page of a silo link, percent signs or not', () => {
  expect(siloTargetOf('SILO: rain barrel ')).toBe('rain barrel');
  expect(siloTargetOf('https://example.org/silo:x')).toBeNull();
  expect(decodedTarget('rain%20barrel')).toBe('rain barrel');
  expect(decodedTarget('100% cotton')).toBe('100% cotton');
});
