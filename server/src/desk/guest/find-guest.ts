import type { DeskTaken } from '@portico/contract/desk/desk-calls';
import type { DeskRefusal } from '@portico/contract/desk/desk-refusals';
import { ok, type Result } from '@portico/domain/result';
import type { Kysely } from 'kysely';
import type { Person } from '../../guest-data/person.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { findBooking } from '../booking/find-booking.ts';
import type { Run } from '../run/operation.ts';
import { readPersonBookings, type PersonBooking } from './guest-data.store.ts';

/** A person at the hotel. */
export interface FoundGuest {
  /** The e-mail address is empty if the booker left none: then only that booking is theirs. */
  readonly person: Person;
  /** The booking by which they were named; null: their e-mail address was. */
  readonly booking: BookedReservation | null;
}

export async function findGuest(
  run: Run,
  takes: DeskTaken<'Guest/Erase'>,
): Promise<Result<FoundGuest, DeskRefusal>> {
  const { propertyId } = run.hotel;
  if ('email' in takes)
    return ok({ person: { propertyId, email: takes.email.toLowerCase() }, booking: null });
  const found = await findBooking(run, takes.number);
  if (!found.ok) return found;
  const email = found.value.booker.email.toLowerCase();
  return ok({ person: { propertyId, email }, booking: found.value });
}

/** The bookings that name them, oldest first. */
export async function bookingsOf(
  db: Kysely<Schema>,
  { person, booking }: FoundGuest,
): Promise<readonly PersonBooking[]> {
  if (person.email !== '') return readPersonBookings(db, person);
  if (booking === null) return [];
  const { reservationId, referenceNumber, status, stay } = booking;
  return [{ reservationId, referenceNumber, status, departure: stay.departure, isBooker: true }];
}
