import { fileURLToPath } from 'node:url';
import { inOneFile } from './one-file.ts';

export const placeOf = (program: string) => fileURLToPath(import.meta.resolve(program));

const files = new Map<string, Promise<string>>();

/**
 * What Node runs for a program that is started again and again: one file, made when it is first asked for, with what V8
 * kept of an earlier run.
 */
export async function keptProgram(program: string): Promise<string[]> {
  const file = files.get(program) ?? inOneFile(placeOf(program));
  files.set(program, file);
  return [placeOf('@portico/testing/prove/stage/compiled-once'), await file];
}
