// The document of a table as a build makes it and a project keeps it. Imported by tests alone.
import type { KeywordTable } from '@silosmith/contract';
import { type BuildOptions, buildSilo } from '../build/build-silo.ts';
import type { SiloDocument } from '../document/silo-and-table.ts';

export function builtDocument(source: KeywordTable, options: BuildOptions): SiloDocument {
  const { table, silo } = buildSilo(source, options);
  return { table, silo, language: options.language };
}
