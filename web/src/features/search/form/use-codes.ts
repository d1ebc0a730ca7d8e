import { useState } from 'react';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { readVoucherCode, writeVoucherCode } from '../../../shared/search/voucher-session.ts';
import { shownCodes, type Codes, type CodesInUse } from '../../../shared/search/shown-codes.ts';
import type { SearchForm } from './search-draft.ts';

/** The promo code, which lives in the URL, and this tab's gift voucher, which does not. */
export function useCodes({ promoCode }: SearchForm, change: (part: Partial<SearchForm>) => void): CodesInUse {
  const hotel = useHotel();
  const [voucherCode, setVoucherCode] = useState(() => readVoucherCode(hotel));
  return {
    shown: shownCodes(hotel),
    codes: { promoCode, voucherCode },
    voucherName: hotel.config.GiftServiceProviderConfig.Name,
    onUse: (codes: Codes) => {
      writeVoucherCode(hotel, codes.voucherCode);
      setVoucherCode(codes.voucherCode);
      change({ promoCode: codes.promoCode });
    },
  };
}
