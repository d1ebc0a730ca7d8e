// npm test: types, format, lint, rules of the tree, unit, server on real PostgreSQL, races, screens, faults, journeys.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from './build.mjs';
import { playwrightReport, proveReport, vitestReport } from './reports.mjs';
import { command, root, run } from './run.mjs';
import { stage, summary } from './stages.mjs';
import { wordsGiven } from './usage.mjs';

wordsGiven(
  `npm run test builds everything and runs all checks, tests and journeys; many minutes. It takes no words.`,
  [],
);

const results = path.join(root, '.cache/results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const passedOrFailed = async (exit) =>
  (await exit) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

const built = stage('build and types', () => passedOrFailed(build()));
/** A stage that needs the build. */
async function afterBuild(name, work) {
  const { failed } = await built;
  return stage(name, () => (failed === 0 ? work() : { passed: 0, failed: 1 }));
}

const format = () => passedOrFailed(run(command('oxfmt'), ['--check']));
const lint = () => passedOrFailed(run(command('oxlint'), ['.']));
const pageBench = () => passedOrFailed(run('bench/dist/main.js', ['page', '--short']));

/**
 * For programs that run for seconds, and their children: V8 optimises less, which saves a tenth of the processor time,
 * and collects garbage without extra threads, a twentieth.
 */
const shortLived = ['--interrupt-budget=540000', '--single-threaded-gc'];

/** Every second line: most of their time is waiting for holds to end and servers to start. */
async function prove(lane) {
  const code = await run('testing/dist/prove/main.js', ['--short', `--lane=${lane}/2`], {}, shortLived);
  return proveReport(path.join(results, `prove-${lane}.json`), code);
}

/** `options`: projects, and number of workers. */
async function vitest(name, options) {
  const file = path.join(results, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run(command('vitest'), ['run', ...options, ...reporters], {}, shortLived);
  return vitestReport(file, code);
}
const rulesAndScreens = () => vitest('rules', ['--project', 'unit', '--project', 'web', '--maxWorkers=1']);
const server = () => vitest('server', ['--project', 'database']);

async function journeys() {
  const file = path.join(results, 'journeys.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const playwright = command('@playwright/test', 'playwright');
  const code = await run(playwright, ['test', '--reporter=list,json'], env, shortLived);
  return playwrightReport(file, code);
}

/** CPU-bound stages, sequentially. */
async function busy() {
  await stage('format', format);
  await stage('rules and screens', rulesAndScreens);
  await afterBuild('lint', lint);
  await afterBuild('benchmark of the page', pageBench);
}

/** The faults follow the journeys: in parallel, a dozen programs compete for two cores, and a guest's wait takes minutes. */
async function journeysThenFaults() {
  await afterBuild('journeys', journeys);
  await Promise.all([1, 2].map((lane) => afterBuild(`prove, lane ${lane}`, () => prove(lane))));
}

// The others wait half of the time, for the database and for pages: together they saturate two cores.
await Promise.all([busy(), afterBuild('server', server), journeysThenFaults()]);

process.exitCode = summary() === 0 ? 0 : 1;
