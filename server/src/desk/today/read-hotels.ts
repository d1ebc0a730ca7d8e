import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { ok } from '@portico/domain/result';
import { dateAt } from '../../hotel/date-at.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { readStaffRoles } from '../../staff/staff-session.store.ts';
import type { Outcome, Run } from '../run/operation.ts';
import { readNightsOfTypes, readRoomsOfDay } from './day.store.ts';
import { needsOf } from './read-needs.ts';

type OfHotel = DeskAnswer<'Today/ReadHotels'>['hotels'][number];

const MOST = 50;

/** Today at each hotel of a member of staff; a command's is its own hotel alone. */
export async function readHotels(run: Run): Promise<Outcome<'Today/ReadHotels'>> {
  const { operator, database, hotels } = run;
  const roles = operator.kind === 'staff' ? await readStaffRoles(database.kysely, operator.staffId) : [];
  const ids = roles.length === 0 ? [run.hotel.propertyId] : roles.map(({ propertyId }) => propertyId);
  const found = [...(await hotels.several(ids.slice(0, MOST))).values()];
  const sums: OfHotel[] = [];
  for (const hotel of found) sums.push(await sumsOf({ ...run, hotel }, hotel));
  return ok({ hotels: sums.toSorted((a, b) => a.name.localeCompare(b.name)) });
}

async function sumsOf(run: Run, hotel: Hotel): Promise<OfHotel> {
  const { kysely } = run.database;
  const { code, name } = hotel.definition.property;
  const date = dateAt(hotel, run.clock.now());
  const rooms = await readRoomsOfDay(kysely, hotel.propertyId, date);
  const nights = await readNightsOfTypes(kysely, hotel.propertyId, { from: date, to: date });
  return {
    code,
    name,
    date,
    arriving: rooms.filter(({ arrival }) => arrival === date).length,
    leaving: rooms.filter(({ departure }) => departure === date).length,
    let: nights.reduce((sum, night) => sum + night.let, 0),
    rooms: nights.reduce((sum, night) => sum + night.rooms, 0),
    needs: (await needsOf(run)).length,
  };
}
