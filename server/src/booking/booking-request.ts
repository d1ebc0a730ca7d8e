import type { WireBrowserData } from '@portico/contract/calls/parts/card';
import type { CreateRequest } from '@portico/contract/calls/reservation-create';
import { paymentTypeOf } from '@portico/contract/calls/payment-types';
import { bookerFromWire } from '@portico/contract/wire/booker';
import { cardFromWire, type RequestedCard } from '@portico/contract/wire/card';
import { roomFromWire, type RequestedRoom } from '@portico/contract/wire/room';
import { textOrNull } from '@portico/contract/wire/text-or-null';
import type { InvoicedCompany } from '@portico/domain/payment/company-invoice';
import type { PaymentType } from '@portico/domain/payment/payment-methods';
import type { Booker } from '@portico/domain/people/booker';
import type { BookingAccount } from '../accounts/booking-account.ts';
import type { WantedRooms } from '../availability/pricing/wanted-room.ts';

/** A booking as the guest asks for it, in the words of domain. */
export interface BookingRequest extends WantedRooms {
  readonly rooms: readonly RequestedRoom[];
  readonly booker: Booker;
  readonly specialRequests: string | null;
  readonly comment: string | null;
  /** What the browser took for due now, a decimal. */
  readonly paymentAmount: number;
  /** What the browser took for paid by the voucher, a decimal; null where it does not say. */
  readonly voucherAmount: number | null;
  /** Null: nothing to pay online. */
  readonly paymentType: PaymentType | null;
  readonly card: RequestedCard | null;
  /** What the browser says of itself, for a card's bank. */
  readonly browser: WireBrowserData | null;
  /** Who is logged in; null: nobody. */
  readonly account: BookingAccount | null;
  /** Looked at where the booking goes on a company's invoice. */
  readonly company: InvoicedCompany;
}

/** `account`: of the session alone, never of what was sent. */
export function bookingRequestOf(body: CreateRequest, account: BookingAccount | null): BookingRequest {
  return {
    rooms: body.Rooms.map(roomFromWire),
    promoCode: textOrNull(body.PromoCode),
    ratePlanCode: textOrNull(body.RatePlanCode),
    voucherCode: textOrNull(body.HopGiftVoucherCode),
    booker: bookerFromWire(body.Booker),
    specialRequests: textOrNull(body.Notes),
    comment: textOrNull(body.Comment),
    paymentAmount: body.PaymentAmount,
    voucherAmount: body.HopGiftDiscountAmount ?? null,
    paymentType: body.PaymentType === null ? null : (paymentTypeOf(body.PaymentType) ?? null),
    company: {
      accountId: body.AccountId ?? null,
      poNumber: body.PONumber ?? '',
      code: body.AccountCode ?? '',
    },
    card: body.CardDetails && !account?.card ? cardFromWire(body.CardDetails) : null,
    browser: body.BrowserData ?? null,
    account,
  };
}
