// npm run prove: servers broken on purpose, with their data checked afterwards, and the long random runs. How to read
// it: docs/prove.md.
import { build } from './build.mjs';
import { command, run } from './run.mjs';
import { wordsGiven, wordsOf } from './usage.mjs';

const RANDOM = 'random';
/** The random run of prices that Google is told. */
const GOOGLE = 'google';
/** All lines of several servers. */
const FLEET = 'fleet';
const known = [...wordsOf('docs/prove.md'), FLEET, RANDOM, GOOGLE];
const words = wordsGiven(
  `npm run prove [-- [--short] [LINE …]] breaks servers on purpose and counts what is wrong; many minutes, --short two.
A line is one of ${known.join(', ')}; without one all are run. How to read it: docs/prove.md.`,
  [...known, '--short'],
);
const lines = words.filter((word) => word !== '--short');
const isAll = lines.length === 0;

const ofHarness = words.filter((word) => word !== RANDOM && word !== GOOGLE);
const harness = (...more) => run('testing/dist/prove/main.js', [...ofHarness, ...more]);
/** Half of the lines beside the other half: much of their time is waiting for a server, or a database, to come back. */
const twoLanes = async () =>
  Math.max(...(await Promise.all([1, 2].map((lane) => harness(`--lane=${lane}/2`)))));
/** Property tests at full length; npm test does a quarter. */
const randomRuns = (file) => () =>
  run(command('vitest'), ['run', '--project', 'database', file], { PORTICO_RANDOM_RUNS: 'whole' });

const work = [build];
if (isAll || lines.some((word) => word !== RANDOM && word !== GOOGLE))
  work.push(lines.includes(FLEET) ? twoLanes : () => harness());
if (lines.includes(RANDOM) || (isAll && !words.includes('--short'))) work.push(randomRuns('.random.test'));
else if (lines.includes(GOOGLE)) work.push(randomRuns('google.random.test'));

const codes = [];
for (const part of work) {
  codes.push(await part());
  if (part === build && codes[0] !== 0) break;
}
process.exitCode = Math.max(...codes);
