import { readdirSync, readFileSync } from 'node:fs';
import type { Client } from 'pg';

/** Clock ticks a second of /proc: the same on every Linux that Node runs on. */
const TICKS = 100;

/**
 * Seconds of processor time that the PostgreSQL of a connection has used since its start, all its processes together,
 * those that have ended too. Throws where there is no /proc to read it from, or where it runs on another computer.
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

/** The columns of /proc/<pid>/stat after the name, which may hold spaces: state, parent … */
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

/** None where the process has ended meanwhile. */
function standing(pid: number): Process[] {
  try {
    return [processOf(pid)];
  } catch {
    return [];
  }
}
