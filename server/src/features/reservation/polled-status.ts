import type { StatusResponse } from '@portico/contract/calls/reservation-read';
import { ok, refused, type Result } from '@portico/domain/result';
import type { BookedReservation } from '../../core/reservation/booked-reservation.ts';
import type { AttemptRef } from '../../core/payment/attempts/attempt.ts';
import { findReservation, type NotToBeRead } from '../../core/booking/find-reservation.ts';
import { latestReservation } from '../../core/booking/latest-reservation.ts';
import type { StatusDeps } from './reservation-deps.ts';
import { statusAnswer } from '../../core/booking/status-answer.ts';

/** How the guest's page polls a booking. */
interface StatusPoll {
  /** Comes first; where it fails the call fails. */
  readonly before?: (reservation: BookedReservation) => Promise<void>;
  /** The attempt that the provider is asked about; undefined: it is not asked. */
  readonly openAttempt: (reservation: BookedReservation) => Promise<AttemptRef | undefined>;
}

/** What Status answers of the booking of a token once the provider was asked. Rule: docs/booking.md, "Reading a booking". */
export async function polledStatus(
  deps: StatusDeps,
  propertyId: number,
  token: string,
  { before, openAttempt }: StatusPoll,
): Promise<Result<StatusResponse, NotToBeRead>> {
  const found = await findReservation(deps, propertyId, token);
  if (!found.ok) return refused(found.refusal);
  const { reservation } = found.value;
  await before?.(reservation);
  return ok(
    await statusAnswer(deps, await latestReservation(deps, reservation, () => openAttempt(reservation))),
  );
}
