// Closes a test run with the names of what was skipped, of what failed and why, of what its process's end cut off, and the line `N passed, N failed, N skipped`.
import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** The first line of an error: what a log cut to its end still shows. */
function failure(name: string, errors: readonly SerializedError[]): string {
  const [first] = errors;
  return `failed: ${name}: ${first?.message?.split('\n', 1)[0] ?? 'no message'}`;
}

/** Vitest's words for a process that was killed, or that V8 ended. */
const endedProcess = ({ cause }: SerializedError): boolean => cause?.message === 'Worker exited unexpectedly';

export default class ClosingLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    let passed = 0;
    const failed = errors.map((error) => failure('outside any test', [error]));
    const skipped: string[] = [];
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      for (const test of tests) {
        const result = test.result();
        if (result.state === 'passed') passed += 1;
        else if (result.state === 'failed') failed.push(failure(test.fullName, result.errors));
        else skipped.push(test.fullName);
      }
      const around = failuresAround(module);
      if (around.length > 0) failed.push(failure(module.relativeModuleId, around));
    }
    for (const name of skipped) process.stdout.write(`skipped: ${name}\n`);
    for (const line of failed) process.stdout.write(`${line}\n`);
    process.stdout.write(`${passed} passed, ${failed.length} failed, ${skipped.length} skipped\n`);
    const isAllOfEnds = failed.length === errors.length && errors.every(endedProcess);
    noteCutOff(isAllOfEnds ? modules.filter(isCutOff) : []);
  }
}

/** For `tools/test.mjs`, which runs these files again: none, where anything else failed. */
function noteCutOff(modules: readonly TestModule[]): void {
  const file = process.env.CUT_OFF_TESTS_FILE;
  if (file === undefined) return;
  writeFileSync(file, modules.map(({ relativeModuleId }) => relativeModuleId).join('\n'));
}

function isCutOff(module: TestModule): boolean {
  const state = module.state();
  return state === 'pending' || state === 'queued';
}

/** What failed in a module but in none of its tests: loading it, or a hook of a suite. */
function failuresAround(module: TestModule): SerializedError[] {
  return [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
}
