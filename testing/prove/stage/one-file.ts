import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { compiledOf } from './compiled-of.ts';

/** Machine code, and what its package may do without. */
const LEFT_OUT = ['@node-rs/argon2', 'pg-native', 'pino-pretty'];

/**
 * Writes a compiled program with what it imports into one script beside it, and answers where: a server alone has a
 * thousand modules to look for. Nothing in them is changed; each still knows its own place. compiled-once.ts runs it.
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
    // V8 tells apart scripts of another length only.
    rmSync(compiledOf(file), { force: true });
    // At once: another lane may be starting the same.
    renameSync(own, file);
  }
  return file;
}

function withOwnPlace(code: string, id: string): string | undefined {
  if (!code.includes('import.meta.url')) return undefined;
  return code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
}
