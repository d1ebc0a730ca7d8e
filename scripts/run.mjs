import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { passSignals } from './passing-signals.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

const require = createRequire(import.meta.url);

/** The script behind a package's command, for this Node: works the same on each system. */
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

/** Set once this process receives a stop signal: it must start nothing more. */
let isStopping = false;

/**
 * Runs a Node script to its end with its output passed through and with options for Node and V8. Resolves with the exit
 * code. Forwards termination signals, and starts nothing after one.
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
