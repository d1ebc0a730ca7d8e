import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@portico/server/platform/embedded/free-port';
import { postgresUser } from '@portico/server/platform/embedded/postgres-user';
import { runningPostmaster } from '@portico/server/platform/embedded/postmaster-file';
import { z } from 'zod';
import { deployFile } from './deploy-file.ts';
import { until } from './until.ts';
import { startOutsideProgram, type OutsideProgram } from './outside-program.ts';

const PATIENCE_MS = 60_000;

/** As Patroni's REST API describes a node. */
const membersSchema = z.object({
  members: z.array(
    z.object({
      name: z.string(),
      role: z.string(),
      state: z.string(),
      timeline: z.number().optional(),
    }),
  ),
});
export type Member = z.output<typeof membersSchema>['members'][number];

/** A PostgreSQL under a Patroni of its own. */
export interface PatroniNode {
  readonly name: string;
  readonly port: number;
  readonly restPort: number;
  /** Starts Patroni unless it runs. */
  start(): void;
  killPatroni(): Promise<void>;
  /** Kills PostgreSQL at once, without its children: they notice. */
  killPostgres(): void;
  /** Ends both. */
  close(): Promise<void>;
  /** All nodes as this one sees them; undefined when it does not answer. */
  members(): Promise<readonly Member[] | undefined>;
}

interface NodeFacts {
  readonly folder: string;
  readonly logFolder: string;
  readonly etcdPort: number;
  readonly certificate: { readonly file: string; readonly key: string };
  readonly superuserPassword: string;
}

/** A folder that the user of the database owns. */
export function ownFolder(folder: string): string {
  mkdirSync(folder, { mode: 0o700 });
  const { uid, gid } = postgresUser();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

/** Not started yet. */
export async function patroniNode(name: string, facts: NodeFacts): Promise<PatroniNode> {
  const { logFolder, etcdPort, certificate, superuserPassword } = facts;
  const folder = ownFolder(path.join(facts.folder, name));
  const data = path.join(folder, 'data');
  const port = await freePort();
  const restPort = await freePort();
  const config = path.join(facts.folder, `${name}.yml`);
  writeFileSync(
    config,
    deployFile('patroni.yml', {
      'name: db1': `name: ${name}`,
      '10.0.0.11:2379,10.0.0.12:2379,10.0.0.13:2379': `127.0.0.1:${etcdPort}`,
      '10.0.0.11:8008': `127.0.0.1:${restPort}`,
      '10.0.0.11:5432': `127.0.0.1:${port}`,
      '10.0.0.0/24': '127.0.0.1/32',
      '/var/lib/postgresql/15/portico': data,
      '/var/lib/postgresql/pgpass-portico': path.join(folder, 'pgpass'),
      '/var/run/postgresql': folder,
      '/etc/patroni/server.crt': certificate.file,
      '/etc/patroni/server.key': certificate.key,
      'SUPERUSER-PASSWORD': superuserPassword,
    }),
  );
  let patroni: OutsideProgram | undefined;
  return {
    name,
    port,
    restPort,
    start: () => {
      if (patroni === undefined || patroni.hasEnded())
        patroni = startOutsideProgram('patroni', [config], path.join(logFolder, `failover-${name}.log`));
    },
    killPatroni: async () => patroni?.kill(),
    killPostgres: () => {
      const postmaster = runningPostmaster(data);
      if (postmaster !== undefined) process.kill(postmaster.pid, 'SIGKILL');
    },
    close: async () => {
      await patroni?.kill();
      const postmaster = runningPostmaster(data);
      if (postmaster === undefined) return;
      // PostgreSQL's immediate shutdown.
      process.kill(postmaster.pid, 'SIGQUIT');
      await until(`${name} has ended`, async () => runningPostmaster(data) === undefined || undefined);
    },
    members: async () => {
      try {
        const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`, {
          signal: AbortSignal.timeout(PATIENCE_MS),
        });
        return membersSchema.parse(await answer.json()).members;
      } catch {
        return undefined;
      }
    },
  };
}
