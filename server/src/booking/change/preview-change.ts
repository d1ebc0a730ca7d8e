import type { WireChangeQuote } from '@portico/contract/calls/parts/change-quote';
import type { ChangeMaker } from '@portico/domain/reservation/change';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Hotel } from '../../hotel/hotel.ts';
import { readLedger } from '../../payments/attempts/read-ledger.store.ts';
import { readReservation } from '../../reservation/read-reservation.store.ts';
import type { ChangeDeps } from './change-deps.ts';
import { unavailableByNow, unavailableRefusal } from './unavailable-by-now.ts';
import type { BookingRefusal } from '../submit/booking-refusal.ts';
import { changedMeanwhile, type ChangeRequest } from './change-command.ts';
import { planChange } from './plan-change.ts';
import { quoteOfPlan } from './quote-of-plan.ts';

/** The effect and cost of a change now. Nothing is changed, held or charged. Refuses what ordering it would. */
export async function previewChange(
  deps: Pick<ChangeDeps, 'database' | 'clock' | 'providers'>,
  hotel: Hotel,
  request: ChangeRequest,
  madeBy: ChangeMaker,
): Promise<Result<WireChangeQuote, BookingRefusal>> {
  const { kysely } = deps.database;
  const before = await readReservation(kysely, hotel.propertyId, request);
  if (before === undefined) return refused({ code: 'reservation.unknown' });
  if (changedMeanwhile(request, before)) return refused({ code: 'reservation.changed-meanwhile' });
  const requested = request.requestedOf(before);
  if (!requested.ok) return requested;
  const ledger = await readLedger(kysely, before.propertyId, before.reservationId);
  const facts = { now: deps.clock.now(), ledger };
  const plan = await planChange(kysely, hotel, before, requested.value, facts);
  if (!plan.ok) return plan;
  const unavailable = await unavailableByNow(kysely, plan.value);
  if (unavailable !== undefined) return refused(unavailableRefusal(hotel, unavailable));
  return ok(
    await quoteOfPlan(kysely, { hotel, providers: deps.providers, plan: plan.value, madeBy, now: facts.now }),
  );
}
