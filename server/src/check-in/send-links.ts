import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import { isDue } from '@portico/domain/reservation/cancellation-policy';
import type { Clock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { enqueueAll } from '../platform/outbox/outbox.store.ts';
import { claimDueLinks, readPreCheckInHotels, type PreCheckInHotel } from './due-links.store.ts';

/** Per transaction. */
const AT_ONCE = 100;
/** Hour on the hotel's clock before which no link is mailed. */
const FROM_HOUR = 9;

export interface SendLinksDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: { error(facts: object, message: string): void };
}

/**
 * Enqueues the mails with check-in links for bookings that arrive within the days set by their hotel. Mark and mail
 * share a transaction, so each is sent once even with concurrent servers. Links due while no server ran are sent by the
 * next. Rule: docs/pre-check-in.md, "When the link is sent".
 */
export async function sendDueLinks({ database, clock, log }: SendLinksDeps): Promise<void> {
  for (const hotel of await readPreCheckInHotels(database.kysely)) {
    try {
      await sendOfHotel(database, hotel, clock.now());
    } catch (error) {
      // The other hotels go on.
      log.error({ err: error, propertyId: hotel.propertyId }, 'links to check in could not be ordered');
    }
  }
}

async function sendOfHotel(database: Database, hotel: PreCheckInHotel, now: Date): Promise<void> {
  const arrivals = arrivalsDue(hotel, now);
  if (arrivals === undefined) return;
  const { propertyId } = hotel;
  const sendSome = () =>
    inTransaction(
      database,
      async (tx) => {
        const ids = await claimDueLinks(tx, propertyId, { ...arrivals, now, limit: AT_ONCE });
        const mails = ids.map((reservationId) => ({
          propertyId,
          kind: 'guest-pre-check-in',
          payload: { reservationId },
        }));
        if (mails.length > 0) await enqueueAll(tx, mails, now);
        return ids.length;
      },
      { retryable: true },
    );
  while ((await sendSome()) === AT_ONCE);
}

/** First and last arrival to mail now, by the hotel's clock; undefined: none at this hour. */
function arrivalsDue(
  { timeZone, checkInTime, daysBefore }: PreCheckInHotel,
  now: Date,
): { readonly from: LocalDate; readonly until: LocalDate } | undefined {
  const clock = localTimeAt(now.getTime(), timeZone);
  if (clock.hour < FROM_HOUR) return undefined;
  const hasBegun = isDue({ date: clock.date, at: checkInTime }, clock);
  return { from: hasBegun ? addDays(clock.date, 1) : clock.date, until: addDays(clock.date, daysBefore) };
}
