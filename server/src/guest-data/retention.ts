import type { Clock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { emptyAuditAnswers } from '../staff/audit.store.ts';
import { forgetRows } from './retention.store.ts';
import { KEY_RETENTION_MS, retainedRows } from './retained-rows.ts';

/** Rows per statement, so that none holds locks for long. */
const BATCH = 1_000;

export interface RetentionDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** Rows per statement, by default 1000. */
  readonly batch?: number;
}

/** Deletes rows past their retention, batch by batch. Rule: docs/every-day.md, "Retention". */
export async function applyRetention({ database, clock, batch = BATCH }: RetentionDeps): Promise<void> {
  const now = clock.now().getTime();
  for (const rows of retainedRows) {
    const before = new Date(now - rows.retentionMs);
    let forgotten: number;
    do forgotten = await forgetRows(database.kysely, rows, { before, limit: batch });
    while (forgotten === batch);
  }
  const before = new Date(now - KEY_RETENTION_MS);
  let emptied: number;
  do emptied = await emptyAuditAnswers(database.kysely, { before, limit: batch });
  while (emptied === batch);
}
