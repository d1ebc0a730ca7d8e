import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from './source-files.ts';

const page = readFileSync(path.join(repository, 'docs/architecture.md'), 'utf8');

/** The rooms that a table of docs/architecture.md names in its first column, from low to high, from the root. */
export function roomsOf(workspace: 'server' | 'web'): readonly string[] {
  const [, section = ''] = page.split(`\n## Rooms of the ${workspace}\n`);
  const [table = ''] = section.split('\n## ');
  const cells = [...table.matchAll(/^\| (`[^|]+`) +\|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, room]) => `${workspace}/src/${room}`),
  );
}

/** A room as it is named in the table and as it is; `rank`: rooms of a higher one may import it. */
export interface Room {
  readonly name: string;
  readonly rank: number;
}

/** Undefined: the page does not name it. A file that stands in no folder is a room, and `*` is any one folder. */
export function roomOf(rooms: readonly string[], file: string): Room | undefined {
  const folder = path.posix.dirname(file);
  const name = folder.endsWith('/src') ? file : folder;
  const exact = rooms.indexOf(name);
  const rank = exact >= 0 ? exact : rooms.indexOf(`${path.posix.dirname(name)}/*`);
  return rank >= 0 ? { name, rank } : undefined;
}
