import { localTimeAt } from '@portico/domain/calendar/property-clock';
import { spanOf } from '@portico/domain/calendar/stay';
import type { PaymentNeed } from '@portico/domain/payment/offered-payments';
import { paymentNeed } from '@portico/domain/pricing/payment-need';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Kysely } from 'kysely';
import { quoteRooms, type ServerQuote } from '../../availability/pricing/quote.ts';
import type { RoomsToQuote } from '../../availability/pricing/rooms-to-quote.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import type { PaymentPort } from '../../payments/payment-port.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import { roomsRefusal } from '../booking-checks.ts';
import { quoteRefusal } from '../price-booking.ts';
import type { BookingRefusal } from '../submit/booking-refusal.ts';

/** How a booking taken by staff may be paid. Rule: docs/desk.md, "A new booking". */
export type StaffWay = 'on-arrival' | 'invoice' | 'link';

export interface StaffPrice {
  readonly quote: ServerQuote;
  /** The first is the usual one. */
  readonly ways: readonly StaffWay[];
}

/**
 * The price of a booking that staff take, by the checks and the quote of guests. Refuses what they refuse of rooms; stay
 * rules only where `byStaff` does not waive them. `db` may be a transaction.
 */
export async function priceByStaff(
  db: Kysely<Schema>,
  {
    hotel,
    request,
    linkProvider,
  }: {
    readonly hotel: Hotel;
    readonly request: RoomsToQuote;
    /** Takes what a pay link asks; undefined: none does. */
    readonly linkProvider: PaymentPort | undefined;
  },
  now: Date,
): Promise<Result<StaffPrice, BookingRefusal>> {
  const localTime = localTimeAt(now.getTime(), hotel.definition.property.timeZone);
  const head = spanOf(request.rooms.map(({ stay }) => stay));
  const refusal = roomsRefusal({ hotel, request, head, now: localTime });
  if (refusal !== undefined) return refused(refusal);
  const quoted = await quoteRooms(db, hotel, request, localTime.date);
  if (!quoted.ok) return refused(quoteRefusal(hotel, request, quoted.refusal));
  const { booking, rooms } = quoted.value;
  // The invoice of a pay link asks for the whole price.
  const hasVoucher = booking.voucherMinor > 0;
  const need = paymentNeed(
    booking,
    rooms.map(({ ratePlan }) => ratePlan.rules),
  );
  if (need.companyInvoice === 'mixed') return refused({ code: 'payment.rates-do-not-mix' });
  return ok({ quote: quoted.value, ways: waysOf(hotel, need, hasVoucher ? undefined : linkProvider) });
}

function waysOf(
  hotel: Hotel,
  { companyInvoice, remainingMinor }: PaymentNeed,
  linkProvider: PaymentPort | undefined,
): StaffWay[] {
  const leastMinor = linkProvider?.leastMinor(hotel.currency);
  const isPaidByLink = leastMinor !== undefined && remainingMinor > 0 && remainingMinor >= leastMinor;
  const isInvoiced = remainingMinor > 0 && companyInvoice !== 'no' && hotel.companies.size > 0;
  return [
    ...(companyInvoice === 'only' ? [] : (['on-arrival'] as const)),
    ...(companyInvoice !== 'only' && isPaidByLink ? (['link'] as const) : []),
    ...(isInvoiced ? (['invoice'] as const) : []),
  ];
}
