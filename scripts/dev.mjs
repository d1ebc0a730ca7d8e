// npm run dev: server and pages from source; each change rebuilds and restarts the server.
import { spawn } from 'node:child_process';
import { buildForStart } from './build.mjs';
import { untilEnded } from './passing-signals.mjs';
import { command, root } from './run.mjs';
import { wordsGiven } from './usage.mjs';

wordsGiven(
  `npm run dev runs server and pages from their sources until it is stopped. It takes no words: its settings are variables of the environment, as for npm start.`,
  [],
);

const start = (...args) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });

const built = await buildForStart();
process.exitCode =
  built === 0
    ? await untilEnded([
        // Templates are read at start, so a new build of the pages needs a restart.
        start(
          command('tsx'),
          'watch',
          '--clear-screen=false',
          '--include',
          'web/dist/site/*.html',
          '--import',
          './scripts/run-sources.mjs',
          '--conditions=portico-source',
          'server/src/main.ts',
        ),
        start(command('vite'), 'build', '--watch', '--logLevel', 'warn', 'web'),
        start(
          command('vite'),
          'build',
          '--watch',
          '--logLevel',
          'warn',
          '--config',
          'web/desk.config.ts',
          'web',
        ),
      ])
    : built;
