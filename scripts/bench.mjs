// npm run bench [-- search create start page]: measures this build against floors and caps. How to read it: docs/bench.md.
import { build } from './build.mjs';
import { run } from './run.mjs';

const built = await build();
process.exitCode = built === 0 ? await run('bench/dist/main.js', process.argv.slice(2)) : built;
