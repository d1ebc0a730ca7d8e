import type { DeskTaken } from '@portico/contract/desk/desk-calls';
import { ok } from '@portico/domain/result';
import type { Outcome, Run } from '../run/operation.ts';
import { bookingsOf, findGuest } from './find-guest.ts';
import { readBookingForPerson, readPersonRest, readStayOfGuest } from './guest-data.store.ts';

type Export = 'Guest/Export';

/**
 * All that is stored of a person: bookings, account, messages, invoices and tables. Rule: docs/every-day.md,
 * "Guest data".
 */
export async function exportGuest(run: Run, takes: DeskTaken<Export>): Promise<Outcome<Export>> {
  const { kysely } = run.database;
  const guest = await findGuest(run, takes);
  if (!guest.ok) return guest;
  const { person } = guest.value;
  const found = await bookingsOf(kysely, guest.value);
  const bookings = await Promise.all(
    found.map(({ reservationId, isBooker }) =>
      (isBooker ? readBookingForPerson : readStayOfGuest)(kysely, person, reservationId),
    ),
  );
  const rest = person.email === '' ? {} : await readPersonRest(kysely, person);
  return ok({ hotel: run.hotel.definition.property.name, email: person.email, bookings, ...rest });
}
