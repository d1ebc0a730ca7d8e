import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { compiledOf } from './compiled-of.ts';

/** Native code, and optional dependencies of its package. */
const LEFT_OUT = ['@node-rs/argon2', 'pg-native', 'pino-pretty'];

/**
 * Bundles a compiled program and its imports into one script beside it, and returns its path: a server alone has a
 * thousand modules to resolve. The modules are unchanged; each retains its own path. compiled-once.ts runs it.
 */
export async function inOneFile(entry: string): Promise<string> {
  const file = path.join(path.dirname(entry), `${path.basename(entry, '.js')}-in-one-file.cjs`);
  const own = `${file}.${process.pid}`;
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    external: LEFT_OUT,
    plugins: [{ name: 'own-place', transform: withOwnPlace }],
  });
  await bundle.write({ file: own, format: 'cjs', codeSplitting: false });
  await bundle.close();
  if (existsSync(file) && readFileSync(file).equals(readFileSync(own))) rmSync(own);
  else {
    // V8 distinguishes scripts by length only.
    rmSync(compiledOf(file), { force: true });
    // Atomic: another lane may be starting the same.
    renameSync(own, file);
  }
  return file;
}

function withOwnPlace(code: string, id: string): string | undefined {
  if (!code.includes('import.meta.url')) return undefined;
  return code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
}
