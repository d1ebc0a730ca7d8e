import type { CreateRequest, CreateResponse } from '@portico/contract/calls/reservation-create';
import { paymentTypeOf } from '@portico/contract/calls/payment-types';
import type { LimitedThing } from '@portico/contract/texts/limit-texts';
import { paymentMethods } from '@portico/domain/payment/payment-methods';
import { ok, refused, type Result } from '@portico/domain/result';
import { isKeyKnown } from '../../platform/once/idempotency.store.ts';
import { tryCard, type CardTry } from '../../limits/card-tries.ts';
import { limitCodes, typedCodes, wrongCodes } from '../../availability/code-limits.ts';
import { takeLimits } from '../../limits/take-limits.ts';
import type { Caller } from '../../payments/browser-facts.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import type { BookingRefusal } from '../submit/booking-refusal.ts';
import { CREATE_SCOPE, createReservation, type Booking, type Created } from './create-reservation.ts';
import type { ReservationDeps } from './reservation-deps.ts';

export interface BookedWithinLimits {
  readonly created: Result<CreateResponse, BookingRefusal>;
  /** Milliseconds for which the answer is to wait; everything is decided and nothing is held. */
  readonly waitMs: number;
  /** What this request has begun or carried on. */
  readonly reservation?: BookedReservation | undefined;
}

/**
 * Books, where the caller has not met a limit of docs/limits.md: refuses `request.too-many` then. Whoever asks again
 * about a booking that was begun is answered all the same: it may be booked.
 */
export async function bookWithinLimits(
  deps: ReservationDeps,
  body: CreateRequest,
  idempotencyKey: string | undefined,
  from: Caller & Pick<Booking, 'individualId'>,
): Promise<BookedWithinLimits> {
  const hotel = await deps.hotels.find(body.PropertyId);
  if (hotel === undefined) return { created: refused({ code: 'property.unknown' }), waitMs: 0 };
  const { propertyId } = hotel;
  const caller = { propertyId, address: from.address };
  const isRetry = () =>
    isKeyKnown(deps.database.kysely, { propertyId, scope: CREATE_SCOPE, key: idempotencyKey });

  const typed = typedCodes({
    promotion: body.PromoCode,
    voucher: body.HopGiftVoucherCode,
    'rate-plan': body.RatePlanCode,
    company: body.AccountCode?.trim() && `${body.AccountId ?? ''} ${body.AccountCode.trim()}`,
  });
  const limit = await limitCodes(deps, caller, typed);
  if (!limit.isOpen && !(await isRetry())) return tooMany('codes', limit.opensInS);
  const card: CardTry | undefined = body.CardDetails ? await tryCard(deps, caller) : undefined;
  if (card?.isOpen === false && !(await isRetry())) {
    // Nothing was said of the codes.
    if (limit.isOpen) await limit.settle([]);
    return tooMany('cards', card.opensInS);
  }
  const { limits } = deps;
  // A guest who pays now has as much as the whole mailbox.
  const mailsPerRecipientUnderAttack = isPaidNow(body)
    ? limits.mailsPerRecipient
    : limits.mailsPerRecipientUnderAttack;
  const mail = await takeLimits(
    { ...deps, limits: { ...limits, mailsPerRecipientUnderAttack } },
    { ...caller, mailbox: body.Booker.Email },
    { mailsPerRecipient: 1, mailsPerAddress: 1 },
  );
  if (!mail.isOpen && !(await isRetry())) {
    if (limit.isOpen) await limit.settle([]);
    if (card?.isOpen) await card.release();
    return tooMany(mail.thing, mail.opensInS);
  }

  const cardTry = card?.isOpen === true ? card : undefined;
  const begin = () => createReservation(deps, body, idempotencyKey, { ...from, cardTry: cardTry?.counted });
  const created = await begin().catch(async (error: unknown) => {
    // Whoever was turned away, as where too many book at once, may ask again as often as before.
    await Promise.allSettled([
      mail.isOpen && mail.release(),
      limit.isOpen && limit.settle([]),
      cardTry?.release(),
    ]);
    throw error;
  });
  const isBegun = created.ok && created.value.isFirst;
  if (mail.isOpen && !(isBegun && created.value.answer.Success)) await mail.release();
  if (limit.isOpen) {
    const why = created.ok ? undefined : created.refusal;
    const isVoucherUnknown = why?.code === 'voucher.not-valid' && why.isUnknown;
    await limit.settle(wrongCodes(hotel, typed, { isVoucherUnknown }));
  }
  const isDeclined = created.ok && isFreshDecline(created.value);
  if (!isBegun) await cardTry?.release();
  const waitMs = isDeclined ? (cardTry?.declined() ?? 0) : 0;
  if (!created.ok) return { created, waitMs };
  const { answer, reservation } = created.value;
  return { created: ok(answer), waitMs, reservation };
}

/** By what was sent: a way to pay that does not suit the price is refused later. */
function isPaidNow({ PaymentType }: CreateRequest): boolean {
  const type = typeof PaymentType === 'number' ? paymentTypeOf(PaymentType) : undefined;
  return type !== undefined && paymentMethods[type].owes === 'now';
}

/** What is answered again has been counted. */
function isFreshDecline({ answer, isKept }: Created): boolean {
  return !isKept && answer.RefusalCode === 'payment.declined';
}

function tooMany(thing: LimitedThing, opensInS: number): BookedWithinLimits {
  return { created: refused({ code: 'request.too-many', thing, opensInS }), waitMs: 0 };
}
