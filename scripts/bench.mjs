// npm run bench: measures this build against floors and caps. How to read it: docs/bench.md.
import { build } from './build.mjs';
import { run } from './run.mjs';
import { wordsGiven, wordsOf } from './usage.mjs';

const known = wordsOf('docs/bench.md');
const words = wordsGiven(
  `npm run bench [-- [--short] [--profile] [NAME …]] builds what is stale, measures it and prints tables; many minutes.
A name is one of ${known.join(', ')}; without one all are measured. How to read it: docs/bench.md.
--profile prints where each measured server spent its time: docs/performance.md.`,
  [...known, '--short', '--profile'],
);
const built = await build();
process.exitCode = built === 0 ? await run('bench/dist/main.js', words) : built;
