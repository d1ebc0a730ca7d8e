import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '@portico/server/platform/embedded/free-port';
import { postgresUser } from '@portico/server/platform/embedded/postgres-user';
import pg from 'pg';
import type { Cluster } from './cluster.ts';
import { deployFile } from './deploy-file.ts';
import { startOutsideProgram, type OutsideProgram } from './outside-program.ts';
import { ownFolder, patroniNode, type Member, type PatroniNode } from './patroni-nodes.ts';
import { until } from './until.ts';

/** What is killed of the primary: PostgreSQL, its Patroni, or both, as when the computer dies. */
export const victims = ['PostgreSQL', 'Patroni', 'both'] as const;
type Victim = (typeof victims)[number];

/**
 * Three PostgreSQL under Patroni with etcd. Servers reach them by PgBouncer and HAProxy, everything else by HAProxy:
 * each leads to the primary. Configured by the files of docs/deploy.
 */
export interface FailoverCluster extends Cluster {
  /** Kills the primary, and resolves once another one leads; the name of the killed one. */
  killPrimary(victim: Victim): Promise<string>;
  /** Starts what was killed; resolves once that node follows the primary, and a standby is synchronous. */
  untilRejoined(name: string): Promise<void>;
}

const NAMES = ['db1', 'db2', 'db3'];

/** The caller closes it. `logFolder`: of the logs of each program. */
export async function startFailoverCluster(logFolder: string): Promise<FailoverCluster> {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'portico-failover-')));
  // The user of the database must be able to enter.
  chmodSync(folder, 0o755);
  const programs: OutsideProgram[] = [];
  const nodes: PatroniNode[] = [];
  const close = async () => {
    await Promise.all(programs.map((program) => program.kill()));
    await Promise.all(nodes.map((node) => node.close()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const log = (name: string) => path.join(logFolder, `failover-${name}.log`);
    const etcdPort = await freePort();
    programs.push(
      startOutsideProgram('etcd', etcdArguments(folder, etcdPort, await freePort()), log('etcd')),
    );
    const certificate = selfSigned(folder);
    const superuserPassword = randomBytes(16).toString('hex');
    for (const name of NAMES)
      nodes.push(await patroniNode(name, { folder, logFolder, etcdPort, certificate, superuserPassword }));
    const haproxyPort = await freePort();
    const haproxyFile = path.join(folder, 'haproxy.cfg');
    writeFileSync(haproxyFile, haproxyConfig(nodes, haproxyPort));
    // First: it takes each node for the primary until it has asked it twice.
    programs.push(startOutsideProgram('haproxy', ['-db', '-f', haproxyFile], log('haproxy')));
    for (const node of nodes) node.start();
    await until('three nodes, one a synchronous standby', async () => isWhole(await membersOf(nodes)));
    const password = randomBytes(16).toString('hex');
    const urlAs = (user: string, secret: string, database: string) =>
      `postgres://${user}:${secret}@127.0.0.1:${haproxyPort}/${database}?sslmode=no-verify`;
    await createRole(urlAs('postgres', superuserPassword, 'postgres'), password);
    const pgbouncerPort = await freePort();
    const config = pgbouncerConfig(folder, { haproxyPort, pgbouncerPort, password, ca: certificate.file });
    programs.push(startOutsideProgram('pgbouncer', [config], log('pgbouncer')));
    return {
      folder,
      url: (database) => urlAs('portico', password, database),
      target: () => ({ host: '127.0.0.1', port: pgbouncerPort }),
      killPrimary: async (victim) => {
        const leader = leaderOf(await membersOf(nodes));
        const node = nodes.find(({ name }) => name === leader?.name);
        if (node === undefined) throw new Error('There is no primary to kill');
        if (victim !== 'PostgreSQL') await node.killPatroni();
        if (victim !== 'Patroni') node.killPostgres();
        const others = nodes.filter((other) => other !== node);
        await until('another primary', async () => {
          const next = leaderOf(await membersOf(others));
          return (next !== undefined && next.name !== node.name) || undefined;
        });
        return node.name;
      },
      untilRejoined: async (name) => {
        nodes.find((node) => node.name === name)?.start();
        await until(`${name} as a standby`, async () => isWhole(await membersOf(nodes)));
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** As seen by the first node that answers. */
async function membersOf(nodes: readonly PatroniNode[]): Promise<readonly Member[]> {
  for (const node of nodes) {
    const members = await node.members();
    if (members !== undefined) return members;
  }
  return [];
}

const leaderOf = (members: readonly Member[]) =>
  members.find(({ role, state }) => role === 'leader' && state === 'running');

/** Whether every node runs on the primary's timeline, with a synchronous standby. */
function isWhole(members: readonly Member[]): true | undefined {
  const leader = leaderOf(members);
  const isRunning = members.every(
    ({ state, timeline }) =>
      ['running', 'streaming'].includes(state) && timeline !== undefined && timeline === leader?.timeline,
  );
  const hasStandby = members.some(({ role }) => role === 'sync_standby');
  return (members.length === NAMES.length && isRunning && hasStandby) || undefined;
}

function etcdArguments(folder: string, port: number, peerPort: number): string[] {
  const client = `http://127.0.0.1:${port}`;
  const peer = `http://127.0.0.1:${peerPort}`;
  return [
    ['--data-dir', ownFolder(path.join(folder, 'etcd'))],
    ['--listen-client-urls', client],
    ['--advertise-client-urls', client],
    ['--listen-peer-urls', peer],
    ['--initial-advertise-peer-urls', peer],
    ['--initial-cluster', `default=${peer}`],
    ['--log-level', 'warn'],
  ].flat();
}

/** A certificate that is its own authority. */
function selfSigned(folder: string): { file: string; key: string } {
  const file = path.join(folder, 'server.crt');
  const key = path.join(folder, 'server.key');
  const make = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=portico';
  execFileSync('openssl', [...make.split(' '), '-out', file, '-keyout', key], { stdio: 'ignore' });
  const { uid, gid } = postgresUser();
  if (uid !== undefined && gid !== undefined) chownSync(key, uid, gid);
  return { file, key };
}

function haproxyConfig(nodes: readonly PatroniNode[], port: number): string {
  const servers = nodes.map(({ name, port: nodePort, restPort }, index) => [
    `server ${name} 10.0.0.${11 + index}:5432`,
    `server ${name} 127.0.0.1:${nodePort} port ${restPort}`,
  ]);
  return deployFile('haproxy-database.cfg', {
    '127.0.0.1:5000': `127.0.0.1:${port}`,
    ...Object.fromEntries(servers),
  });
}

interface PgbouncerFacts {
  readonly haproxyPort: number;
  readonly pgbouncerPort: number;
  readonly password: string;
  readonly ca: string;
}

function pgbouncerConfig(folder: string, facts: PgbouncerFacts): string {
  const { haproxyPort, pgbouncerPort, password, ca } = facts;
  const file = path.join(folder, 'pgbouncer.ini');
  const users = path.join(folder, 'userlist.txt');
  writeFileSync(users, `"portico" "${password}"\n`);
  writeFileSync(
    file,
    deployFile('pgbouncer.ini', {
      'port=5000': `port=${haproxyPort}`,
      'listen_port = 6432': `listen_port = ${pgbouncerPort}`,
      '/etc/pgbouncer/userlist.txt': users,
      '/etc/pgbouncer/database-ca.crt': ca,
    }),
  );
  return file;
}

/** Waits until HAProxy has found the primary. */
async function createRole(url: string, password: string): Promise<void> {
  await until('a primary behind HAProxy', async () => {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.query(`CREATE ROLE portico LOGIN CREATEDB PASSWORD ${client.escapeLiteral(password)}`);
      return true;
    } catch {
      return undefined;
    } finally {
      await client.end().catch(() => undefined);
    }
  });
}
