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
      columns: [],
    });
  });

  it('opens the mapping where the columns are not certain, and imports with what the user chose', () => {
    const asked = run(
      { type: 'files-chosen', files },
      { type: 'language-chosen', language: 'en' },
      { type: 'mapping-needed', file: 'a.csv', detection, preview: [['a']] },
    );
    expect(asked).toMatchObject({ step: 'mapping', preview: [['a']] });
    expect(nextImportState(asked, { type: 'mapping-chosen', columns: ['keyword'] })).toMatchObject({
      step: 'working',
      files,
      columns: [{ file: 'a.csv', columns: ['keyword'] }],
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

  it('redraws for a whole percent or another stage, not for less', () => {
    const progress = (stage: string, done: number): ImportEvent => ({
      type: 'progressed',
      progress: { stage, done, total: 1000 },
    });
    const start = run({ type: 'files-chosen', files }, { type: 'language-chosen', language: 'en' });
    const at20 = nextImportState(start, progress('reading', 20));
    expect(at20).toMatchObject({ progress: { done: 20 } });
    expect(nextImportState(at20, progress('reading', 29))).toBe(at20);
    expect(nextImportState(at20, progress('reading', 30))).not.toBe(at20);
    expect(nextImportState(at20, progress('silo', 20))).not.toBe(at20);
  });

  it('takes no second file while one is being read', () => {
    const working = run({ type: 'files-chosen', files }, { type: 'language-chosen', language: 'en' });
    expect(nextImportState(working, { type: 'files-chosen', files: [] })).toBe(working);
  });
});
