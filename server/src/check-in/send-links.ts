import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import { isDue } from '@portico/domain/reservation/cancellation-policy';
import type { Clock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { enqueueAll } from '../platform/outbox/outbox.store.ts';
import { claimDueLinks, readPreCheckInHotels, type PreCheckInHotel } from './due-links.store.ts';

/** In one transaction. */
const AT_ONCE = 100;
/** By the hotel's clock; nobody is written to before. */
const FROM_HOUR = 9;

export interface SendLinksDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: { error(facts: object, message: string): void };
}

/**
 * Orders the mails with the link to check in, of each booking that arrives within the days that its hotel has set. The
 * mark and the mail are one transaction, so that each is sent once, whoever else does the same, and what was due while
 * no server ran is sent by the next. Rule: docs/pre-check-in.md, "When the link is sent".
 */
export async function sendDueLinks({ database, clock, log }: SendLinksDeps): Promise<void> {
  for (const hotel of await readPreCheckInHotels(database.kysely)) {
    try {
      await sendOfHotel(database, hotel, clock.now());
    } catch (error) {
      // The others are not to wait for it.
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

/** The first and last arrival that is written to now, by the hotel's clock; undefined: nobody at this hour. */
function arrivalsDue(
  { timeZone, checkInTime, daysBefore }: PreCheckInHotel,
  now: Date,
): { readonly from: LocalDate; readonly until: LocalDate } | undefined {
  const clock = localTimeAt(now.getTime(), timeZone);
  if (clock.hour < FROM_HOUR) return undefined;
  const hasBegun = isDue({ date: clock.date, at: checkInTime }, clock);
  return { from: hasBegun ? addDays(clock.date, 1) : clock.date, until: addDays(clock.date, daysBefore) };
}
