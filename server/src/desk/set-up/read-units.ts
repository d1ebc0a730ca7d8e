import type { DeskTaken } from '@portico/contract/desk/desk-calls';
import { ok } from '@portico/domain/result';
import { dateAt } from '../../hotel/date-at.ts';
import { standingUnits } from '../../property-file/export-property-file.ts';
import type { Outcome, Run } from '../run/operation.ts';

/** Units of an extra by date, as guests can book them; of an extra without limit there are none. */
export async function readUnits(
  { database, hotel, clock }: Run,
  { extraId }: DeskTaken<'SetUp/ReadUnits'>,
): Promise<Outcome<'SetUp/ReadUnits'>> {
  const today = dateAt(hotel, clock.now());
  const entries = await standingUnits(database.kysely, hotel.propertyId, extraId, today);
  return ok({ units: entries.filter(({ units }) => units > 0) });
}
