import type { DeskTaken } from '@portico/contract/desk/desk-calls';
import { ok, refused } from '@portico/domain/result';
import { undoNights } from '../../property-file/undo-nights.ts';
import type { Outcome, Run } from '../run/operation.ts';
import { differences } from './differences.ts';
import { ratesRefusal } from './rates-refusal.ts';

/** Takes a save back within ten minutes. Rule: docs/desk.md, "Rates". */
export async function undoRates(
  { hotel, database, clock, operator, audit }: Run,
  { saveId }: DeskTaken<'Rates/Undo'>,
): Promise<Outcome<'Rates/Undo'>> {
  const { propertyId } = hotel;
  const undone = await undoNights(database, { propertyId, saveId, madeBy: operator.name }, clock);
  if (!undone.ok) return refused(ratesRefusal(undone.refusal));
  const { rates, rooms } = undone.value;
  audit({ what: differences(hotel, undone.value) });
  return ok({ nights: new Set([...rates, ...rooms].flatMap(({ dates }) => dates)).size });
}
