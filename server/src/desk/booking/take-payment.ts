import type { DeskTaken } from '@portico/contract/desk/desk-calls';
import { moneyText } from '@portico/contract/texts/money-text';
import { ok, refused, type Result } from '@portico/domain/result';
import type { DeskRefusal } from '@portico/contract/desk/desk-refusals';
import type { Transaction } from 'kysely';
import { endOpenChange } from '../../booking/change/poll-change.ts';
import { readOpenChange } from '../../booking/change/read-change.store.ts';
import { insertDeskPayment } from '../../payments/at-hotel/desk-payment.store.ts';
import { paidOf, readLedger } from '../../payments/attempts/read-ledger.store.ts';
import { readLaterParts } from '../../payments/scheduled/later-parts.store.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import { lockReservation } from '../../reservation/read-reservation.store.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import type { Outcome, Run } from '../run/operation.ts';
import { storeDue } from './booking-due.store.ts';
import { dueAfterGivingBack, dueAfterPayment } from './due-after-payment.ts';
import { findBooking } from './find-booking.ts';
import { folioOf, type Folio } from './folio.ts';
import { readMoneyMoved } from './money-moved.store.ts';
import { limitRefusal } from './refund-limit.ts';
import { changedMeanwhile } from './refused-by-hotel.ts';

type Take = 'Booking/TakePayment';

/**
 * Writes down money that changed hands at the hotel: paid, at most what is to be paid there; or given back, at most what
 * was paid there. Rule: docs/payments.md, "Paid at the hotel".
 */
export async function takePayment(run: Run, takes: DeskTaken<Take>): Promise<Outcome<Take>> {
  const found = await findBooking(run, takes.number);
  if (!found.ok) return found;
  const { reservationId, propertyId } = found.value;
  run.audit({ reservationId });
  // It reckons with what is paid by now.
  await endOpenChange({ ...run, onDeclined: () => undefined }, found.value);
  const written = await inTransaction(run.database, async (tx): Promise<Result<Written, DeskRefusal>> => {
    const booking = await lockReservation(tx, propertyId, reservationId);
    if (booking === undefined) return refused({ code: 'desk.not-a-booking' });
    if (takes.version !== null && takes.version !== booking.version) return changedMeanwhile(run, booking);
    if ((await readOpenChange(tx, booking)) !== undefined)
      return refused({ code: 'change.waits-for-payment' });
    const refusal = await whyNot(run, tx, booking, takes);
    if (refusal !== undefined) return refused(refusal);
    const { kind, way, minor } = takes;
    await insertDeskPayment(tx, booking, {
      at: run.clock.now(),
      kind,
      way,
      minor,
      madeBy: run.operator.name,
    });
    const due =
      kind === 'paid'
        ? dueAfterPayment(booking, {
            minor,
            paidMinor: paidOf(await readLedger(tx, propertyId, reservationId)),
            later: await readLaterParts(tx, booking),
          })
        : dueAfterGivingBack(booking, minor);
    await storeDue(tx, booking, due);
    return ok({ booking, folio: folioOf(booking, await readMoneyMoved(tx, booking)) });
  });
  if (!written.ok) return written;
  const { booking, folio } = written.value;
  const { referenceNumber: number, currency, version } = booking;
  const { totalMinor, paidMinor, stillMinor } = folio;
  const what = `${takes.kind === 'paid' ? 'paid' : 'given back'}, ${wayWords[takes.way]}`;
  run.audit({ what: [{ what, was: '', now: moneyText(takes.minor, currency) }] });
  return ok({ number, currency, version: version + 1, totalMinor, paidMinor, stillMinor, refunds: [] });
}

const wayWords = { cash: 'cash', terminal: 'card machine', transfer: 'bank transfer' } as const;

interface Written {
  readonly booking: BookedReservation;
  readonly folio: Folio;
}

async function whyNot(
  run: Run,
  tx: Transaction<Schema>,
  booking: BookedReservation,
  { kind, minor }: DeskTaken<Take>,
): Promise<DeskRefusal | undefined> {
  const { due } = folioOf(booking, await readMoneyMoved(tx, booking));
  const money = (sum: number) => moneyText(sum, booking.currency);
  if (kind === 'paid') {
    const most = due.reduce((sum, one) => (one.where === 'card' ? sum : sum + one.minor), 0);
    return minor > most ? { code: 'desk.more-than-owed', facts: { most: money(most) } } : undefined;
  }
  const taken = booking.paidAtHotelMinor;
  if (minor > taken) return { code: 'desk.more-than-taken', facts: { most: money(taken) } };
  return limitRefusal(run, minor);
}
