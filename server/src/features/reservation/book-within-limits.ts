import type { CreateRequest, CreateResponse } from '@portico/contract/calls/reservation-create';
import { refused, type Result } from '@portico/domain/result';
import { isKeyKnown } from '../../core/idempotency.store.ts';
import { guessCodes, typedCodes, wrongCodes } from '../../core/limits/code-guesses.ts';
import type { Caller } from './browser-facts.ts';
import type { CreateRefusal } from './create-refusal.ts';
import { CREATE_SCOPE, createReservation } from './create-reservation.ts';
import type { ReservationDeps } from './reservation-deps.ts';

export interface LimitedCaller extends Caller {
  /** By `clientAddress`. */
  readonly address: string;
}

/**
 * Books, where the caller has not met a limit of docs/limits.md: refuses `request.too-many` then. Whoever asks again
 * about a booking that was begun is answered all the same: it may be booked.
 */
export async function bookWithinLimits(
  deps: ReservationDeps,
  body: CreateRequest,
  idempotencyKey: string | undefined,
  from: LimitedCaller,
): Promise<Result<CreateResponse, CreateRefusal>> {
  const hotel = await deps.hotels.find(body.PropertyId);
  if (hotel === undefined) return refused({ code: 'property.unknown' });
  const { propertyId } = hotel;
  const key = { propertyId, scope: CREATE_SCOPE, key: idempotencyKey };
  const typed = typedCodes({
    promotion: body.PromoCode,
    voucher: body.HopGiftVoucherCode,
    'rate-plan': body.RatePlanCode,
  });
  const guess = await guessCodes(deps, { propertyId, address: from.address }, typed);
  if (!guess.isOpen && !(await isKeyKnown(deps.database.kysely, key)))
    return refused({ code: 'request.too-many', thing: 'codes', opensInS: guess.opensInS });

  const created = await createReservation(deps, body, idempotencyKey, from);
  if (guess.isOpen) {
    const why = created.ok ? undefined : created.refusal;
    const isVoucherUnknown = why?.code === 'voucher.not-valid' && why.isUnknown;
    await guess.settle(wrongCodes(hotel, typed, { isVoucherUnknown }));
  }
  return created;
}
