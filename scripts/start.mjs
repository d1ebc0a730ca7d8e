// npm start: builds what is stale, then becomes the server. Its variables: docs/variables.md.
import { buildForStart } from './build.mjs';
import { root } from './run.mjs';
import { wordsGiven } from './usage.mjs';

wordsGiven(
  `npm start builds what is stale and runs the server until it is stopped (Ctrl-C, SIGTERM).
It takes no words: its settings are variables of the environment, as in PORT=8080 npm start. All are in docs/variables.md.`,
  [],
);
process.chdir(root);
const built = await buildForStart();
// One process, so that stopping it stops the server.
if (built === 0) await import('../server/dist/main.js');
else process.exitCode = built;
