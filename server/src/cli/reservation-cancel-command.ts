import { refusalText } from '@portico/contract/texts/refusal-texts';
import * as z from 'zod';
import { stillOwedMinor, type ChangePlan } from '../booking/change/change-plan.ts';
import { cardRefunds } from '../booking/change/refund-to.ts';
import { moneyText } from '../operations/reconcile/money-text.ts';
import { cancelByHotel } from '../booking/cancel/cancel-by-hotel.ts';
import { command, done, refusedFor, type CommandResult } from './command.ts';
import { commandPayments } from './command-payments.ts';
import { dryRun, number, optional, property, value } from './command-option.ts';
import { withReservation } from './with-hotel.ts';

const minor = z.int();
const answers = z.strictObject({
  number: z.string(),
  isDryRun: z.boolean(),
  rooms: z.array(z.int()),
  currency: z.string(),
  costMinor: minor,
  refunds: z.array(
    z.strictObject({
      card: z.strictObject({ name: z.string(), last4: z.string() }).nullable(),
      minor,
    }),
  ),
  voucherMinor: minor,
  owedMinor: minor,
});
type Answer = z.input<typeof answers>;

/** Rule: docs/booking.md, "Cancelling a booking". */
export const cancelReservation = command({
  name: 'reservation cancel',
  does: [
    'Cancels a booking, or one of its rooms, for what its terms ask now, and gives back what is over.',
    'Whatever the rate plan allows guests. The guest and the hotel are written to, as ever; the running server sends that and the money.',
    'With --dry-run it only prints what it would cost.',
  ],
  options: {
    property,
    number,
    room: optional(value.whole('N', 'only the room of this number', [1, 50])),
    reason: optional(value.text('WORDS', 'why, for the history of the booking')),
    dryRun,
  },
  answers,
  run: ({ room, reason, dryRun, ...named }, setting) =>
    withReservation<Answer>(named, setting, async ({ hotel, reservation }, database) => {
      const { referenceNumber: number, reservationId, rooms } = reservation;
      if (room !== undefined && rooms.every(({ roomNumber }) => roomNumber !== room))
        return refusedFor(`${number} has no room ${room}: it has ${rooms.length}.`);
      const { environment, clock, log } = setting;
      const { providers } = await commandPayments(environment);
      const cancelled = await cancelByHotel(
        { database, clock, log, providers, onDeclined: () => undefined },
        { hotel, reservationId, roomNumber: room ?? null, reason: reason ?? null, dryRun },
      );
      if (!cancelled.ok) return refusedFor(`${number} is not confirmed: there is nothing to cancel.`);
      const { value: came } = cancelled;
      if (came.kind === 'was-cancelled') return refusedFor(`${number} was cancelled already.`);
      if (came.kind === 'refused')
        return refusedFor(refusalText(came.code, hotel.definition.property.unitName));
      return resultOf(came.plan, dryRun);
    }),
});

function resultOf(plan: ChangePlan, isDryRun: boolean): CommandResult<Answer> {
  const { before, after, feeMinor, money } = plan;
  const stood = before.rooms.filter(({ cancelled }) => cancelled === null);
  const rooms = stood
    .map(({ roomNumber }) => roomNumber)
    .filter((of) => after.rooms.some(({ roomNumber, cancelled }) => roomNumber === of && cancelled !== null));
  const answer = {
    number: before.referenceNumber,
    isDryRun,
    rooms,
    currency: after.currency,
    costMinor: feeMinor,
    refunds: cardRefunds(money.refunds, 'hotel'),
    voucherMinor: money.voucherReturnMinor,
    owedMinor: stillOwedMinor({ due: after.due, money }),
  };
  return done(linesOf(answer, after), answer);
}

function linesOf(answer: Answer, { status, currency }: ChangePlan['after']): string[] {
  const { number, isDryRun, rooms, costMinor, refunds, voucherMinor, owedMinor } = answer;
  const what = status === 'cancelled' ? number : `Room ${rooms.join(', ')} of ${number}`;
  const money = (minor: number) => moneyText({ minor, currency });
  return [
    isDryRun ? `${what} would be cancelled. Nothing was written.` : `${what} is cancelled.`,
    `  Costs ${money(costMinor)}.`,
    ...refunds.map(
      ({ card, minor }) =>
        `  Goes back ${card === null ? 'where it was paid from' : `to ${card.name} ending ${card.last4}`}: ${money(minor)}.`,
    ),
    ...(voucherMinor > 0 ? [`  Goes back to the gift voucher: ${money(voucherMinor)}.`] : []),
    ...(owedMinor > 0 ? [`  Still to be paid to the hotel: ${money(owedMinor)}.`] : []),
  ];
}
