import type { PlanItem, PublishPlan, RollbackPlan, RollbackResult } from '@silosmith/delivery';
import { Fault } from '@silosmith/kernel';
import { createMessages } from '@silosmith/messages';
import { describe, expect, it } from 'vitest';
import { sayPlan, sayRollback } from './publish-report.ts';

/** A context whose lines are kept: those for people, and problems with a mark. */
function listening() {
  const said: string[] = [];
  const context = {
    ...{ positionals: [], values: new Map(), switches: new Set<string>() },
    ...{ messages: createMessages(), signal: new AbortController().signal },
    output: {
      json: false,
      line: (text: string) => void said.push(text),
      progress: () => {},
      problem: (text: string) => void said.push(`! ${text}`),
      document: async () => {},
    },
  };
  return { context, said };
}

const item = (title: string, reason: PlanItem['reason'], more: Partial<PlanItem> = {}): PlanItem => ({
  ...{ pageId: title as PlanItem['pageId'], keyword: title, title, operation: 'skip', reason },
  ...{ postId: 7, changes: {}, edited: [], ...more },
});
const NO_IMAGES = { upload: [], there: 0, refused: [] };

describe('the plan of a run, told', () => {
  const plan = (more: Partial<PublishPlan>): string[] => {
    const { context, said } = listening();
    sayPlan(context, { create: [], update: [], skip: [], images: NO_IMAGES, ...more });
    return said;
  };

  it('names every post that is left alone, apart from those without changes', () => {
    const edited = Array.from({ length: 7 }, (_, at) => item(`Edited ${at}`, 'edited-on-site'));
    const said = plan({ skip: [item('Same', 'unchanged'), ...edited] });
    expect(said).toContain('7 posts left as they are on the site');
    expect(said.filter((line) => line.startsWith('  Edited'))).toHaveLength(7);
    expect(said).toContain('1 post without changes');
    expect(said.join('\n')).not.toContain('Same');
  });

  it('says nothing of posts left alone where there are none, and shows five of those that are made', () => {
    const said = plan({ create: Array.from({ length: 7 }, (_, at) => item(`New ${at}`, 'new')) });
    expect(said).toEqual([
      '7 posts to create',
      ...Array.from({ length: 5 }, (_, at) => `  New ${at} (new)`),
      '  and 2 more',
      '0 posts to update',
      '0 posts without changes',
    ]);
  });

  it('calls fields by the names that the screens give them', () => {
    const [, , line = ''] = plan({
      update: [item('Tea', 'changed', { changes: { content: { from: 'a', to: 'b' } }, edited: ['image'] })],
    });
    expect(line).toBe('  Tea (changed; Content; left as edited on the site: Featured image)');
  });
});

describe('a rollback, told', () => {
  const PLAN: RollbackPlan = {
    madeAt: '2026-11-24T08:00:00Z',
    restore: [{ pageId: 'a', keyword: 'tea', operation: 'restore', postId: 1, edited: true }],
    delete: [{ pageId: 'b', keyword: 'mate', operation: 'delete', postId: 2, edited: false }],
    images: 3,
  };
  const result = (keyword: string, more: Partial<RollbackResult>): RollbackResult => ({
    ...{ keyword, postId: 1, operation: 'restore', status: 'success', fields: [], fault: null, ...more },
  });
  const rollback = (results: readonly RollbackResult[], overwrite = false): string[] => {
    const { context, said } = listening();
    sayRollback(context, PLAN, { results, overwrite });
    return said;
  };

  it('counts posts that are as before and posts that are gone apart, failed ones not at all', () => {
    const said = rollback([
      result('tea', {}),
      result('mate', { operation: 'delete' }),
      result('rooibos', { operation: 'delete' }),
      result('cocoa', {
        status: 'error',
        fault: new Fault('wordpress.busy', { params: { host: 'x', status: 429 } }),
      }),
    ]);
    expect(said.at(-1)).toBe('Posts as they were before: 1; deleted: 2.');
    expect(said.some((line) => line.startsWith('! failed: cocoa:'))).toBe(true);
  });

  it('says of a post edited since whether it is left or undone', () => {
    expect(rollback([])).toContain('! edited since, and left as it is: tea; --overwrite undoes it, too');
    expect(rollback([], true)).toContain('! edited since, and undone all the same: tea');
  });
});
