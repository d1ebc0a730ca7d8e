import { ok, refused } from '@portico/domain/result';
import type { Takers } from '@portico/server/availability/inventory/takers';
import type { Database } from '@portico/server/platform/database/database';
import { sql } from 'kysely';
import { twoMeet } from './two-meet.ts';

/**
 * The naive, wrong way to spend a voucher: reads the balance, then lowers it. Needs at least two concurrent bookings,
 * for different nights. Call `withoutLastPound` first.
 */
export function readThenWriteVoucher(): Takers['voucher'] {
  const meet = twoMeet();
  return async (tx, propertyId, { code, minor }) => {
    const { rows } = await sql<{ balance: number }>`
      SELECT balance FROM gift_voucher
      WHERE property_id = ${propertyId} AND voucher_code = ${code}`.execute(tx);
    if ((rows[0]?.balance ?? 0) < minor) return refused({ code: 'voucher.not-valid' });
    await meet();
    await sql`
      UPDATE gift_voucher SET balance = balance - ${minor}
      WHERE property_id = ${propertyId} AND voucher_code = ${code}`.execute(tx);
    return ok(null);
  };
}

/** Drops the constraint that would stop the spender above. */
export async function withoutLastPound({ kysely }: Database): Promise<void> {
  await sql`ALTER TABLE gift_voucher DROP CONSTRAINT gift_voucher_never_overspent`.execute(kysely);
}
