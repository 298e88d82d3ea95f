// One server and one data folder for all journeys that do not kill theirs.
import 'vitest';
import type { TestProject } from 'vitest/node';
import { startServer } from './server.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  project.provide('serverUrl', server.url);
  return () => server.remove();
}

declare module 'vitest' {
  export interface ProvidedContext {
    serverUrl: string;
  }
}
