import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId } from '@portico/domain/ids';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import { newId } from '../platform/ids.ts';
import { enqueue } from '../platform/outbox/outbox.store.ts';

/** Kind of its message in the outbox. */
export const VOUCHER_MAIL = 'gift-voucher';

/** Who gets a voucher; empty texts were not given. */
export interface VoucherRecipient {
  readonly name: string;
  readonly email: string;
  /** Of the giver. */
  readonly message: string;
}

/** Stores who gets a voucher; `isMailed`: enqueues the mail with its code. */
export async function addVoucherRecipient(
  tx: Transaction<Schema>,
  { propertyId, code }: { readonly propertyId: PropertyId; readonly code: string },
  { name, email, message, isMailed }: VoucherRecipient & { readonly isMailed: boolean },
  now: Date,
): Promise<void> {
  const recipientId = newId();
  await tx
    .insertInto('voucher_recipient')
    .values({
      property_id: propertyId,
      recipient_id: recipientId,
      voucher_code: code,
      ...{ name, email, message, created_at: now },
    })
    .execute();
  if (isMailed) await enqueue(tx, { propertyId, kind: VOUCHER_MAIL, payload: { recipientId } }, now);
}

/** Of these vouchers, by code in lower case. */
export async function readVoucherRecipients(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  codes: readonly string[],
): Promise<ReadonlyMap<string, VoucherRecipient>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('voucher_recipient')
    .select(['voucher_code', 'name', 'email', 'message'])
    .where('property_id', '=', propertyId)
    .where('voucher_code', 'in', codes)
    .execute();
  return new Map(rows.map(({ voucher_code, ...recipient }) => [voucher_code, recipient]));
}

export interface MailedVoucher extends VoucherRecipient {
  /** In lower case. */
  readonly code: string;
  readonly leftMinor: number;
  readonly currency: CurrencyCode;
  readonly validUntil: LocalDate | null;
}

/** Undefined: erased. */
export async function readMailedVoucher(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  recipientId: string,
): Promise<MailedVoucher | undefined> {
  return db
    .selectFrom('voucher_recipient as r')
    .innerJoin('gift_voucher as v', (on) =>
      on.onRef('v.property_id', '=', 'r.property_id').onRef('v.voucher_code', '=', 'r.voucher_code'),
    )
    .select([
      'r.name',
      'r.email',
      'r.message',
      'v.voucher_code as code',
      'v.balance as leftMinor',
      'v.currency',
      'v.valid_until as validUntil',
    ])
    .where('r.property_id', '=', propertyId)
    .where('r.recipient_id', '=', recipientId)
    .executeTakeFirst();
}
