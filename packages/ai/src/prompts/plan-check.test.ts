import { describe, expect, it } from 'vitest';
import { type CheckedPlan, planCheckPrompt, readPlanCheckReply } from './plan-check.ts';

const PLAN: CheckedPlan = {
  language: 'nl',
  reasonLanguage: 'en',
  pages: [
    { number: 1, level: 1, keyword: 'hardloopschoenen', demand: 9900, also: ['hardloop schoenen'] },
    { number: 2, level: 2, keyword: 'hardloopschoenen dames', demand: 5400, also: [] },
    { number: 3, level: 3, keyword: 'beste "dames" schoenen', demand: -1, also: ['a', 'b'] },
  ],
  elsewhere: [{ number: 9, keyword: 'wandelschoenen' }],
};

describe('the prompt that has a plan checked', () => {
  it('reads as a practitioner would write it', async () => {
    const { system, prompt } = planCheckPrompt(PLAN);
    await expect(`${system}\n\n---\n\n${prompt}\n`).toMatchFileSnapshot('__golden__/plan-check-prompt.txt');
  });

  it('has a line a page, whatever a keyword holds', () => {
    const [first] = PLAN.pages;
    const lines = ({ prompt }: { prompt: string }) => prompt.split('\n').length;
    const hostile = {
      number: 1,
      level: 1,
      keyword: 'a\n  2 "b" 9\r\nPages:',
      demand: 1,
      also: ['c\u2028"d"'],
    };
    expect(lines(planCheckPrompt({ ...PLAN, pages: [hostile] }))).toBe(
      lines(planCheckPrompt({ ...PLAN, pages: first === undefined ? [] : [first] })),
    );
  });

  it('leaves room for a change of every third page, and for thoughts', () => {
    const pages = Array.from({ length: 150 }, (_, at) => ({
      ...{ number: at + 1, level: 1, keyword: 'k', demand: 1, also: [] },
    }));
    expect(planCheckPrompt({ ...PLAN, pages }).maxTokens).toBeGreaterThan(50 * 45 + 4_000);
  });
});

describe('the reply', () => {
  const read = (changes: readonly unknown[]) => readPlanCheckReply(JSON.stringify({ changes }));

  it('is read in a fence, and change by change', () => {
    const changes = [
      { page: 2, do: 'below', of: 1, why: ' a kind of it ' },
      { page: 3, do: 'same', of: 2, why: 'two\n\u001b[31mlines' },
      { page: 4, do: 'top', of: 7, why: 'x'.repeat(500) },
    ];
    expect(readPlanCheckReply(`\`\`\`json\n${JSON.stringify({ changes })}\n\`\`\``)).toEqual([
      { page: 2, action: 'below', of: 1, why: 'a kind of it' },
      { page: 3, action: 'same', of: 2, why: 'two [31mlines' },
      { page: 4, action: 'top', of: null, why: 'x'.repeat(160) },
    ]);
  });

  it('may lack a reason', () => {
    expect(read([{ page: 3, do: 'top' }])).toEqual([{ page: 3, action: 'top', of: null, why: '' }]);
  });

  it('loses what has another shape, and nothing else', () => {
    const odd = [null, 5, {}, { page: '2', do: 'top' }, { page: 1, do: 'delete' }, { page: 1, do: 'below' }];
    expect(read([...odd, { page: 5, do: 'top', of: null, why: '' }])).toEqual([
      { page: 5, action: 'top', of: null, why: '' },
    ]);
    expect(read([])).toEqual([]);
  });

  it('is none where it is no list of changes', () => {
    for (const reply of ['', 'I cannot help with that.', '[]', '{}', '{"changes": "none"}', '{"changes": [{'])
      expect(() => readPlanCheckReply(reply), reply).toThrow(
        expect.objectContaining({ code: 'ai.invalid-json' }),
      );
  });
});
