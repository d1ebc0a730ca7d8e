import type { SearchResponse } from '@portico/contract/calls/availability-search';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { Kysely } from 'kysely';
import type { Hotel } from '../../core/hotel.ts';
import { readGiftVoucher } from '../../core/vouchers/gift-voucher.store.ts';
import type { Schema } from '../../platform/database/schema.types.ts';

export type VoucherFields = Pick<SearchResponse, 'IsHopGiftVoucherCodeValid' | 'HopGiftVoucherCodeMessage'>;

/** Says whether a voucher may be used by somebody who books today, not what it is worth. Null: nothing was typed. */
export async function readVoucherFields(
  db: Kysely<Schema>,
  hotel: Hotel,
  code: string | null,
  today: LocalDate,
): Promise<VoucherFields> {
  if (code === null) return { IsHopGiftVoucherCodeValid: null, HopGiftVoucherCodeMessage: null };
  const voucher = await readGiftVoucher(db, hotel.propertyId, code.toLowerCase());
  const isCurrent = voucher !== undefined && (voucher.validUntil === null || today <= voucher.validUntil);
  const isValid = isCurrent && (voucher.kind === 'experience' || voucher.balanceMinor > 0);
  return {
    IsHopGiftVoucherCodeValid: isValid,
    HopGiftVoucherCodeMessage: isValid ? null : 'This voucher code is not valid.',
  };
}
