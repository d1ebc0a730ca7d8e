import type { ChargeOutcome } from '@portico/contract/desk/calls/parts/charge-outcome';
import type { DeskTaken } from '@portico/contract/desk/desk-calls';
import { ok, refused } from '@portico/domain/result';
import type { Transaction } from 'kysely';
import { moneyText } from '@portico/contract/texts/money-text';
import { changeByHotel } from '../../booking/by-hotel/change-by-hotel.ts';
import { planNoShow } from '../../booking/by-hotel/plan-no-show.ts';
import type { ChangePlan } from '../../booking/change/change-plan.ts';
import { dateAt } from '../../hotel/date-at.ts';
import { readLedger } from '../../payments/attempts/read-ledger.store.ts';
import { chargeGuarantee } from '../../payments/guarantee/charge-guarantee.ts';
import { feeOwedMinor, feesPaidOf } from '../../payments/guarantee/fee-owed.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { standingRooms } from '../../reservation/standing-rooms.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Outcome, Run } from '../run/operation.ts';
import { auditOf, sumsOf } from './change-money.ts';
import { findBooking, unknownRoom } from './find-booking.ts';
import { refusedByHotel } from './refused-by-hotel.ts';
import { readStayMark, writeStayMark, type StayMark } from './stay-mark.store.ts';

type NoShow = 'Booking/NoShow';
type ChargeFee = 'Booking/ChargeFee';

/**
 * Notes that the guests of a room, or of every standing one, did not come: each costs what its terms ask, and what is
 * owed of it is charged to the kept card if that is wanted. `isPreview`: only says so. Rule: docs/payments.md, "A
 * guarantee used".
 */
export async function noShow(
  run: Run,
  { number, version, roomNumber, isCharged, reason }: DeskTaken<NoShow>,
  { isPreview }: { readonly isPreview: boolean },
): Promise<Outcome<NoShow>> {
  const found = await findBooking(run, number);
  if (!found.ok) return found;
  const booking = found.value;
  const { propertyId, reservationId } = booking;
  const unknown = unknownRoom(booking, roomNumber);
  if (unknown !== undefined) return refused(unknown);
  run.audit({ reservationId, ...(reason !== null && { reason }) });
  const mark = await readStayMark(run.database.kysely, propertyId, reservationId);
  if (isHere(mark, booking, roomNumber)) return refused({ code: 'desk.checked-in' });
  const changed = await unlessCheckedIn(() =>
    changeByHotel(
      { ...run, onDeclined: () => undefined },
      {
        ...{ hotel: run.hotel, reservationId, version, reason, isGuestTold: true, isPreview },
        // What goes back by the terms needs no limit: it is the guest's.
        mostRefundMinor: null,
        also: markNoShow,
      },
      (facts) => planNoShow(run.hotel, facts, roomNumber),
    ),
  );
  if (changed === 'checked-in') return refused({ code: 'desk.checked-in' });
  if (!changed.ok) return refusedByHotel(run, booking, changed.refusal);
  const plan = changed.value;
  run.audit({ what: auditOf(plan) });
  const owedMinor = await feeOwedOf(run, plan);
  const charged = isPreview || !isCharged ? null : await chargeOwed(run, plan, owedMinor);
  const sums = sumsOf(plan);
  const paidNow = charged?.outcome === 'paid' ? charged.minor : 0;
  return ok({
    ...sums,
    paidMinor: sums.paidMinor + paidNow,
    stillMinor: sums.stillMinor - paidNow,
    costMinor: plan.feeMinor,
    feeOwedMinor: owedMinor - paidNow,
    charged,
  });
}

/** Who checked in has come; of several rooms one may still have stayed empty. */
function isHere({ checkedInAt }: StayMark, booking: BookedReservation, roomNumber: number | null): boolean {
  return checkedInAt !== null && (roomNumber === null || standingRooms(booking).length < 2);
}

class CheckedInMeanwhile extends Error {}

/** Under the lock of the booking: somebody may have checked in since it was looked at. */
async function markNoShow(tx: Transaction<Schema>, { before, after }: ChangePlan, now: Date): Promise<void> {
  const mark = await readStayMark(tx, before.propertyId, before.reservationId);
  const isWhole = after.status === 'cancelled';
  if (isWhole && mark.checkedInAt !== null) throw new CheckedInMeanwhile();
  const stood = new Set(standingRooms(before).map(({ roomNumber }) => roomNumber));
  const missed = after.rooms.filter(
    ({ roomNumber, cancelled }) => stood.has(roomNumber) && cancelled !== null,
  );
  await writeStayMark(tx, before, {
    ...mark,
    noShowAt: isWhole ? now : null,
    noShowRooms: [...mark.noShowRooms, ...missed.map(({ roomNumber }) => roomNumber)],
  });
}

/** What is owed of the fees once the plan is applied, in minor units. */
async function feeOwedOf(
  { hotel, database: { kysely }, clock }: Run,
  { after, money }: ChangePlan,
): Promise<number> {
  const ledger = await readLedger(kysely, after.propertyId, after.reservationId);
  return feeOwedMinor(hotel, after, {
    cardsMinor: money.paidMinor - money.refundMinor,
    feesPaidMinor: feesPaidOf(ledger),
    atHotelMinor: after.paidAtHotelMinor,
    today: dateAt(hotel, clock.now()),
  });
}

async function unlessCheckedIn<Changed>(change: () => Promise<Changed>): Promise<Changed | 'checked-in'> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof CheckedInMeanwhile) return 'checked-in';
    throw error;
  }
}

/** Null: nothing is owed, no card is kept, or somebody else charges it now. */
async function chargeOwed(run: Run, plan: ChangePlan, minor: number) {
  if (minor === 0) return null;
  const { reservationId } = plan.before;
  const deps = { ...run, onDeclined: () => undefined };
  const charged = await chargeGuarantee(deps, run.hotel, { reservationId, seenMinor: minor });
  if (!charged.ok) return null;
  run.audit({ what: [...auditOf(plan), chargeEntry(plan.before, minor, charged.value)] });
  return { minor, outcome: charged.value };
}

/**
 * Charges what a booking owes of the fees of its cancelled rooms to its kept card. Rule: docs/payments.md,
 * "A guarantee used".
 */
export async function chargeFee(
  run: Run,
  { number, minor }: DeskTaken<ChargeFee>,
): Promise<Outcome<ChargeFee>> {
  const found = await findBooking(run, number);
  if (!found.ok) return found;
  const booking = found.value;
  const { reservationId, currency, referenceNumber } = booking;
  run.audit({ reservationId });
  const deps = { ...run, onDeclined: () => undefined };
  const charged = await chargeGuarantee(deps, run.hotel, { reservationId, seenMinor: minor });
  if (!charged.ok) {
    const { refusal } = charged;
    switch (refusal.code) {
      case 'amount-changed':
        return refused({
          code: 'desk.amount-changed',
          facts: { owed: moneyText(refusal.owedMinor, currency) },
        });
      case 'under-way':
        return refused({ code: 'desk.charge-under-way' });
      case 'no-card':
        return refused({ code: 'desk.no-card' });
      case 'nothing-owed':
        return refused({ code: 'desk.nothing-owed' });
    }
  }
  run.audit({ what: [chargeEntry(booking, minor, charged.value)] });
  return ok({ number: referenceNumber, currency, minor, outcome: charged.value });
}

const outcomes: Readonly<Record<ChargeOutcome, string>> = {
  paid: 'charged',
  declined: 'declined',
  'needs-guest': 'not charged: the bank asks for the guest',
  'card-unusable': 'not charged: the card cannot be used',
  unknown: 'not answered yet',
};

function chargeEntry({ currency }: BookedReservation, minor: number, outcome: ChargeOutcome) {
  return { what: `fee of ${moneyText(minor, currency)}, kept card`, was: '', now: outcomes[outcome] };
}
