import type { DeskTaken } from '@portico/contract/desk/desk-calls';
import { ok } from '@portico/domain/result';
import { dateAt } from '../../hotel/date-at.ts';
import { foundBy } from '../bookings/found-by-text.ts';
import type { Outcome, Run } from '../run/operation.ts';
import { readKnownGuests } from './known-guests.store.ts';

type Find = 'NewBooking/FindGuests';

/** Finds who booked at this hotel before, by what they gave it then. Rule: docs/desk.md, "A new booking". */
export async function findGuests(
  { hotel, database: { kysely }, clock }: Run,
  { find }: DeskTaken<Find>,
): Promise<Outcome<Find>> {
  const today = dateAt(hotel, clock.now());
  const known = await readKnownGuests(kysely, hotel.propertyId, foundBy(find), today);
  return ok({
    guests: known.map(({ booker: { firstName, lastName, email, phone }, ...guest }) => ({
      ...{ firstName, lastName, email, phone },
      ...guest,
    })),
  });
}
