import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { passSignals } from './passing-signals.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

const require = createRequire(import.meta.url);

/** The script behind a package's command, run by this Node: works the same on each system. */
export function command(packageName, name = packageName) {
  const manifestPath = packagePath(packageName);
  const { bin } = require(manifestPath);
  return path.join(path.dirname(manifestPath), typeof bin === 'string' ? bin : bin[name]);
}

function packagePath(name) {
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      return require.resolve(path.join(folder, name, 'package.json'));
    } catch {
      // Another folder may have it.
    }
  }
  throw new Error(`${name} is not installed: npm ci`);
}

/** Whether this process was told to stop, and so begins nothing any more. */
let isStopping = false;

/**
 * Runs a script of Node's to its end, its output passed on, with options of Node and of its V8. Resolves with the
 * exit code; what ends this process is handed on, and nothing is begun after it.
 */
export function run(script, args = [], env = {}, nodeOptions = []) {
  if (isStopping) return Promise.resolve(1);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...nodeOptions, script, ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    const callOff = passSignals([child], () => {
      isStopping = true;
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      callOff();
      resolve(code ?? 1);
    });
  });
}
