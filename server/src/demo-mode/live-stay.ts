import type { DemoStay } from '@portico/demo/stays';
import type { PorticoServer } from '../platform/http/server-type.ts';
import { findByNumber } from '../reservation/find-by-number.store.ts';
import { readReservation } from '../reservation/read-reservation.store.ts';
import { bookStay, earlier } from './book-stay.ts';
import type { DemoDesk } from './demo-desk.ts';
import { checkInOnline } from './guests-of-today.ts';
import { markMailedThen } from './mailed-then.store.ts';

/** Books a stay, and does what was done about it until now. Nothing if the hotel's rules refuse it. */
export async function liveStay(
  desk: DemoDesk,
  stay: DemoStay,
  { app, now }: { readonly app: PorticoServer; readonly now: Date },
): Promise<void> {
  const number = await bookStay(desk, stay, now);
  if (number === undefined) return;
  const { database, links } = desk.depsAt(now);
  const { propertyId } = desk.hotel;
  const reservationId = await findByNumber(database.kysely, propertyId, number);
  const booking = reservationId && (await readReservation(database.kysely, propertyId, { reservationId }));
  if (!booking) throw new Error(`a booking of the demo that is not there: ${number}`);
  // At once, before a worker sends them.
  await markMailedThen(database.kysely, booking, now);
  await comeAndGo(desk, stay, number, now);
  if (stay.course === 'cancelled') await markMailedThen(database.kysely, booking, now);
  if (stay.course === 'checked-in-online' && links) await checkInOnline(app, links.secrets, booking, stay);
}

async function comeAndGo(
  { instant, operate }: DemoDesk,
  { arrival, departure, bookedOn, hours, course }: DemoStay,
  number: string,
  now: Date,
): Promise<void> {
  if (course === 'cancelled') {
    const takes = { number, version: null, roomNumber: null, reason: 'Plans changed' };
    await operate('Booking/Cancel', takes, earlier(instant(bookedOn, 18), now));
    return;
  }
  const cameAt = instant(arrival, hours.comes);
  if (cameAt > now) return;
  await operate('Booking/CheckIn', { number, isUndone: false }, cameAt);
  const wentAt = instant(departure, hours.goes);
  if (wentAt > now) return;
  await payTheRest(operate, number, wentAt);
  await operate('Booking/CheckOut', { number, isUndone: false }, wentAt);
}

async function payTheRest(operate: DemoDesk['operate'], number: string, at: Date): Promise<void> {
  const read = await operate('Booking/Read', { number }, at);
  const minor = read?.folio.stillMinor ?? 0;
  if (minor <= 0) return;
  const way = minor % 3 === 0 ? 'cash' : 'terminal';
  await operate('Booking/TakePayment', { number, version: null, kind: 'paid', way, minor }, at);
}
