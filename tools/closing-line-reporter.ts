// Closes a test run with the names of what was skipped, of what failed and why, and the line `N passed, N failed, N skipped`.
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** The first line of an error: what a log cut to its end still shows. */
function failure(name: string, errors: readonly SerializedError[]): string {
  const [first] = errors;
  return `failed: ${name}: ${first?.message?.split('\n', 1)[0] ?? 'no message'}`;
}

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
  }
}

/** What failed in a module but in none of its tests: loading it, or a hook of a suite. */
function failuresAround(module: TestModule): SerializedError[] {
  return [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
}
