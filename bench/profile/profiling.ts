import path from 'node:path';
import { fileURLToPath } from 'node:url';

const isAsked = process.argv.includes('--profile');

/** Where this run writes its profiles: in the folder for disposable files. */
export const profileFolder = path.join(
  fileURLToPath(new URL('../../../.cache/profiles', import.meta.url)),
  new Date().toISOString().replaceAll(':', '-'),
);

/** For Node, with `--profile`: it writes a CPU profile when it ends. */
export const profilingArguments: readonly string[] = isAsked
  ? ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`]
  : [];
