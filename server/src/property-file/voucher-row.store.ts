import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId } from '@portico/domain/ids';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { GiftVoucherKind } from '@portico/domain/payment/voucher';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';

/** A voucher of a property file; amounts in minor units. */
export interface VoucherRow {
  /** In lower case. */
  readonly code: string;
  readonly kind: GiftVoucherKind;
  /** Its original value. */
  readonly initialMinor: number;
  readonly currency: CurrencyCode;
  /** The last date on which it may be spent; null: any. */
  readonly validUntil: LocalDate | null;
}

export interface StandingVoucher extends VoucherRow {
  readonly spentMinor: number;
  /** Of the command that issued it; 0: the property file has it. */
  readonly revision: number;
}

/** By code. */
export async function standingVouchers(
  db: Kysely<Schema>,
  propertyId: PropertyId,
): Promise<StandingVoucher[]> {
  return vouchersQuery(db, propertyId).execute();
}

/** Those whose code has a text in it, in any case. */
export async function findVouchers(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  { code, limit }: { readonly code: string; readonly limit: number },
): Promise<StandingVoucher[]> {
  return vouchersQuery(db, propertyId)
    .where(sql<boolean>`strpos(voucher_code, ${code.toLowerCase()}) > 0`)
    .limit(limit)
    .execute();
}

function vouchersQuery(db: Kysely<Schema>, propertyId: PropertyId) {
  return db
    .selectFrom('gift_voucher')
    .select([
      'voucher_code as code',
      'kind',
      'initial as initialMinor',
      'currency',
      'valid_until as validUntil',
      sql<number>`initial - balance`.as('spentMinor'),
      'revision',
    ])
    .where('property_id', '=', propertyId)
    .orderBy('voucher_code');
}

/** Adds unspent vouchers. `revision`: of the command, or 0. */
export async function addVouchers(
  tx: Kysely<Schema>,
  propertyId: PropertyId,
  vouchers: readonly VoucherRow[],
  now: Date,
  revision = 0,
): Promise<void> {
  await sql`
    INSERT INTO gift_voucher
      (property_id, voucher_code, kind, initial, balance, currency, valid_until, imported_at, revision)
    SELECT ${propertyId}::int, code, kind, initial, initial, currency, valid_until, ${now}::timestamptz, ${revision}::int
    FROM ${requested(vouchers)}
    ORDER BY code`.execute(tx);
}

/**
 * Changes existing vouchers, locked by code; spent amounts stay. Returns the changed codes: a voucher with more spent
 * than its new value stays unchanged.
 */
export async function changeVouchers(
  tx: Kysely<Schema>,
  propertyId: PropertyId,
  vouchers: readonly VoucherRow[],
  now: Date,
): Promise<string[]> {
  await sql`
    SELECT 1 FROM gift_voucher
    WHERE property_id = ${propertyId} AND voucher_code = ANY(${vouchers.map(({ code }) => code)}::text[])
    ORDER BY voucher_code
    FOR UPDATE`.execute(tx);
  const { rows } = await sql<{ voucher_code: string }>`
    UPDATE gift_voucher AS voucher
    SET kind = wanted.kind, initial = wanted.initial, currency = wanted.currency,
      balance = wanted.initial - (voucher.initial - voucher.balance),
      valid_until = wanted.valid_until, imported_at = ${now}, revision = 0
    FROM ${requested(vouchers)}
    WHERE voucher.property_id = ${propertyId} AND voucher.voucher_code = wanted.code
      AND voucher.initial - voucher.balance <= wanted.initial
    RETURNING voucher.voucher_code`.execute(tx);
  return rows.map(({ voucher_code }) => voucher_code);
}

function requested(vouchers: readonly VoucherRow[]) {
  return sql`unnest(
    ${vouchers.map(({ code }) => code)}::text[], ${vouchers.map(({ kind }) => kind)}::text[],
    ${vouchers.map(({ initialMinor }) => initialMinor)}::bigint[],
    ${vouchers.map(({ currency }) => currency)}::text[],
    ${vouchers.map(({ validUntil }) => validUntil)}::date[])
    AS wanted (code, kind, initial, currency, valid_until)`;
}
