import type { StatusResponse } from '@portico/contract/calls/reservation-read';
import { isUndecided } from '@portico/domain/reservation/status';
import { ok, refused, type Result } from '@portico/domain/result';
import { readActionUrl } from '../../core/payment-ledger.store.ts';
import { claimPolledLooks } from '../../core/payment-looks.store.ts';
import { statusWords, wireStatus } from '../../core/reservation-answer.ts';
import type { Settled } from '../../core/settle-outcome.ts';
import { settle } from '../../core/settle.ts';
import type { BookedReservation } from '../../core/booked-reservation.ts';
import { findReservation, type UnknownReservation } from './find-reservation.ts';
import type { ReservationDeps } from './reservation-deps.ts';

/**
 * How far a booking has come, by its confirmation token: success while it is open. A look at one that waits for its
 * payment asks the provider, so that a guest back from the bank need not wait for a notice; whatever goes wrong with
 * that, the booking is answered as it stands. Rule: docs/booking.md, "Reading a booking".
 */
export async function readStatus(
  deps: ReservationDeps,
  propertyId: number,
  token: string,
): Promise<Result<StatusResponse, UnknownReservation>> {
  const found = await findReservation(deps, propertyId, token);
  if (!found.ok) return refused(found.refusal);
  const { reservation, actionUrl } = await latest(deps, found.value.reservation);
  return ok({
    ...statusWords(reservation.status),
    Status: wireStatus(reservation.status),
    ReferenceNumber: reservation.referenceNumber,
    ActionUrl: actionUrl,
  });
}

async function latest(deps: ReservationDeps, reservation: BookedReservation): Promise<Settled> {
  if (!isUndecided(reservation.status)) return { reservation, actionUrl: null };
  return (await asked(deps, reservation)) ?? { reservation, actionUrl: await actionUrlOf(deps, reservation) };
}

/** Undefined: somebody has asked just now, or the asking failed. */
async function asked(deps: ReservationDeps, reservation: BookedReservation): Promise<Settled | undefined> {
  const { database, clock, payments, log } = deps;
  if (payments === undefined) return undefined;
  try {
    const [look] = await claimPolledLooks(database.kysely, reservation, clock.now());
    return look && (await settle(deps, look, await payments.lookUp(look), 'later'));
  } catch (error) {
    const { reservationId } = reservation;
    log.error({ err: error, reservationId }, 'a payment could not be asked about for its guest');
    return undefined;
  }
}

function actionUrlOf({ database }: ReservationDeps, reservation: BookedReservation): Promise<string | null> {
  return readActionUrl(database.kysely, reservation.propertyId, reservation.reservationId);
}
