import type { Detection } from '@silosmith/contract';
import { describe, expect, it } from 'vitest';
import { IDLE, type ImportEvent, type ImportState, nextImportState } from './import-flow.ts';

const files = [new File(['Keyword\na\n'], 'a.csv')];
const detection: Detection = {
  encoding: 'utf-8',
  delimiter: ',',
  headerLine: 1,
  tool: 'unknown',
  confidence: 0.4,
  columns: [],
};
const run = (...events: ImportEvent[]): ImportState => events.reduce(nextImportState, IDLE);

describe('the import flow', () => {
  it('asks for the language before it reads anything', () => {
    expect(run({ type: 'files-chosen', files }).step).toBe('language');
    expect(run({ type: 'files-chosen', files }, { type: 'language-chosen', language: 'nl' })).toMatchObject({
      step: 'working',
      language: 'nl',
      mapping: null,
    });
  });

  it('opens the mapping where the columns are not certain, and imports with what the user chose', () => {
    const asked = run(
      { type: 'files-chosen', files },
      { type: 'language-chosen', language: 'en' },
      { type: 'mapping-needed', detection, preview: [['a']] },
    );
    expect(asked).toMatchObject({ step: 'mapping', preview: [['a']] });
    expect(nextImportState(asked, { type: 'mapping-chosen', mapping: ['keyword'] })).toMatchObject({
      step: 'working',
      files,
      mapping: ['keyword'],
    });
  });

  it('ends at the start with the reason when reading fails, and without one when the user cancels', () => {
    const fault = {
      code: 'intake.empty-file',
      params: {},
      severity: 'medium' as const,
      retryable: false,
      recovery: [],
    };
    expect(run({ type: 'files-chosen', files }, { type: 'failed', fault })).toEqual({ step: 'idle', fault });
    expect(run({ type: 'files-chosen', files }, { type: 'cancelled' })).toEqual(IDLE);
  });

  it('takes no second file while one is being read', () => {
    const working = run({ type: 'files-chosen', files }, { type: 'language-chosen', language: 'en' });
    expect(nextImportState(working, { type: 'files-chosen', files: [] })).toBe(working);
  });
});
