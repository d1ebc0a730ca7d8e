import { execFile } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '@portico/server/platform/embedded/free-port';
import { postgresUser } from '@portico/server/platform/embedded/postgres-user';
import { startWatchdog } from '@portico/server/platform/embedded/watchdog';
import { withClient } from '../../database/with-client.ts';
import type { Cluster } from './cluster.ts';
import { DEBIAN_POSTGRESQL, pathOf } from './installed.ts';

const run = promisify(execFile);
const ROLE = 'portico';
const LOOK_EVERY_MS = 100;
const LOOKS = 3_000;

/** A PostgreSQL of Debian whose write-ahead log pgBackRest archives, by the files of docs/deploy. */
export interface ArchivedCluster extends Cluster {
  backUp(): Promise<void>;
  /** Waits until everything committed so far is in the archive, then deletes the whole data folder. */
  destroy(): Promise<void>;
  /** Runs docs/deploy/restore-to.sh as an operator does, for a point such as `2026-11-28 11:20:00.5+00`. */
  restoreTo(point: string, database: string): Promise<void>;
}

const deployed = (name: string) => path.resolve('docs/deploy', name);

export async function startArchivedCluster(): Promise<ArchivedCluster> {
  const programs = DEBIAN_POSTGRESQL;
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'portico-restore-')));
  chmodSync(folder, 0o755);
  const user = postgresUser();
  const own = (name: string) => {
    const place = path.join(folder, name);
    mkdirSync(place, { mode: 0o700 });
    if (user.uid !== undefined && user.gid !== undefined) chownSync(place, user.uid, user.gid);
    return place;
  };
  const data = own('postgres');
  const [repository, socket, logs] = [own('repository'), own('socket'), own('logs')];
  const port = await freePort();
  const settings = path.join(folder, 'pgbackrest.conf');
  writeFileSync(
    settings,
    withValues(readFileSync(deployed('pgbackrest.conf'), 'utf8'), {
      'repo1-path': repository,
      'log-path': logs,
      'lock-path': logs,
      'spool-path': logs,
      'pg1-path': data,
      'pg1-port': String(port),
      'pg1-socket-path': socket,
      'pg1-user': ROLE,
    }),
  );
  const start = `${programs}/pg_ctl --pgdata=${data} --log=${logs}/postgres --silent --wait --timeout=600 start`;
  const asOperator = async (program: string, args: readonly string[], more: NodeJS.ProcessEnv = {}) =>
    run(program, args, {
      ...user,
      cwd: '/',
      env: {
        PATH: `${programs}:${path.dirname(pathOf('pgbackrest'))}:/usr/bin:/bin`,
        LC_ALL: 'C',
        PGBACKREST_CONFIG: settings,
        PGHOST: socket,
        PGPORT: String(port),
        PGUSER: ROLE,
        ...more,
      },
    });
  let callOff = () => {};
  /** Ends PostgreSQL and removes everything if this process is killed. */
  const watch = () => {
    const [pid] = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
    callOff = startWatchdog(Number(pid), [folder]);
  };
  const stop = async () => {
    callOff();
    await asOperator('pg_ctl', [`--pgdata=${data}`, '--mode=immediate', '--silent', '--timeout=600', 'stop']);
  };
  const url = (database: string) => `postgres://${ROLE}@127.0.0.1:${port}/${database}`;
  const close = async () => {
    // It may have stopped, or never have started.
    await stop().catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await asOperator('initdb', [`--pgdata=${data}`, `--username=${ROLE}`, '--auth=trust', '--encoding=UTF8']);
    const places = `port = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '${socket}'\n`;
    const archive = readFileSync(deployed('postgresql-archive.conf'), 'utf8');
    appendFileSync(path.join(data, 'postgresql.conf'), `${places}max_connections = 120\n${archive}`);
    const [program = '', ...args] = start.split(' ');
    await asOperator(program, args);
    watch();
    await asOperator('pgbackrest', ['--stanza=portico', 'stanza-create']);
    await asOperator('pgbackrest', ['--stanza=portico', 'check']);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    folder,
    url,
    target: () => ({ host: '127.0.0.1', port }),
    backUp: async () => void (await asOperator('pgbackrest', ['--stanza=portico', '--type=full', 'backup'])),
    destroy: async () => {
      await untilArchived(url('postgres'));
      await stop();
      rmSync(data, { recursive: true });
      own('postgres');
    },
    restoreTo: async (point, database) => {
      const place = { PGDATABASE: database, START_POSTGRESQL: start };
      await asOperator('sh', [deployed('restore-to.sh'), point], place);
      watch();
    },
    close,
  };
}

/** Lines `name=value` with other values. Throws when a name is not there. */
function withValues(text: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((changed, [name, value]) => {
    const line = new RegExp(`^${name}=.*$`, 'm');
    if (!line.test(changed)) throw new Error(`no line of ${name}`);
    return changed.replace(line, `${name}=${value}`);
  }, text);
}

async function untilArchived(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ file: string }>('SELECT pg_walfile_name(pg_switch_wal()) AS file');
    for (let look = 0; look < LOOKS; look++) {
      const { rows: archived } = await client.query<{ last: string | null }>(
        'SELECT last_archived_wal AS last FROM pg_stat_archiver',
      );
      if ((archived[0]?.last ?? '') >= (rows[0]?.file ?? '')) return;
      await delay(LOOK_EVERY_MS);
    }
    throw new Error('The write-ahead log is not archived');
  });
}
