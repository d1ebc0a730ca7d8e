import type { CreateRequest } from '@portico/contract/calls/reservation-create';
import { paymentTypeOf } from '@portico/contract/calls/payment-types';
import { paymentMethods } from '@portico/domain/payment/payment-methods';
import { refused, type Result } from '@portico/domain/result';
import { typedCodes, wrongCodes, type TypedCode } from '../../availability/code-limits.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import type { Caller } from '../../payments/browser-facts.ts';
import type { BookingRefusal } from '../submit/booking-refusal.ts';
import {
  nothingBegun,
  withinLimits,
  type Limited,
  type Outcome,
  type WithinLimits,
} from '../submit/within-limits.ts';
import { CREATE_SCOPE, createReservation, type Booking, type Created } from './create-reservation.ts';
import type { ReservationDeps } from './reservation-deps.ts';

/** Books within the limits on codes, cards and mails. Rule: docs/limits.md. */
export async function bookWithinLimits(
  deps: ReservationDeps,
  body: CreateRequest,
  idempotencyKey: string | undefined,
  from: Caller & Pick<Booking, 'individualId'>,
): Promise<WithinLimits<Created>> {
  const hotel = await deps.hotels.find(body.PropertyId);
  if (hotel === undefined) return { done: refused({ code: 'property.unknown' }), waitMs: 0 };
  const { propertyId } = hotel;
  const typed = typedCodes({
    promotion: body.PromoCode,
    voucher: body.HopGiftVoucherCode,
    'rate-plan': body.RatePlanCode,
    company: body.AccountCode?.trim() && `${body.AccountId ?? ''} ${body.AccountCode.trim()}`,
  });
  const limited: Limited[] = [{ kind: 'codes', typed }];
  if (body.CardDetails) limited.push({ kind: 'card' });
  limited.push({ kind: 'mailbox', mailbox: body.Booker.Email, isPaidNow: isPaidNow(body) });
  const caller = { propertyId, address: from.address, scope: CREATE_SCOPE, key: idempotencyKey };
  return withinLimits(
    deps,
    caller,
    limited,
    (cardTry) => createReservation(deps, body, idempotencyKey, { ...from, cardTry }),
    (done) => outcomeOf(hotel, typed, done),
  );
}

/** By the request alone: a way to pay that does not fit the price is refused later. */
function isPaidNow({ PaymentType }: CreateRequest): boolean {
  const type = typeof PaymentType === 'number' ? paymentTypeOf(PaymentType) : undefined;
  return type !== undefined && paymentMethods[type].owes === 'now';
}

function outcomeOf(
  hotel: Hotel,
  typed: readonly TypedCode[],
  done: Result<Created, BookingRefusal>,
): Outcome {
  if (!done.ok) {
    const { refusal } = done;
    const isVoucherUnknown = refusal.code === 'voucher.not-valid' && refusal.isUnknown;
    return { ...nothingBegun, wrongCodes: wrongCodes(hotel, typed, { isVoucherUnknown }) };
  }
  const { answer, isFirst, isRepeat } = done.value;
  return {
    isBegun: isFirst,
    isMailed: answer.Success,
    // A paid booking releases its card.
    isCardCounted: true,
    isDeclined: !isRepeat && answer.RefusalCode === 'payment.declined',
    wrongCodes: wrongCodes(hotel, typed, { isVoucherUnknown: false }),
  };
}
