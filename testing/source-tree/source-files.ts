import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

export interface SourceFile {
  /** From the root, with forward slashes: `domain/src/money/money.ts`. */
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
}

export interface Import {
  readonly specifier: string;
  readonly isTypeOnly: boolean;
}

const skipped = new Set(['node_modules', 'dist', 'data', '.cache', '.git', 'test-results']);

/** Every TypeScript file of the repository, read once. */
export function sourceFiles(): SourceFile[] {
  return filesUnder(repository)
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => {
      const text = readFileSync(file, 'utf8');
      return {
        path: path.relative(repository, file).split(path.sep).join('/'),
        text,
        imports: importsOf(text),
      };
    });
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const full = path.join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(full) : [full];
  });
}

const importPattern =
  /^\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|import\('([^']+)'\)/gm;

function importsOf(text: string): Import[] {
  return [...text.matchAll(importPattern)].map((match) => ({
    specifier: match[2] ?? match[3] ?? '',
    isTypeOnly: match[1] !== undefined,
  }));
}

/** The file that a relative import leads to, or the name of its package. */
export function resolveImport(from: SourceFile, specifier: string): string {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from.path), specifier);
  const own = /^@portico\/([^/]+)\/(.+)$/.exec(specifier);
  if (own === null) return specifier;
  return own[1] === 'testing' || own[1] === 'bench' ? `${own[1]}/${own[2]}.ts` : `${own[1]}/src/${own[2]}.ts`;
}
