// npm run hotel -- <command>: builds what is stale, then runs the hotel's command.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The compiler, or undefined in an installation without the tools, which is built already. */
function compiler() {
  try {
    return createRequire(import.meta.url).resolve('typescript/bin/tsc');
  } catch {
    return undefined;
  }
}

function run(script, args) {
  const { status } = spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' });
  return status ?? 1;
}

const tsc = compiler();
const built = tsc === undefined ? 0 : run(tsc, ['-b', 'server']);
process.exitCode =
  built === 0 ? run(path.join(root, 'server/dist/commands/cli.js'), process.argv.slice(2)) : 1;
