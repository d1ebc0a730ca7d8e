import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const skipped = new Set(['node_modules', 'dist', '.cache']);

/** The latest change of a file, or of anything in a folder; milliseconds. */
function newest(place) {
  const entry = statSync(place);
  if (!entry.isDirectory()) return entry.mtimeMs;
  const inside = readdirSync(place)
    .filter((name) => !skipped.has(name))
    .map((name) => newest(path.join(place, name)));
  return Math.max(entry.mtimeMs, ...inside);
}

/** Runs `make` unless it ran since the sources last changed. `product`: what must exist besides. Answers an exit code. */
export async function whenStale(name, { sources, product }, make) {
  const stamp = path.join(root, '.cache', `${name}.stamp`);
  const changed = Math.max(...sources.map((source) => newest(path.join(root, source))));
  const isFresh =
    existsSync(path.join(root, product)) && existsSync(stamp) && statSync(stamp).mtimeMs > changed;
  if (isFresh) return 0;
  // What changes while it is made is made again the next time.
  const began = new Date();
  const code = await make();
  if (code === 0) {
    mkdirSync(path.dirname(stamp), { recursive: true });
    writeFileSync(stamp, began.toISOString());
  }
  return code;
}
