import type { DeskTaken } from '@portico/contract/desk/desk-calls';
import { ok, refused } from '@portico/domain/result';
import { cancelByHotel } from '../../booking/cancel/cancel-by-hotel.ts';
import { stillOwedMinor, type ChangePlan } from '../../booking/change/change-plan.ts';
import { cardRefunds } from '../../booking/change/refund-to.ts';
import { moneyText } from '@portico/contract/texts/money-text';
import type { Outcome, Run } from '../run/operation.ts';
import { findBooking, unknownRoom } from './find-booking.ts';
import { changedMeanwhile } from './refused-by-hotel.ts';

type Cancel = 'Booking/Cancel';

/**
 * Cancels a booking or one of its rooms for what its terms ask now; `isPreview`: only says what that would cost. Rule:
 * docs/booking.md, "Cancelling a booking".
 */
export async function cancelBooking(
  run: Run,
  { number, version, roomNumber, reason }: DeskTaken<Cancel>,
  { isPreview }: { readonly isPreview: boolean },
): Promise<Outcome<Cancel>> {
  const { hotel, database, clock, log, providers } = run;
  const found = await findBooking(run, number);
  if (!found.ok) return found;
  const { reservationId, referenceNumber } = found.value;
  const unknown = unknownRoom(found.value, roomNumber);
  if (unknown !== undefined) return refused(unknown);
  run.audit({ reservationId, ...(reason !== null && { reason }) });
  const cancelled = await cancelByHotel(
    { database, clock, log, providers, onDeclined: () => undefined },
    { hotel, reservationId, roomNumber, version, reason, dryRun: isPreview },
  );
  if (!cancelled.ok) return refused({ code: 'desk.not-confirmed', facts: { number: referenceNumber } });
  const { value: came } = cancelled;
  if (came.kind === 'was-cancelled')
    return refused({ code: 'desk.was-cancelled', facts: { number: referenceNumber } });
  if (came.kind === 'refused' && came.code === 'reservation.changed-meanwhile')
    return changedMeanwhile(run, found.value);
  if (came.kind === 'refused') return refused({ code: came.code });
  const answer = answerOf(came.plan);
  run.audit({
    what: [
      {
        what: answer.isWhole ? 'booking' : `room ${answer.rooms.join(', ')}`,
        was: 'confirmed',
        now: `cancelled for ${moneyText(answer.costMinor, came.plan.after.currency)}`,
      },
    ],
  });
  return ok(answer);
}

function answerOf({ before, after, feeMinor, money }: ChangePlan) {
  const stood = before.rooms.filter(({ cancelled }) => cancelled === null);
  return {
    number: before.referenceNumber,
    isWhole: after.status === 'cancelled',
    rooms: stood
      .map(({ roomNumber }) => roomNumber)
      .filter((of) =>
        after.rooms.some(({ roomNumber, cancelled }) => roomNumber === of && cancelled !== null),
      ),
    currency: after.currency,
    costMinor: feeMinor,
    refunds: cardRefunds(money.refunds, 'hotel'),
    voucherMinor: money.voucherReturnMinor,
    owedMinor: stillOwedMinor(after, money),
  };
}
