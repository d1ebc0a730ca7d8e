import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Table } from '../table.ts';
import { profileFolder } from './profiling.ts';
import { selfTimes, type CpuProfile } from './self-times.ts';

const MOST = 15;

/** For each process profiled since the last call: its time by package or folder, and by function. */
export function profileTables(read: Set<string>): Table[] {
  if (!existsSync(profileFolder)) return [];
  const files = readdirSync(profileFolder).filter((file) => !read.has(file));
  for (const file of files) read.add(file);
  return files.flatMap((file) => {
    const profile = JSON.parse(readFileSync(path.join(profileFolder, file), 'utf8')) as CpuProfile;
    return [
      tableOf('Where the time of the server went', 'package or room', selfTimes(profile, placeOf)),
      tableOf(
        'The same, by function',
        'function',
        selfTimes(
          profile,
          (name, url, line) => `${name || '(anonymous)'} ${placeOf(name, url)}:${path.basename(url)}:${line}`,
        ),
      ),
    ];
  });
}

function tableOf(title: string, what: string, shares: readonly [string, number][]): Table {
  const rows = shares.slice(0, MOST).map(([name, share]) => [name, `${(share * 100).toFixed(1)} %`]);
  return { title, columns: [what, 'of the time it worked'], rows };
}

/** The package, or our folder. A function without a file belongs to V8 or Node. */
function placeOf(functionName: string, url: string): string {
  const packaged = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
  if (packaged !== undefined) return packaged;
  const ours = /\/(domain|contract|server|sandbox|demo|bench)\/dist\/(.+)\/[^/]+$/.exec(url);
  if (ours !== null) return `${ours[1]}/${ours[2]}`;
  if (url.startsWith('node:')) return 'node';
  return functionName.startsWith('(') ? functionName : 'v8';
}
