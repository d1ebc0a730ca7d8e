import type { ChangeId, PropertyId, ReservationId } from '@portico/domain/ids';
import { readAttempt } from '../../payments/attempts/payment-ledger.store.ts';
import { claimOpenAttempt, claimStatusPoll } from '../../payments/attempts/payment-polls.store.ts';
import { askProvider, type AskProviderDeps } from '../../payments/settle/ask-provider.ts';
import { mayLookUp } from '../../limits/rate-limits.ts';
import { changeSettler } from './change-settler.ts';
import { endChangeHold } from './change.store.ts';
import { readOpenChange } from './read-change.store.ts';

interface WhichBooking {
  readonly propertyId: PropertyId;
  readonly reservationId: ReservationId;
}

/**
 * Asks the provider what became of a change that waits for its payment, for a guest who looks at the booking: as seldom as
 * for a booking. Whatever goes wrong with that, the booking is shown as it stands.
 */
export async function pollChange(deps: AskProviderDeps, booking: WhichBooking): Promise<void> {
  const { database, clock, log } = deps;
  try {
    const [attempt] = await claimStatusPoll(database.kysely, booking, clock.now(), 'change');
    if (attempt !== undefined) await askProvider(deps, changeSettler, attempt, 'later');
  } catch (error) {
    const { reservationId } = booking;
    log.error({ err: error, reservationId }, 'a payment of a change could not be asked about for its guest');
  }
}

/**
 * Ends a change that waits for its guest, who has turned to another or wants none: its payment is voided and what it held
 * released, or it is applied where it was paid meanwhile. `changeId`: that one and no other.
 * Rule: docs/payments.md, "Paying a change".
 */
export async function endOpenChange(
  deps: AskProviderDeps,
  booking: WhichBooking,
  changeId?: ChangeId,
): Promise<void> {
  const { database, clock } = deps;
  const { kysely } = database;
  const open = await readOpenChange(kysely, booking);
  if (open === undefined || (changeId !== undefined && open.changeId !== changeId)) return;
  const now = clock.now();
  const { propertyId } = booking;
  // Ended by an earlier request, whose provider has not said what became of it.
  const isEnded = open.holdEndsAt !== null && open.holdEndsAt <= now;
  if (isEnded && !(await mayLookUp(kysely, { propertyId, subject: open.changeId }, now))) return;
  const [attempt] = await claimOpenAttempt(kysely, booking, now, 'change');
  // Another request may be at it at this moment.
  const waits = attempt && (await readAttempt(kysely, attempt))?.status === 'action-required';
  if (attempt === undefined || !waits) return;
  await endChangeHold(kysely, open, now);
  // Who ends it knows.
  await askProvider(deps, changeSettler, attempt, 'in-request');
}
