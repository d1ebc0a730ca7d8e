import type { SearchResponse } from '@portico/contract/calls/availability-search';
import { voucherFaultText } from '@portico/contract/texts/voucher-texts';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { Kysely } from 'kysely';
import type { Hotel } from '../../core/hotel.ts';
import { usableVoucher } from '../../core/vouchers/usable-voucher.ts';
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
  const usable = await usableVoucher(db, hotel, code, today);
  if (!usable.ok) {
    return {
      IsHopGiftVoucherCodeValid: false,
      HopGiftVoucherCodeMessage: voucherFaultText(usable.refusal.fault),
    };
  }
  const isExperience = usable.value.kind === 'experience';
  return {
    IsHopGiftVoucherCodeValid: true,
    HopGiftVoucherCodeMessage: isExperience ? voucherFaultText({ code: 'experience' }) : null,
  };
}
