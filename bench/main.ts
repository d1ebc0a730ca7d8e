import { createBench } from './create/create-bench.ts';
import { pageBench } from './page/page-bench.ts';
import { searchBench } from './search/search-bench.ts';
import { startBench } from './start/start-bench.ts';
import { toMarkdown, type Table } from './table.ts';

const benches: Readonly<Record<string, () => Promise<Table[]>>> = {
  search: searchBench,
  create: createBench,
  start: startBench,
  page: pageBench,
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => benches[name] === undefined);
if (unknown.length > 0) {
  console.error(`No benchmark is named ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.`);
  process.exitCode = 1;
} else {
  for (const [name, bench] of Object.entries(benches)) {
    if (named.length > 0 && !named.includes(name)) continue;
    for (const table of await bench()) console.log(`${toMarkdown(table)}\n`);
  }
}
