import { readFileSync } from 'node:fs';

/** Summarises Vitest's JSON report. No report, a bad exit or a skipped test is a failure. */
export function vitestReport(file, code) {
  return reported(file, code, ({ numPassedTests, numFailedTests, numFailedTestSuites, ...rest }) => ({
    passed: numPassedTests,
    failed:
      Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0) + rest.numPendingTests + rest.numTodoTests,
    tests: rest.testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: fullName,
        seconds: (duration ?? 0) / 1_000,
      })),
    ),
    failures: rest.testResults.flatMap(({ name: file, message, assertionResults }) => [
      ...(message ? [{ name: file, message }] : []),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => ({ name: fullName, message: failureMessages.join('\n') })),
    ]),
  }));
}

/** Summarises Playwright's JSON report: a retried or skipped test is a failure. */
export function playwrightReport(file, code) {
  return reported(file, code, ({ stats, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
    tests: suites.flatMap(testsOf),
    failures: suites.flatMap(testsOf).filter(({ message }) => message !== ''),
  }));
}

/** Summarises the report of testing/prove, one line per test. */
export function proveReport(file, code) {
  return reported(file, code, ({ passed, failed }) => ({ passed, failed }));
}

function testsOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `${title} (${projectName})`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1_000,
      message: results.flatMap(({ errors = [] }) => errors.map((error) => error.message)).join('\n'),
    })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

function reported(file, code, read) {
  let result = { passed: 0, failed: 1 };
  try {
    result = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // No report.
  }
  return { ...result, failed: Math.max(result.failed, code === 0 ? 0 : 1) };
}
