import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from './source-files.ts';

const page = readFileSync(path.join(repository, 'docs/architecture.md'), 'utf8');

/** The folders and files of one module, from the root of the repository. */
export type Module = readonly string[];

/** The modules in the first column of a table of docs/architecture.md, from low to high. */
export function modulesOf(workspace: 'server' | 'web'): readonly Module[] {
  const [, section = ''] = page.split(`\n## Modules of the ${workspace}\n`);
  const [table = ''] = section.split('\n## ');
  return [...table.matchAll(/^\| (`[^|]+`) +\|/gm)].map(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, place]) => `${workspace}/src/${place}`),
  );
}

/** The index of the file's module, by its longest matching path; -1: the page does not name it. */
export function moduleOf(modules: readonly Module[], file: string): number {
  const places = modules.flatMap((module, rank) => module.map((place) => ({ place, rank })));
  const leading = places.filter(({ place }) => file === place || file.startsWith(`${place}/`));
  return leading.sort((a, b) => b.place.length - a.place.length)[0]?.rank ?? -1;
}

/** The folder of a file; a file outside any folder is its own. */
export function folderOf(file: string): string {
  const folder = path.posix.dirname(file);
  return folder.endsWith('/src') ? file : folder;
}
