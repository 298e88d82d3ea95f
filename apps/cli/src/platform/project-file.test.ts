import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Article } from '@silosmith/contract';
import { withArticleFacts } from '@silosmith/generation';
import { articleOf, coffeeProject, pageOf, projectOf } from '@silosmith/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { writeDocument } from './project-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'silosmith-project-'));
const path = join(folder, 'site.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const written = (): string => readFileSync(path, 'utf8');

describe('a project file', () => {
  it.each([
    ['with articles', coffeeProject()],
    ['without', projectOf({ silo: [pageOf('tea')] })],
    [
      'with keywords that are names of members',
      projectOf({
        silo: [pageOf('7')],
        articles: ['__proto__', '7'].map((name) => articleOf(name, '<p>a</p>')),
      }),
    ],
    ['with what is not there', { ...coffeeProject(), failures: undefined, site: undefined }],
  ])('is the JSON of the whole, %s', async (_what, document) => {
    await writeDocument(path, document);
    expect(written()).toBe(`${JSON.stringify(withArticleFacts(document))}\n`);
  });

  it('takes its articles one by one, each with its facts, and writes none that stands in the document', async () => {
    const project = coffeeProject();
    let taken = 0;
    function* articles(): Generator<[string, Article]> {
      for (const entry of Object.entries(project.articles)) {
        taken++;
        yield entry;
      }
    }
    await writeDocument(path, { ...project, articles: {} }, articles());
    expect(taken).toBe(Object.keys(project.articles).length);
    expect(JSON.parse(written())).toEqual(JSON.parse(JSON.stringify(withArticleFacts(project))));
  });

  it('is left as it was where its articles come to an end too early', async () => {
    const project = coffeeProject();
    await writeDocument(path, project);
    const before = written();
    function* articles(): Generator<[string, Article]> {
      yield* Object.entries(project.articles).slice(0, 1);
      throw new Error('no more');
    }
    await expect(writeDocument(path, project, articles())).rejects.toThrow('no more');
    expect(written()).toBe(before);
    expect(readdirSync(folder)).toEqual(['site.json']);
  });
});
