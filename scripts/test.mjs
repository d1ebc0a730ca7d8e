// npm test: types, format, lint, laws, unit, server on real PostgreSQL, races, screens, faults, browser journeys.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from './build.mjs';
import { playwrightReport, proveReport, vitestReport } from './reports.mjs';
import { command, root, run } from './run.mjs';
import { stage, summary } from './stages.mjs';

const results = path.join(root, '.cache/results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const passedOrFailed = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
const check = (name, work) => stage(name, async () => passedOrFailed(await work()));

/** Everything after it runs what it has built. */
const isBuilt = (await check('build and types', build)).failed === 0;
const needsBuild = (work) => (isBuilt ? work() : { passed: 0, failed: 1 });

const format = () => run(command('oxfmt'), ['--check']);
const lint = () => run(command('oxlint'), ['.']);

/** Every second line: each waits most of its time, for holds to end and servers to start. */
async function prove(lane) {
  const code = await run('testing/dist/prove/main.js', ['--short', `--lane=${lane}/2`]);
  return proveReport(path.join(results, `prove-${lane}.json`), code);
}

/** `options`: which projects, and with how many workers. */
async function vitest(name, options) {
  const file = path.join(results, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return vitestReport(file, await run(command('vitest'), ['run', ...options, ...reporters]));
}
const rulesAndScreens = () => vitest('rules', ['--project', 'unit', '--project', 'web', '--maxWorkers=1']);
const server = () => vitest('server', ['--project', 'database']);

async function journeys() {
  const file = path.join(results, 'journeys.json');
  const code = await run(command('@playwright/test', 'playwright'), ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  return playwrightReport(file, code);
}

async function style() {
  await check('format', format);
  await check('lint', lint);
}

async function tests() {
  await stage('rules and screens', rulesAndScreens);
  await stage('server', server);
}

// Journeys and the servers that are broken on purpose wait more than they work: they leave a core to what needs one.
await Promise.all([
  style(),
  tests(),
  ...[1, 2].map((lane) => stage(`prove, lane ${lane}`, () => needsBuild(() => prove(lane)))),
  stage('journeys', () => needsBuild(journeys)),
]);
await check('benchmark of the page', () => (isBuilt ? run('bench/dist/main.js', ['page', '--short']) : 1));

process.exitCode = summary() === 0 ? 0 : 1;
