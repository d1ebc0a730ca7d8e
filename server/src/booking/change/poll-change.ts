import type { ChangeId, PropertyId, ReservationId } from '@portico/domain/ids';
import { readAttempt } from '../../payments/attempts/payment-ledger.store.ts';
import { claimOpenAttempt, claimStatusPoll } from '../../payments/attempts/payment-polls.store.ts';
import { pollProvider, type PollProviderDeps } from '../../payments/settle/poll-provider.ts';
import { mayLookUp } from '../../limits/rate-limits.ts';
import { changeSettler } from './change-settler.ts';
import { endChangeHold } from './change.store.ts';
import { readOpenChange } from './read-change.store.ts';

interface WhichBooking {
  readonly propertyId: PropertyId;
  readonly reservationId: ReservationId;
}

/**
 * Polls the provider of a waiting change while a guest polls the booking, with the same rate limit as for a booking.
 * On any failure the booking is shown as it stands.
 */
export async function pollChange(deps: PollProviderDeps, booking: WhichBooking): Promise<void> {
  const { database, clock, log } = deps;
  try {
    const [attempt] = await claimStatusPoll(database.kysely, booking, clock.now(), 'change');
    if (attempt !== undefined) await pollProvider(deps, changeSettler, attempt, 'later');
  } catch (error) {
    const { reservationId } = booking;
    log.error({ err: error, reservationId }, 'a payment of a change could not be asked about for its guest');
  }
}

/**
 * Ends a change that waits for its guest, superseded or called off. Voids its payment and releases its holds, or
 * applies it if it was paid meanwhile. `changeId`: only that change. Rule: docs/payments.md, "Paying a change".
 */
export async function endOpenChange(
  deps: PollProviderDeps,
  booking: WhichBooking,
  changeId?: ChangeId,
): Promise<void> {
  const { database, clock } = deps;
  const { kysely } = database;
  const open = await readOpenChange(kysely, booking);
  if (open === undefined || (changeId !== undefined && open.changeId !== changeId)) return;
  const now = clock.now();
  const { propertyId } = booking;
  // An earlier request ended it; the provider has not answered yet.
  const isEnded = open.holdEndsAt !== null && open.holdEndsAt <= now;
  if (isEnded && !(await mayLookUp(kysely, { propertyId, subject: open.changeId }, now))) return;
  const [attempt] = await claimOpenAttempt(kysely, booking, now, 'change');
  // Another request may be processing it now.
  const waits = attempt && (await readAttempt(kysely, attempt))?.status === 'action-required';
  if (attempt === undefined || !waits) return;
  await endChangeHold(kysely, open, now);
  // No mail: the guest who ends it knows.
  await pollProvider(deps, changeSettler, attempt, 'in-request');
}
