import { releaseTaken } from '../../availability/inventory/take-booking.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { writeTogether } from '../../platform/database/write-together.ts';
import { enqueueMail } from '../../reservation/booking-mails.ts';
import { lockReservation } from '../../reservation/read-reservation.store.ts';
import { settleReservationWrite } from '../../reservation/reservation-status.store.ts';
import { readHeldPastEnd, type HeldByLink } from './held-by-link.store.ts';
import { readInvoiceSums } from './invoice-sums.store.ts';
import { lockInvoice, markInvoiceCancelled } from './invoice.store.ts';

export interface EndHeldDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: { error(facts: object, message: string): void };
}

const BATCH = 50;

/**
 * Releases bookings whose pay link was not paid in time, and cancels the link's invoice. One that is being paid waits
 * for that payment. Several processes share the work. Rule: docs/payments.md, "A booking held for its link".
 */
export async function endHeldByLink(deps: EndHeldDeps): Promise<void> {
  const { database, clock, log } = deps;
  for (const held of await readHeldPastEnd(database.kysely, { now: clock.now(), limit: BATCH })) {
    try {
      await endOne(deps, held);
    } catch (error) {
      log.error({ err: error, reservationId: held.reservationId }, 'a hold could not be ended');
    }
  }
}

/** Locks in the order of docs/locking.md: invoice, booking, nights. */
async function endOne({ database, clock }: EndHeldDeps, held: HeldByLink): Promise<void> {
  const { propertyId, reservationId, invoiceId } = held;
  await inTransaction(database, async (tx) => {
    const now = clock.now();
    const invoice = await lockInvoice(tx, propertyId, invoiceId);
    const booking = await lockReservation(tx, propertyId, reservationId);
    if (invoice === undefined || booking?.status !== 'pending') return;
    const { openMinor } = await readInvoiceSums(tx, invoice);
    if (openMinor > 0) return;
    await releaseTaken(tx, booking, now);
    const ended = { status: 'expired', holdEndedBy: null, now } as const;
    await writeTogether(tx, [settleReservationWrite(tx, booking, ended)]);
    await markInvoiceCancelled(tx, invoice, now);
    await enqueueMail(tx, { propertyId, kind: 'guest-not-booked', payload: { reservationId } }, now);
  });
}
