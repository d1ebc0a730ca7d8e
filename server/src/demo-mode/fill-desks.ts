import { everyBooking } from '@portico/contract/desk/every-booking';
import { readPropertyFile } from '@portico/contract/property-file/read-property-file';
import { demoHouses, type DemoHouse } from '@portico/demo/demo-stays';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';
import { newId } from '../platform/ids.ts';
import { extendNights } from '../property-file/extend-demo.ts';
import { appendRebuild } from '../property-file/hotel.store.ts';
import { demoDesk, type DemoDesk, type DemoDeskDeps } from './demo-desk.ts';
import { writeToHotel } from './guests-of-today.ts';
import { liveStay } from './live-stay.ts';

interface Filling {
  readonly app: PorticoServer;
  /** Ends early when aborted. */
  readonly stopping: AbortSignal;
}

/** Fills the desks of the demo hotels, one after the other. */
export async function fillDesks(deps: DemoDeskDeps, filling: Filling): Promise<void> {
  const { date: today } = localTimeAt(deps.clock.now().getTime(), 'Europe/London');
  for (const house of demoHouses(today)) await fillDesk(deps, house, filling);
}

/**
 * Gives the desk of a demo hotel something to do: stays of the past weeks, of today and to come, by the functions that
 * guests and staff book with, each at its own instant. A hotel with any booking is left as it is.
 */
export async function fillDesk(
  deps: DemoDeskDeps,
  { file, from, stays, messages }: DemoHouse,
  { app, stopping }: Filling,
): Promise<void> {
  const { database, hotels, clock } = deps;
  const now = clock.now();
  const read = readPropertyFile(file);
  if (!read.ok) throw new Error(`a demo hotel has faults: ${JSON.stringify(read.faults)}`);
  const { id: propertyId } = read.file.property;
  const find = async () => {
    const hotel = await hotels.find(propertyId);
    if (hotel === undefined) throw new Error('a demo hotel that is not imported');
    return demoDesk(deps, hotel);
  };
  const { instant, operate } = await find();
  if (!(await isEmpty(operate, now))) return;
  const firstDay = instant(from, 0);
  const extended = await extendNights(database, read.file, { now: () => firstDay });
  if (!extended.ok) throw new Error(`nights of a demo hotel: ${JSON.stringify(extended.refusal)}`);
  hotels.forget(propertyId);
  const desk = await find();
  for (const message of messages) await writeToHotel(app, propertyId, message);
  for (const stay of stays) {
    if (stopping.aborted) return;
    await liveStay(desk, stay, { app, now });
  }
  // Searches look for changes of the last minutes, and these were made weeks ago.
  await inTransaction(database, (tx) => appendRebuild(tx, propertyId, newId(), clock.now()));
}

async function isEmpty(operate: DemoDesk['operate'], now: Date): Promise<boolean> {
  const takes = { ...everyBooking, isLatestFirst: false, after: null, limit: 1 };
  const found = await operate('Bookings/Search', takes, now);
  return found?.bookings.length === 0;
}
