// Project files of every version the product has written: each article is found, and a second opening changes nothing.
import { readFileSync } from 'node:fs';
import { type ProjectDocument, pageIdsOf, recordOf } from '@silosmith/contract';
import { describe, expect, it } from 'vitest';
import { fromProjectDocument } from './from-project.ts';
import { recordsByKeyword, recordsByPage } from './page-records.ts';
import { parseProjectDocument } from './parse-project.ts';
import { toProjectDocument } from './to-project.ts';

const fixture = (version: number): string =>
  readFileSync(new URL(`../testing/fixtures/project-version-${version}.json`, import.meta.url), 'utf8');

function opened(document: ProjectDocument) {
  const silo = fromProjectDocument(document);
  return { ...silo, records: recordsByPage(document, silo.table) };
}

function saved({ records, ...silo }: ReturnType<typeof opened>, document: ProjectDocument): ProjectDocument {
  return toProjectDocument(silo, { ...document, ...recordsByKeyword(records, silo.table) });
}

describe.each([2, 3, 4])('a project file of version %i', (version) => {
  const document = parseProjectDocument(fixture(version));
  const project = opened(document);

  it('gives every keyword its records, and loses none whose keyword is gone', () => {
    const ids = pageIdsOf(project.table);
    expect(project.records.articles.size).toBe(Object.keys(document.articles).length);
    document.keywords.forEach(({ keyword }, row) => {
      const article = recordOf(document.articles, keyword);
      expect(project.records.articles.get(ids.at(row)), keyword).toEqual(article);
    });
    expect(project.records.metas.size).toBe(Object.keys(document.metas).length);
    expect(project.records.tags.size).toBe(Object.keys(document.tags).length);
  });

  it('opens without what failed pages cost, and keeps it once it is there', () => {
    expect(project.records.failures.size).toBe(0);
    const [{ keyword } = { keyword: '' }] = document.keywords;
    const runs = [{ code: 'ai.no-article', endedAt: '2026-01-01T00:00:00.000Z', costUsd: 0.5 }];
    const failures = { [keyword]: { keyword, runs } };
    const file = JSON.stringify({ ...saved(project, document), failures });
    const again = parseProjectDocument(file);
    expect(saved(opened(again), again).failures).toEqual(failures);
  });

  it('is the same project after it was saved and opened again', () => {
    const file = JSON.stringify(saved(project, document));
    const again = opened(parseProjectDocument(file));
    expect(again.table).toEqual(project.table);
    expect(again.silo).toEqual(project.silo);
    const texts = ({ records }: typeof again) =>
      [...records.articles.values()].map(({ content }) => content).sort();
    expect(texts(again)).toEqual(texts(project));
    expect(JSON.stringify(saved(again, parseProjectDocument(file)))).toBe(file);
  });
});
