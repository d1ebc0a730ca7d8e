import type { Variety } from '../scale/copy-bookings.store.ts';

/** One in a hundred is a Smith; the others share a name with nine more. */
const person = (tail: string) => `template.${tail} || jsonb_build_object(
  'firstName', 'Given' || copy.number % 1000,
  'lastName', CASE WHEN copy.number % 100 = 0 THEN 'Smith' ELSE 'Surname' || copy.number / 10 END,
  'email', 'guest' || copy.number || '@example.com',
  'phone', '+44 770 ' || lpad((copy.number % 10000000)::text, 7, '0'))`;

/** Bookings of eight years, until a year ahead, by many people: one in ten cancelled, one in fifty never finished. */
export const guestsOfYears: Variety = {
  arrivesIn: `((number * 389) % 3300)::int - 2920`,
  columns: {
    reservation: {
      booker: person('booker'),
      status: `CASE WHEN copy.number % 10 = 3 THEN 'cancelled' WHEN copy.number % 50 = 7 THEN 'declined' ELSE 'confirmed' END`,
      created_at: `copy.arrival - (copy.number % 200)::int * interval '1 day'`,
    },
    reservation_item: { lead_guest: person('lead_guest') },
  },
};
