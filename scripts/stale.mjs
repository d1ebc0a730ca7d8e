import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { oneAtATime } from './one-at-a-time.mjs';
import { root } from './run.mjs';

const skipped = new Set(['node_modules', 'dist', '.cache']);

/** The latest modification of a file, or of anything in a folder; milliseconds. */
function newest(place) {
  const entry = statSync(place);
  if (!entry.isDirectory()) return entry.mtimeMs;
  const inside = readdirSync(place)
    .filter((name) => !skipped.has(name))
    .map((name) => newest(path.join(place, name)));
  return Math.max(entry.mtimeMs, ...inside);
}

/** The exit code of a server that cannot start: the cause is outside the program. */
const CANNOT_BUILD = 78;

/**
 * Runs `make` unless it ran since the sources last changed, and waits for other processes that build in this tree.
 * `product`: must also exist. Returns an exit code: 78, with a message, if the tree cannot be written.
 */
export async function whenStale(name, { sources, product }, make) {
  const stamp = path.join(root, '.cache', `${name}.stamp`);
  const isFresh = () => {
    const changed = Math.max(...sources.map((source) => newest(path.join(root, source))));
    return existsSync(path.join(root, product)) && existsSync(stamp) && statSync(stamp).mtimeMs > changed;
  };
  if (isFresh()) return 0;
  try {
    // Another process may have built it meanwhile.
    return await oneAtATime(path.join(root, '.cache/build.lock'), () => (isFresh() ? 0 : made(stamp, make)));
  } catch (error) {
    if (error.syscall === undefined) throw error;
    console.error(`Portico cannot be built: ${whyUnwritable(error)}.`);
    return CANNOT_BUILD;
  }
}

const FULL = ['ENOSPC', 'EDQUOT'];

function whyUnwritable({ code, path: place = root }) {
  if (FULL.includes(code)) return `the disk is full: ${place} cannot be written`;
  return `${place} cannot be written (${code}). Build it as the user who owns ${root}`;
}

async function made(stamp, make) {
  // A change during the build makes it stale again.
  const began = new Date();
  const code = await make();
  if (code === 0) {
    mkdirSync(path.dirname(stamp), { recursive: true });
    writeFileSync(stamp, began.toISOString());
  }
  return code;
}
