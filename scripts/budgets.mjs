// npm run budgets: what a guest feels on a slow phone, and what it loads, beside the goals. How to read it:
// docs/bench.md.
import { build } from './build.mjs';
import { run } from './run.mjs';
import { wordsGiven } from './usage.mjs';

const words = wordsGiven(
  `npm run budgets [-- --short] walks from search to checkout on a slow phone, and prints what a guest feels, what each page
loads and Lighthouse mobile, beside the goals; some minutes. --short walks once. How to read it: docs/bench.md.`,
  ['--short'],
);
const built = await build();
process.exitCode = built === 0 ? await run('bench/dist/main.js', ['phone', 'page', ...words]) : built;
