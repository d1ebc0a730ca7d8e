import { sql } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import type { Database } from './database.ts';

/** Beyond this holds end too early or too late, and what one server has leased another takes. */
const MOST_APART_MS = 5_000;

/**
 * Warns when the clock of this computer and that of the database differ by more than five seconds. A database that answers
 * slowly is not blamed: its time may be any between question and answer. Rule: docs/operating.md, "Warnings".
 */
export async function clockWarnings({ kysely }: Database, clock: Clock): Promise<readonly string[]> {
  const asked = clock.now().getTime();
  const { rows } = await sql<{ now: Date }>`SELECT clock_timestamp() AS now`.execute(kysely);
  const answered = clock.now().getTime();
  const there = rows[0]?.now.getTime() ?? asked;
  const apartMs = Math.max(asked - there, there - answered);
  if (apartMs <= MOST_APART_MS) return [];
  const side = there < asked ? 'ahead of' : 'behind';
  return [
    `the clock of this computer is ${Math.round(apartMs / 1_000)} s ${side} that of the database: set both by NTP`,
  ];
}
