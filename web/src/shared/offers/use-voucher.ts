import type { CheckVoucherCodeRequestBody } from '@portico/contract/calls/check-voucher-code';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { postQuery } from '../../lib/call-query.ts';
import { useHotel } from '../hotel/hotel-context.ts';
import { readVoucherCode, writeVoucherCode } from '../search/voucher-session.ts';
import { noVoucher, voucherCheckOf, type VoucherCheck } from './voucher-check.ts';

/** What a voucher is to pay: the rooms as booked. */
export interface VoucherOrder {
  readonly rooms: CheckVoucherCodeRequestBody['Rooms'];
  readonly promoCode: string | null;
  readonly ratePlanCode: string | null;
}

export interface Voucher {
  readonly check: VoucherCheck;
  /** Checks a code, and stores it for a reload. The same code again is checked again. */
  readonly apply: (code: string) => void;
  readonly remove: () => void;
  /** The amount it pays may have changed. */
  readonly refetch: () => Promise<unknown>;
}

/**
 * This tab's gift voucher, from the search or typed here. A changed basket checks again what it pays. Rule:
 * docs/booking.md, "Gift vouchers".
 */
export function useVoucher({ rooms, promoCode, ratePlanCode }: VoucherOrder): Voucher {
  const hotel = useHotel();
  const [code, setCode] = useState(() => readVoucherCode(hotel));
  const isNeeded = code !== null && rooms.length > 0;
  const body: CheckVoucherCodeRequestBody = {
    PropertyId: hotel.property.PropertyId,
    LanguageCode: 'en',
    VoucherCode: code ?? '',
    PromoCode: promoCode,
    RatePlanCode: ratePlanCode,
    Rooms: rooms,
  };
  const query = useQuery({
    ...postQuery('/api/Reservation/CheckVoucherCode', body),
    enabled: isNeeded,
    staleTime: 0,
  });

  function keep(changed: string | null) {
    writeVoucherCode(hotel, changed);
    setCode(changed);
  }

  return {
    check: isNeeded ? voucherCheckOf(code, query, hotel.currency) : noVoucher,
    apply: (typed) => {
      if (typed === code) void query.refetch();
      else keep(typed);
    },
    remove: () => keep(null),
    refetch: async () => isNeeded && query.refetch(),
  };
}
