import type { LocalDate } from '@portico/domain/calendar/local-date';
import { longDateText } from './date-texts.ts';

/** Why a gift voucher pays nothing here. An experience is valid, but the hotel must arrange it. */
export type VoucherFault =
  | { readonly code: 'unknown' | 'empty' | 'experience' }
  | { readonly code: 'expired'; readonly validUntil: LocalDate };

export function voucherFaultText(fault: VoucherFault): string {
  switch (fault.code) {
    case 'unknown':
      return 'We do not know this voucher. Please check its code.';
    case 'empty':
      return 'Nothing is left on this voucher.';
    case 'experience':
      return 'This voucher is for an experience: it pays nothing here. Please contact us, and we arrange it with your stay.';
    case 'expired':
      return `This voucher could be used until ${longDateText(fault.validUntil)}.`;
  }
}
