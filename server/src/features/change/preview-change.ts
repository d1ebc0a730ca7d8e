import type { ManagePreviewRequest } from '@portico/contract/calls/manage-preview';
import type { WireChangeQuote } from '@portico/contract/calls/parts/change-quote';
import { ok, refused, type Result } from '@portico/domain/result';
import { goneByNow } from '../../core/change/gone-by-now.ts';
import { planChange } from '../../core/change/plan-change.ts';
import { readReservation } from '../../core/reservation/read-reservation.store.ts';
import { whatIsGone } from '../../core/reservation/what-is-gone.ts';
import { changedMeanwhile, type UpdateRefusal } from './update-refusal.ts';
import type { ChangeDeps } from './change-deps.ts';
import { quoteOfPlan } from './quote-of-plan.ts';
import { wantedOfBody } from './wanted-of-body.ts';

/** What Update would do now, and what it would cost; nothing is changed, held or asked. Refuses what Update would. */
export async function previewChange(
  deps: Pick<ChangeDeps, 'hotels' | 'database' | 'clock' | 'providers'>,
  body: ManagePreviewRequest,
): Promise<Result<WireChangeQuote, UpdateRefusal>> {
  const { kysely } = deps.database;
  const hotel = await deps.hotels.find(body.PropertyId);
  const before =
    hotel && (await readReservation(kysely, hotel.propertyId, { reservationId: body.ReservationId }));
  if (hotel === undefined || before === undefined) return refused({ code: 'reservation.unknown' });
  if (changedMeanwhile(body, before)) return refused({ code: 'reservation.changed-meanwhile' });
  const plan = await planChange(kysely, hotel, before, wantedOfBody(body), deps.clock.now());
  if (!plan.ok) return plan;
  const gone = await goneByNow(kysely, plan.value);
  if (gone !== undefined) return refused({ code: gone.code, which: whatIsGone(hotel, gone) });
  return ok(await quoteOfPlan(kysely, { hotel, providers: deps.providers, plan: plan.value }));
}
