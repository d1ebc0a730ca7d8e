import { readdirSync, readFileSync } from 'node:fs';
import type { Client } from 'pg';
import { rawAnswer } from './raw-answer.ts';

/** Seconds of processor time used by a server since its start, over all threads. */
export function processorTime(url: string): Promise<number> {
  return readFigure(url, 'process_cpu_seconds_total');
}

/** Resident memory of a server in bytes. `headers`: what its `/metrics` asks for. */
export function residentMemory(url: string, headers?: Headers): Promise<number> {
  return readFigure(url, 'process_resident_memory_bytes', headers);
}

type Headers = Readonly<Record<string, string>>;

async function readFigure(url: string, name: string, headers: Headers = {}): Promise<number> {
  const figures = (await rawAnswer(url, { path: '/metrics', headers })).toString();
  const [, value] = new RegExp(`^${name} (\\S+)`, 'm').exec(figures) ?? [];
  if (value === undefined) throw new Error(`The server does not return its ${name}`);
  return Number(value);
}

/** Clock ticks per second in /proc: the same on every Linux that Node supports. */
const TICKS = 100;

/**
 * Seconds of processor time of the connected PostgreSQL since its start, over all its processes, ended ones included.
 * Throws without /proc, and for a database on another computer.
 */
export async function databaseTime(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const postmaster = processOf(rows[0]?.pid ?? 0).parent;
  const own = processOf(postmaster);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => standing(Number(pid)))
    .filter(({ parent }) => parent === postmaster);
  return children.reduce((sum, { ticks }) => sum + ticks, own.ticks + own.ticksOfEnded) / TICKS;
}

interface Process {
  readonly parent: number;
  readonly ticks: number;
  readonly ticksOfEnded: number;
}

/** The columns of /proc/<pid>/stat after the name, which may contain spaces: state, parent … */
function processOf(pid: number): Process {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const columns = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system, endedUser, endedSystem] = columns.slice(11, 15).map(Number);
  return {
    parent: Number(columns[1]),
    ticks: (user ?? 0) + (system ?? 0),
    ticksOfEnded: (endedUser ?? 0) + (endedSystem ?? 0),
  };
}

/** Empty if the process has ended. */
function standing(pid: number): Process[] {
  try {
    return [processOf(pid)];
  } catch {
    return [];
  }
}
