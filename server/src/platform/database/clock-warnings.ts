import { sql } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import type { Database } from './database.ts';

/** Beyond this, holds end early or late, and another server takes leased work. */
const MOST_APART_MS = 5_000;

/**
 * Warns if the clocks of this computer and the database differ by more than five seconds. A slow response does not
 * count: the database's time may be any between request and response. Rule: docs/every-day.md, "Warnings".
 */
export async function clockWarnings({ kysely }: Database, clock: Clock): Promise<readonly string[]> {
  const before = clock.now().getTime();
  const { rows } = await sql<{ now: Date }>`SELECT clock_timestamp() AS now`.execute(kysely);
  const answered = clock.now().getTime();
  const there = rows[0]?.now.getTime() ?? before;
  const apartMs = Math.max(before - there, there - answered);
  if (apartMs <= MOST_APART_MS) return [];
  const side = there < before ? 'ahead of' : 'behind';
  return [
    `the clock of this computer is ${Math.round(apartMs / 1_000)} s ${side} that of the database: set both by NTP`,
  ];
}
