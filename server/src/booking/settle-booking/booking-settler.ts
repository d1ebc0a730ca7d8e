import { isHoldOver } from '../holds/hold-times.ts';
import { bookingOf } from '../../payments/attempts/booking-of.ts';
import { lockPayment } from '../../payments/attempts/lock-payment.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import type { Settler } from '../../payments/settle/settler.ts';
import { lockReservation, readReservation } from '../../reservation/read-reservation.store.ts';
import { createAnswer } from '../../reservation/reservation-answer.ts';
import { settleDecision } from './decision.ts';
import { applySettleDecision, type Settled } from './outcome.ts';

/** The payment at booking decides the booking, answered as by Create afterwards. Rule: docs/payments.md, "Settling". */
export const bookingSettler = bookingSettlerOf(undefined);

/** `known`: the booking as the caller has just begun it. */
export function bookingSettlerOf(known: BookedReservation | undefined): Settler<Settled> {
  return {
    settle: async (tx, ref, answer, { timing, now }) => {
      const { attempt, subject: reservation } = await lockPayment(tx, ref, () =>
        lockReservation(tx, ref.propertyId, bookingOf(ref), known),
      );
      const decision = settleDecision(answer, attempt, reservation.status);
      if (decision.kind === 'nothing') return { reservation, actionUrl: attempt.actionUrl };
      const after = await applySettleDecision(tx, decision, { attempt, reservation, timing, now });
      return { ...after, answer: createAnswer(after.reservation, after.actionUrl) };
    },
    isOver: async (db, ref, now) => {
      const reservation = await readReservation(db, ref.propertyId, { reservationId: bookingOf(ref) });
      return reservation !== undefined && isHoldOver(reservation, now);
    },
  };
}
