// npm test: types, format, lint, laws, unit, server on real PostgreSQL, races, screens, faults, browser journeys.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from './build.mjs';
import { command, root, run } from './run.mjs';

const results = path.join(root, '.cache/results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const sum = { passed: 0, failed: 0 };

function count(name, passed, failed) {
  sum.passed += passed;
  sum.failed += failed;
  console.log(`\n${name}: ${passed} passed, ${failed} failed\n`);
}

async function check(name, work) {
  const code = await work();
  count(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1);
  return code === 0;
}

/** Reads a runner's report; a runner that wrote none has failed as a whole. */
function report(file, read) {
  try {
    return read(JSON.parse(readFileSync(path.join(results, file), 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const isBuilt = await check('build and types', build);
await check('format', () => run(command('prettier'), ['--check', '--log-level', 'warn', '.']));
await check('lint', () => run(command('eslint'), ['.', '--max-warnings', '0']));

const vitestReport = path.join(results, 'vitest.json');
const vitestCode = await run(command('vitest'), [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
]);
const vitest = report('vitest.json', ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
  passed: numPassedTests,
  failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0),
}));
count('vitest', vitest.passed, Math.max(vitest.failed, vitestCode === 0 ? 0 : 1));

if (isBuilt) {
  const proveCode = await run('testing/dist/prove/main.js', ['--short']);
  const prove = report('prove.json', ({ passed, failed }) => ({ passed, failed }));
  count('prove', prove.passed, Math.max(prove.failed, proveCode === 0 ? 0 : 1));
} else {
  count('prove', 0, 1);
}

if (isBuilt) {
  const journeysCode = await run(
    command('@playwright/test', 'playwright'),
    ['test', '--reporter=list,json'],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(results, 'journeys.json'),
    },
  );
  const journeys = report('journeys.json', ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
  }));
  count('journeys', journeys.passed, Math.max(journeys.failed, journeysCode === 0 ? 0 : 1));
} else {
  count('journeys', 0, 1);
}

console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed === 0 ? 0 : 1;
