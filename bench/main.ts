import os from 'node:os';
import { changesBench } from './changes/changes-bench.ts';
import { createBench } from './create/create-bench.ts';
import { deskBench } from './desk/desk-bench.ts';
import { overloadBench } from './overload/overload-bench.ts';
import { pageBench } from './page/page-bench.ts';
import { phoneBench } from './page/phone-bench.ts';
import { profileTables } from './profile.ts';
import { refreshBench } from './refresh/refresh-bench.ts';
import { hotelsOfAFleet } from './scale/hotels-of-a-fleet.ts';
import { scaleBench } from './scale/scale-bench.ts';
import { searchBench } from './search/search-bench.ts';
import { toMarkdown, type Table } from './table.ts';

const words = process.argv.slice(2);
const isShort = words.includes('--short');

const benches: Readonly<Record<string, () => Promise<Table[]>>> = {
  search: () => searchBench(isShort),
  create: () => createBench(isShort),
  changes: () => changesBench(isShort),
  page: () => pageBench({ isShort }),
  phone: () => phoneBench(isShort ? 1 : 5),
  overload: () => overloadBench(isShort ? 10 : 60),
  scale: () => scaleBench(isShort),
  fleet: () =>
    hotelsOfAFleet(
      isShort
        ? { hotels: 100, searches: 1_000, memory: 35 }
        : { hotels: 3_000, searches: 4_000, memory: 1_000 },
    ),
  desk: () => deskBench(isShort),
  refresh: () => refreshBench(isShort),
};

const named = words.filter((word) => !word.startsWith('--'));
const unknown = named.filter((name) => benches[name] === undefined);
if (unknown.length > 0) {
  console.error(`No benchmark is named ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.`);
  process.exitCode = 1;
} else {
  await runBenches(named.length > 0 ? named : Object.keys(benches));
}

async function runBenches(names: readonly string[]): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  console.log(`${today}, ${os.availableParallelism()} cores, Node ${process.version}, ${process.platform}\n`);
  const profilesRead = new Set<string>();
  for (const name of names) {
    const tables = (await benches[name]?.()) ?? [];
    for (const table of [...tables, ...profileTables(profilesRead)]) console.log(`${toMarkdown(table)}\n`);
  }
}
