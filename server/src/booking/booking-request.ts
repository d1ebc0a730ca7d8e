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
import type { RoomsToQuote } from '../availability/pricing/rooms-to-quote.ts';

/** A booking request in terms of the domain. */
export interface BookingRequest extends RoomsToQuote {
  readonly rooms: readonly RequestedRoom[];
  readonly booker: Booker;
  readonly specialRequests: string | null;
  readonly comment: string | null;
  /** The amount due now that the browser showed, a decimal. */
  readonly paymentAmount: number;
  /** The amount paid by voucher that the browser showed, a decimal; null if not sent. */
  readonly voucherAmount: number | null;
  /** Null: nothing to pay online. */
  readonly paymentType: PaymentType | null;
  readonly card: RequestedCard | null;
  /** Browser data for the card's bank. */
  readonly browser: WireBrowserData | null;
  /** The logged-in account; null: none. */
  readonly account: BookingAccount | null;
  /** Checked if the booking is invoiced to a company. */
  readonly company: InvoicedCompany;
}

/** `account`: from the session only, never from the request body. */
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
