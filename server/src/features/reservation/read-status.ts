import type { StatusResponse } from '@portico/contract/calls/reservation-read';
import { ok, refused, type Result } from '@portico/domain/result';
import { statusWords, wireStatus } from '../../core/reservation-answer.ts';
import { findReservation, type UnknownReservation } from './find-reservation.ts';
import type { ReservationDeps } from './reservation-deps.ts';

/** How far a booking has come, by its confirmation token: success while it is pending. */
export async function readStatus(
  deps: ReservationDeps,
  propertyId: number,
  token: string,
): Promise<Result<StatusResponse, UnknownReservation>> {
  const found = await findReservation(deps, propertyId, token);
  if (!found.ok) return refused(found.refusal);
  const { reservation } = found.value;
  return ok({
    ...statusWords(reservation.status),
    Status: wireStatus(reservation.status),
    ReferenceNumber: reservation.referenceNumber,
    ActionUrl: null,
  });
}
