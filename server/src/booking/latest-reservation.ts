import { isUndecided } from '@portico/domain/reservation/status';
import { pollProvider, type PollProviderDeps } from '../payments/settle/poll-provider.ts';
import type { BookedReservation } from '../reservation/booked-reservation.ts';
import { readActionUrl } from '../payments/attempts/payment-ledger.store.ts';
import type { AttemptRef } from '../payments/attempts/attempt.ts';
import { readReservation } from '../reservation/read-reservation.store.ts';
import { bookingSettler } from './settle-booking/booking-settler.ts';
import type { Settled } from './settle-booking/outcome.ts';

/**
 * A booking after asking the provider about the attempt that `openAttempt` finds, if the booking is undecided. On any
 * failure the booking is answered as it stands.
 */
export async function latestReservation(
  deps: PollProviderDeps,
  reservation: BookedReservation,
  openAttempt: () => Promise<AttemptRef | undefined>,
): Promise<Settled> {
  if (!isUndecided(reservation.status)) return { reservation, actionUrl: null };
  return (await pollOnce(deps, reservation, openAttempt)) ?? readAsItStands(deps, reservation);
}

async function pollOnce(
  deps: PollProviderDeps,
  { reservationId }: BookedReservation,
  openAttempt: () => Promise<AttemptRef | undefined>,
): Promise<Settled | undefined> {
  try {
    const attempt = await openAttempt();
    return attempt && (await pollProvider(deps, bookingSettler, attempt, 'later'));
  } catch (error) {
    deps.log.error({ err: error, reservationId }, 'a payment could not be asked about for its guest');
    return undefined;
  }
}

/** The booking read again, with its bank URL: another request may have settled it. */
export async function readAsItStands(
  { database: { kysely } }: Pick<PollProviderDeps, 'database'>,
  before: BookedReservation,
): Promise<Settled> {
  const { propertyId, reservationId } = before;
  const reservation = (await readReservation(kysely, propertyId, { reservationId })) ?? before;
  return { reservation, actionUrl: await readActionUrl(kysely, propertyId, reservationId) };
}
