import path from 'node:path';
import { fileURLToPath } from 'node:url';

const isAsked = process.argv.includes('--profile');

/** Where the profiles of this run are written, under the folder of what may be thrown away. */
export const profileFolder = path.join(
  fileURLToPath(new URL('../../../.cache/profiles', import.meta.url)),
  new Date().toISOString().replaceAll(':', '-'),
);

/** For Node, with `--profile`: it writes what its time went on when it ends. */
export const profilingArguments: readonly string[] = isAsked
  ? ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`]
  : [];
