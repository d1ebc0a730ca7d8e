// npm run hotel -- <command>: builds what is stale, then runs the hotel's command.
import { createRequire } from 'node:module';
import { buildServer } from './build.mjs';
import { run } from './run.mjs';

/** False in an installation without build tools, which is already built. */
function canBuild() {
  try {
    createRequire(import.meta.url).resolve('typescript-7/package.json');
    return true;
  } catch {
    return false;
  }
}

const built = canBuild() ? await buildServer() : 0;
process.exitCode = built === 0 ? await run('server/dist/cli/cli.js', process.argv.slice(2)) : built;
