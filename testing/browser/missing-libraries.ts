import { spawnSync } from 'node:child_process';

/** The shared libraries that a program on Linux needs and this computer lacks, e.g. `libnss3.so`. */
export function missingLibraries(program: string, libraryPath: string | undefined): string[] {
  const env = { ...process.env };
  if (libraryPath !== undefined) env.LD_LIBRARY_PATH = libraryPath;
  const { stdout, error } = spawnSync('ldd', [program], { env, encoding: 'utf8' });
  if (error) throw error;
  return [...stdout.matchAll(/^\s*(\S+) => not found/gm)].map((match) => match[1] ?? '');
}
