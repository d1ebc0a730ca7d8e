import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** Everything pending, over all hotels and servers of a database. Ages in seconds. */
export interface Waiting {
  /** Reservations with an undecided payment, also of a change. */
  readonly holds: number;
  /** Room nights that these hold. */
  readonly nightsHeld: number;
  readonly openPayments: { readonly ages: Readonly<Record<Age, number>>; readonly oldestSeconds: number };
  /** Due, or tried and failed; not what waits for a later day, such as a scheduled charge. */
  readonly outbox: readonly {
    readonly kind: string;
    readonly count: number;
    readonly oldestSeconds: number;
  }[];
  /** Undelivered events for hotels' endpoints, the age of the oldest, and dead letters. */
  readonly events: { readonly waiting: number; readonly oldestSeconds: number; readonly dead: number };
  readonly refundsNotDone: number;
  /** Scheduled charges of a past day by the property's clock. */
  readonly chargesOverdue: number;
}

export type Age = 'under-1-min' | 'under-5-min' | 'under-20-min' | 'older';

/**
 * Reads what is pending at `now`; throws if the database does not respond or a statement takes longer than a second.
 */
export function readWaiting({ kysely }: Database, now: Date): Promise<Waiting> {
  return kysely.transaction().execute(async (tx) => {
    await sql`SET LOCAL statement_timeout = '1s'`.execute(tx);
    const open = await sql<Record<Age | 'oldest' | 'holds', number>>`
      SELECT count(DISTINCT (property_id, reservation_id)) FILTER (WHERE purpose IN ('booking', 'change')) AS holds,
        count(*) FILTER (WHERE age < 60) AS "under-1-min",
        count(*) FILTER (WHERE age >= 60 AND age < 300) AS "under-5-min",
        count(*) FILTER (WHERE age >= 300 AND age < 1200) AS "under-20-min",
        count(*) FILTER (WHERE age >= 1200) AS older,
        coalesce(max(age), 0)::float8 AS oldest
      FROM (
        SELECT property_id, reservation_id, purpose, extract(epoch FROM ${now}::timestamptz - created_at) AS age
        FROM payment_attempt
        WHERE (settled_at IS NULL AND purpose = 'booking') OR (settled_at IS NULL AND purpose = 'change')
          OR (settled_at IS NULL AND purpose IN ('invoice', 'keep-card'))
      ) AS attempt`.execute(tx);
    const nights = await sql<{ held: number }>`
      SELECT coalesce(sum(held), 0)::bigint AS held FROM room_night WHERE held > 0`.execute(tx);
    const outbox = await sql<{ kind: string; count: number; oldestSeconds: number }>`
      SELECT kind, count(*) AS count,
        extract(epoch FROM ${now}::timestamptz - min(created_at))::float8 AS "oldestSeconds"
      FROM outbox WHERE sent_at IS NULL AND (due_at <= ${now} OR tries > 0) GROUP BY kind ORDER BY kind`.execute(
      tx,
    );
    const events = await sql<{ waiting: number; oldestSeconds: number; dead: number }>`
      SELECT count(*) FILTER (WHERE dead_at IS NULL) AS waiting, count(dead_at) AS dead,
        coalesce(extract(epoch FROM ${now}::timestamptz - min(created_at) FILTER (WHERE dead_at IS NULL)), 0)::float8
          AS "oldestSeconds"
      FROM webhook_message`.execute(tx);
    const later = await sql<{ refunds: number; overdue: number }>`
      SELECT (SELECT count(*) FROM refund WHERE refunded_at IS NULL AND refused_at IS NULL) AS refunds,
        (SELECT count(*) FROM payment_attempt JOIN property USING (property_id)
          WHERE purpose = 'scheduled' AND settled_at IS NULL
            AND due_date < (${now}::timestamptz AT TIME ZONE (definition #>> '{property,timeZone}'))::date
        ) AS overdue`.execute(tx);
    const { holds = 0, oldest = 0, ...ages } = open.rows[0] ?? {};
    return {
      holds,
      nightsHeld: nights.rows[0]?.held ?? 0,
      openPayments: {
        ages: { 'under-1-min': 0, 'under-5-min': 0, 'under-20-min': 0, older: 0, ...ages },
        oldestSeconds: oldest,
      },
      outbox: outbox.rows,
      events: events.rows[0] ?? { waiting: 0, oldestSeconds: 0, dead: 0 },
      refundsNotDone: later.rows[0]?.refunds ?? 0,
      chargesOverdue: later.rows[0]?.overdue ?? 0,
    };
  });
}
