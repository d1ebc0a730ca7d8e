// npm run prove [-- --short] [kills sagas cuts stops crashes clock cards holders polled races]: servers that are broken on purpose, counted afterwards. How to read it: docs/prove.md.
import { build } from './build.mjs';
import { run } from './run.mjs';

// Ctrl-C reaches the harness too, which stops what it has started; this waits for it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);

const built = await build();
process.exitCode = built === 0 ? await run('testing/dist/prove/main.js', process.argv.slice(2)) : built;
