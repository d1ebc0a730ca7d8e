// npm start: builds what is stale, then runs the server. Its variables: docs/operating.md.
import { spawn } from 'node:child_process';
import { buildForStart } from './build.mjs';
import { untilEnded } from './passing-signals.mjs';
import { root } from './run.mjs';

const built = await buildForStart();
process.exitCode =
  built === 0
    ? await untilEnded([spawn(process.execPath, ['server/dist/main.js'], { cwd: root, stdio: 'inherit' })])
    : built;
