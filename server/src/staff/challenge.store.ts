import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import type { ChallengePurpose } from '../platform/database/staff-tables.types.ts';

/** How long a passkey may be asked for. */
export const CHALLENGE_MS = 5 * 60_000;

/** What a challenge is for, and who may answer it: a session or an invitation; empty: anyone. */
export interface ChallengeFor {
  readonly purpose: ChallengePurpose;
  readonly subject: string;
}

export async function insertChallenge(
  db: Kysely<Schema>,
  challenge: string,
  of: ChallengeFor,
  now: Date,
): Promise<void> {
  const ends_at = new Date(now.getTime() + CHALLENGE_MS);
  await db
    .insertInto('staff_challenge')
    .values({ challenge, ...of, ends_at })
    .execute();
}

/** Uses a challenge up; false: not ours, for something or somebody else, too late, or answered before. */
export async function takeChallenge(
  db: Kysely<Schema>,
  challenge: string,
  { purpose, subject }: ChallengeFor,
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_challenge')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
