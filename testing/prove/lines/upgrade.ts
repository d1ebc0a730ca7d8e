import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Line } from '../line.ts';
import { mixedFaults } from '../race-checks.ts';
import type { ServerProcess } from '../stage/server-process.ts';
import type { Stage } from '../stage/stage.ts';
import { passOnTablesOf } from '../upgrade/old-tests.ts';
import { builtOf, mainOf, thisVersion, withMigrations, type Version } from '../upgrade/version.ts';
import { startLoad } from './load.ts';

const UNDER_LOAD_MS = 700;
/** At most one server is down, so the other one answers. */
const AT_THE_OTHER = { tries: 4, pauseMs: 100 };

/** Two servers become the next version, one after the other, while guests book. `from`: docs/prove.md, "Upgrades". */
export const upgrade = (from: string | undefined): Line => ({
  name: 'upgraded under load',
  spans: [{ nights: 60, rooms: 40 }],
  servers: 2,
  isAsOperated: true,
  ...(from !== undefined && { begins: (folder) => builtOf(from, folder) }),
  run: async (stage, _size, report) => {
    const [first, second] = stage.servers;
    if (first === undefined || second === undefined) throw new Error('The line needs two servers');
    const before = stage.version;
    const next = withMigrations(thisVersion, 'next-version', path.join(stage.folder, 'next'));
    const failing = withMigrations(thisVersion, 'failing-version', path.join(stage.folder, 'failing'));
    const faults: string[] = [];
    const onAnswer = ({ status }: { readonly status: number }) => {
      if (status >= 500) faults.push(`a guest is answered ${status}`);
    };
    const load = startLoad(stage, { ...AT_THE_OTHER, onAnswer });
    const restart = async (server: ServerProcess, version: Version, progress: string) => {
      await delay(UNDER_LOAD_MS);
      report(progress);
      await server.stop();
      await server.start({ main: mainOf(version) });
    };

    await delay(UNDER_LOAD_MS);
    report('a migration fails');
    await first.stop();
    faults.push(...(await faultsOfFailing(stage, first, failing)));
    report('one server of the next version');
    await first.start({ main: mainOf(next) });
    faults.push(...(await faultsOfMigrated(stage)));
    await restart(second, before, 'the old one starts anew, on the new tables');
    await restart(second, next, 'both of the next version');
    await delay(UNDER_LOAD_MS);
    const requested = await load.end();
    faults.push(...mixedFaults(requested));
    if (from !== undefined) {
      report(`the tests of ${from} on the new tables`);
      if (!(await passOnTablesOf(next, before)))
        faults.push('tests of the old version fail on the new tables');
    }
    return { runs: 4, requested, faults };
  },
});

async function faultsOfFailing(stage: Stage, server: ServerProcess, failing: Version): Promise<string[]> {
  const why = await server.start({ main: mainOf(failing) }).then(
    () => 'it starts',
    (error: unknown) => String(error),
  );
  const said = readFileSync(server.logFile, 'utf8').trim().split('\n').at(-1) ?? '';
  const isSaid = /^Portico cannot start: migration \d{4}_fails\.sql failed and was undone \(/.test(said);
  return [
    ...(why.includes('(78)') && isSaid ? [] : [`a server whose migration fails: ${why}, ${said}`]),
    ...((await columnsOf(stage)).includes('never') ? ['a part of the failed migration is left'] : []),
  ];
}

async function faultsOfMigrated(stage: Stage): Promise<string[]> {
  return (await columnsOf(stage)).includes('next_word') ? [] : ['the next version has not migrated'];
}

const columnsOf = (stage: Stage) =>
  stage.withDatabase(async ({ kysely }) => {
    const { rows } = await sql<{ name: string }>`
      SELECT attname AS name FROM pg_attribute WHERE attrelid = 'reservation'::regclass AND NOT attisdropped`.execute(
      kysely,
    );
    return rows.map(({ name }) => name);
  });
