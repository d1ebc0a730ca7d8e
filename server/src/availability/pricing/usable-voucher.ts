import type { VoucherFault } from '@portico/contract/texts/voucher-texts';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { readGiftVoucher, type GiftVoucher } from '../inventory/gift-voucher.store.ts';

export interface VoucherNotUsable {
  readonly code: 'voucher.not-valid';
  readonly fault: VoucherFault;
}

/**
 * The voucher of a code, in any case. Refuses one that is unknown, expired or spent on the property's date `today`. A
 * hotel that takes no vouchers knows none. Rule: docs/booking.md, "Gift vouchers".
 */
export async function usableVoucher(
  db: Kysely<Schema>,
  hotel: Hotel,
  code: string,
  today: LocalDate,
): Promise<Result<GiftVoucher, VoucherNotUsable>> {
  const takesVouchers = hotel.definition.settings.giftVouchers !== undefined;
  const voucher = takesVouchers ? await readGiftVoucher(db, hotel.propertyId, code.toLowerCase()) : undefined;
  if (voucher === undefined) return notUsable({ code: 'unknown' });
  const { kind, balanceMinor, validUntil } = voucher;
  if (validUntil !== null && validUntil < today) return notUsable({ code: 'expired', validUntil });
  return kind === 'money' && balanceMinor === 0 ? notUsable({ code: 'empty' }) : ok(voucher);
}

/** Whether the hotel does not know the voucher, rather than it being unusable. */
export function isUnknown(voucher: Result<GiftVoucher, VoucherNotUsable>): boolean {
  return !voucher.ok && voucher.refusal.fault.code === 'unknown';
}

function notUsable(fault: VoucherFault) {
  return refused({ code: 'voucher.not-valid', fault });
}
