import type { WireChangeQuote } from '@portico/contract/calls/parts/change-quote';
import type { ChangeMaker } from '@portico/domain/reservation/change';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Hotel } from '../../hotel/hotel.ts';
import { readLedger } from '../../payments/attempts/read-ledger.store.ts';
import { readReservation } from '../../reservation/read-reservation.store.ts';
import { whatIsGone } from '../../reservation/what-is-gone.ts';
import type { ChangeDeps } from './change-deps.ts';
import { goneByNow } from './gone-by-now.ts';
import type { BookingRefusal } from '../submit/booking-refusal.ts';
import { changedMeanwhile, type ChangeWish } from './ordered-change.ts';
import { planChange } from './plan-change.ts';
import { quoteOfPlan } from './quote-of-plan.ts';

/** The effect and cost of a change now. Nothing is changed, held or charged. Refuses what ordering it would. */
export async function previewOrder(
  deps: Pick<ChangeDeps, 'database' | 'clock' | 'providers'>,
  hotel: Hotel,
  wish: ChangeWish,
  madeBy: ChangeMaker,
): Promise<Result<WireChangeQuote, BookingRefusal>> {
  const { kysely } = deps.database;
  const before = await readReservation(kysely, hotel.propertyId, wish);
  if (before === undefined) return refused({ code: 'reservation.unknown' });
  if (changedMeanwhile(wish, before)) return refused({ code: 'reservation.changed-meanwhile' });
  const wanted = wish.wantedOf(before);
  if (!wanted.ok) return wanted;
  const ledger = await readLedger(kysely, before.propertyId, before.reservationId);
  const facts = { now: deps.clock.now(), ledger };
  const plan = await planChange(kysely, hotel, before, wanted.value, facts);
  if (!plan.ok) return plan;
  const gone = await goneByNow(kysely, plan.value);
  if (gone !== undefined) return refused({ code: gone.code, which: whatIsGone(hotel, gone) });
  return ok(
    await quoteOfPlan(kysely, { hotel, providers: deps.providers, plan: plan.value, madeBy, now: facts.now }),
  );
}
