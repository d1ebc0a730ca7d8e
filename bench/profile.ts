import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Table } from './table.ts';

const MOST = 15;
const isProfiling = process.argv.includes('--profile');

/** Where this run writes its profiles: in the folder for disposable files. */
const profileFolder = path.join(
  fileURLToPath(new URL('../../.cache/profiles', import.meta.url)),
  new Date().toISOString().replaceAll(':', '-'),
);

/** For Node, with `--profile`: it writes a CPU profile when it ends. */
export const profilingArguments: readonly string[] = isProfiling
  ? ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`]
  : [];

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

/**
 * V8's format: https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#type-Profile, with times in
 * microseconds.
 */
interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** The thread was idle. */
const IDLE = '(idle)';

/** The share (0 to 1) of busy time spent in each function itself, by the name from `nameOf`; the largest first. */
function selfTimes(
  { nodes, samples, timeDeltas }: CpuProfile,
  nameOf: (functionName: string, url: string, line: number) => string,
): [name: string, share: number][] {
  const names = new Map(
    nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => [
      id,
      functionName === IDLE ? IDLE : nameOf(functionName, url, lineNumber + 1),
    ]),
  );
  const times = new Map<string, number>();
  for (const [index, sample] of samples.entries()) {
    const name = names.get(sample) ?? IDLE;
    // A delta is the time before its sample, so it belongs to the previous one.
    times.set(name, (times.get(name) ?? 0) + (timeDeltas[index + 1] ?? 0));
  }
  times.delete(IDLE);
  const worked = [...times.values()].reduce((sum, time) => sum + time, 0);
  return [...times]
    .map(([name, time]): [string, number] => [name, time / worked])
    .sort(([, one], [, other]) => other - one);
}
