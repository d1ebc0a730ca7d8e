// npm run prove [-- --short] [kills sagas cuts updates dearer cancels pre-check-ins stops crashes clock cards holders kept polled races paystack-kills paystack-faults paystack-dearer stripe-kills stripe-faults stripe-dearer random]: servers that are broken on purpose, counted afterwards, and the long random runs. How to read it: docs/prove.md.
import { build } from './build.mjs';
import { command, run } from './run.mjs';

// Ctrl-C reaches the harness too, which stops what it has started; this waits for it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);

const RANDOM = 'random';
const words = process.argv.slice(2);
const lines = words.filter((word) => !word.startsWith('--'));
const isAll = lines.length === 0;

const harness = () =>
  run(
    'testing/dist/prove/main.js',
    words.filter((word) => word !== RANDOM),
  );
/** The tests draw what they try, as many of it as they know of; npm test does a quarter. */
const randomRuns = () =>
  run(command('vitest'), ['run', '--project', 'database', '.random.test'], { PORTICO_RANDOM_RUNS: 'whole' });

const work = [build];
if (isAll || lines.some((word) => word !== RANDOM)) work.push(harness);
if (lines.includes(RANDOM) || (isAll && !words.includes('--short'))) work.push(randomRuns);

const codes = [];
for (const part of work) {
  codes.push(await part());
  if (part === build && codes[0] !== 0) break;
}
process.exitCode = Math.max(...codes);
