import { fileURLToPath } from 'node:url';
import { inOneFile } from './one-file.ts';

const placeOf = (program: string) => fileURLToPath(import.meta.resolve(program));

const files = new Map<string, Promise<string>>();

/**
 * The Node arguments for a program started repeatedly: one file, built on first use, with V8's code cache of an earlier
 * run.
 */
export async function cachedProgram(program: string): Promise<string[]> {
  const file = files.get(program) ?? inOneFile(placeOf(program));
  files.set(program, file);
  return [placeOf('@portico/testing/prove/stage/compiled-once'), await file];
}
