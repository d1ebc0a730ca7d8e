import type { SearchResponse } from '@portico/contract/calls/availability-search';
import { voucherFaultText } from '@portico/contract/texts/voucher-texts';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { Result } from '@portico/domain/result';
import type { Kysely } from 'kysely';
import type { Hotel } from '../../core/hotel/hotel.ts';
import type { GiftVoucher } from '../../core/inventory/gift-voucher.store.ts';
import { usableVoucher, type VoucherNotUsable } from '../../core/pricing/usable-voucher.ts';
import type { Schema } from '../../platform/database/schema.types.ts';

export type VoucherFields = Pick<SearchResponse, 'IsHopGiftVoucherCodeValid' | 'HopGiftVoucherCodeMessage'>;

/** What stands behind the code of a voucher that was typed; null: nothing was. */
export type TypedVoucher = Result<GiftVoucher, VoucherNotUsable> | null;

export async function readVoucher(
  db: Kysely<Schema>,
  hotel: Hotel,
  code: string | null,
  today: LocalDate,
): Promise<TypedVoucher> {
  return code === null ? null : usableVoucher(db, hotel, code, today);
}

/** Says whether a voucher may be used by somebody who books today, not what it is worth. */
export function voucherFieldsOf(voucher: TypedVoucher): VoucherFields {
  if (voucher === null) return { IsHopGiftVoucherCodeValid: null, HopGiftVoucherCodeMessage: null };
  if (!voucher.ok) {
    return {
      IsHopGiftVoucherCodeValid: false,
      HopGiftVoucherCodeMessage: voucherFaultText(voucher.refusal.fault),
    };
  }
  const isExperience = voucher.value.kind === 'experience';
  return {
    IsHopGiftVoucherCodeValid: true,
    HopGiftVoucherCodeMessage: isExperience ? voucherFaultText({ code: 'experience' }) : null,
  };
}
