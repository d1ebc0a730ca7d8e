import type { SearchResponse } from '@portico/contract/calls/availability-search';
import { voucherFaultText } from '@portico/contract/texts/voucher-texts';
import type { Result } from '@portico/domain/result';
import type { GiftVoucher } from './inventory/gift-voucher.store.ts';
import type { VoucherNotUsable } from './pricing/usable-voucher.ts';

export type VoucherFields = Pick<SearchResponse, 'IsHopGiftVoucherCodeValid' | 'HopGiftVoucherCodeMessage'>;

/** The state of a typed voucher code; null: none typed. */
export type TypedVoucher = Result<GiftVoucher, VoucherNotUsable> | null;

/** Whether a voucher may be used today; not its value. */
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
