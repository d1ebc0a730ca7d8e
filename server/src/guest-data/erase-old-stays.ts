import { addMonths } from '@portico/domain/calendar/local-date';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import type { PropertyId, ReservationId } from '@portico/domain/ids';
import { forgetToken } from '../payments/cards/forget-token.ts';
import type { HeldToken } from '../payments/cards/account-card.store.ts';
import type { HotelDirectory } from '../hotel/hotel-directory.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { Providers } from '../payments/providers.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { eraseOldInvoices, eraseOldTables } from './erase-beside.store.ts';
import { eraseBooking, hasOpenMoney, readTokens } from './erase-guest.store.ts';
import { lockOldStay, readOldStays, type OldStay } from './old-stays.store.ts';

const BATCH = 100;

export interface EraseOldStaysDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly hotels: HotelDirectory;
  readonly providers: Providers;
  readonly log: { error(facts: object, message: string): void };
  /** Bookings read at once, by default 100. */
  readonly batch?: number;
}

/**
 * Erases guests from stays that ended more than the hotel's retention months ago; a hotel without that setting retains
 * them. Skips bookings with open money until the next run. Returns the number of bookings. Rule: docs/privacy.md, "Retention
 * and erasure".
 */
export async function eraseOldStays(deps: EraseOldStaysDeps): Promise<number> {
  let erased = 0;
  for await (const hotel of deps.hotels.each()) erased += await eraseOfHotel(deps, hotel);
  return erased;
}

async function eraseOfHotel(deps: EraseOldStaysDeps, { propertyId, definition }: Hotel): Promise<number> {
  const { database, clock, batch = BATCH } = deps;
  const { eraseGuestsAfterMonths: months } = definition.settings;
  if (months === undefined) return 0;
  const today = localTimeAt(clock.now().getTime(), definition.property.timeZone).date;
  const before = addMonths(today, -months);
  let erased = 0;
  let stays: OldStay[] = [];
  do {
    stays = await readOldStays(database.kysely, propertyId, { before, after: stays.at(-1), limit: batch });
    for (const { reservationId } of stays) if (await eraseStay(deps, propertyId, reservationId)) erased += 1;
  } while (stays.length === batch);
  await inTransaction(database, (tx) => eraseOldTables(tx, propertyId, before), { retryable: true });
  await inTransaction(database, (tx) => eraseOldInvoices(tx, propertyId, before, clock.now()), {
    retryable: true,
  });
  return erased;
}

/** One booking per transaction, so that none holds locks for long. */
async function eraseStay(
  deps: EraseOldStaysDeps,
  propertyId: PropertyId,
  reservationId: ReservationId,
): Promise<boolean> {
  const { database, clock } = deps;
  const tokens = await inTransaction(
    database,
    async (tx) => {
      if (!(await lockOldStay(tx, propertyId, reservationId))) return undefined;
      if (await hasOpenMoney(tx, { propertyId }, reservationId)) return undefined;
      const held = await readTokens(tx, { propertyId, email: null }, [reservationId]);
      await eraseBooking(tx, { propertyId }, reservationId, clock.now());
      return held;
    },
    { retryable: true },
  );
  for (const held of tokens ?? []) await letGo(deps, propertyId, held);
  return tokens !== undefined;
}

async function letGo(
  { database, clock, providers, log }: EraseOldStaysDeps,
  propertyId: PropertyId,
  held: HeldToken,
): Promise<void> {
  if (await forgetToken(database.kysely, providers, propertyId, held, clock.now())) return;
  log.error(
    { propertyId, provider: held.provider, token: held.token },
    'a card is still kept at its provider',
  );
}
