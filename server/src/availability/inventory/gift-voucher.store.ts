import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId } from '@portico/domain/ids';
import type { GiftVoucherKind } from '@portico/domain/payment/voucher';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';

type Tx = Transaction<Schema>;

/** A gift voucher as it stands; the balance in minor units of the property's currency. */
export interface GiftVoucher {
  /** In lower case. */
  readonly code: string;
  readonly kind: GiftVoucherKind;
  readonly balanceMinor: number;
  /** Last local date to spend it; null: no limit. */
  readonly validUntil: LocalDate | null;
}

/** By its code in lower case; undefined if the property has none such. */
export async function readGiftVoucher(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  code: string,
): Promise<GiftVoucher | undefined> {
  const row = await db
    .selectFrom('gift_voucher')
    .select(['kind', 'balance', 'valid_until'])
    .where('property_id', '=', propertyId)
    .where('voucher_code', '=', code)
    .executeTakeFirst();
  return (
    row && {
      code,
      kind: row.kind,
      balanceMinor: row.balance,
      validUntil: row.valid_until,
    }
  );
}

/** Takes an amount off the balance; false if it is insufficient. */
export async function takeOffBalance(
  tx: Tx,
  propertyId: PropertyId,
  code: string,
  minor: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE gift_voucher SET balance = balance - ${minor}
    WHERE property_id = ${propertyId} AND voucher_code = ${code} AND balance >= ${minor}`.execute(tx);
  return numAffectedRows === 1n;
}

/** Returns what a booking took. Throws if the voucher is missing. */
export async function returnToVoucher(
  tx: Tx,
  propertyId: PropertyId,
  code: string,
  minor: number,
): Promise<void> {
  const { numAffectedRows } = await sql`
    UPDATE gift_voucher SET balance = balance + ${minor}
    WHERE property_id = ${propertyId} AND voucher_code = ${code}`.execute(tx);
  if (numAffectedRows !== 1n) throw new Error('A voucher that was spent has no row any more');
}
