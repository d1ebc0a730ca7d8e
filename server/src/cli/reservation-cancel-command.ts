import { currencyCodes } from '@portico/domain/money/currency';
import * as z from 'zod';
import { moneyText } from '../operations/reconcile/money-text.ts';
import { dryRun, number, optional, property, value } from './command-option.ts';
import { command, done } from './command.ts';
import { withOperation } from './with-operation.ts';

const minor = z.int();
const answers = z.strictObject({
  number: z.string(),
  isDryRun: z.boolean(),
  rooms: z.array(z.int()),
  currency: z.enum(currencyCodes),
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
  run: ({ property: code, number: named, room, reason, dryRun }, setting) =>
    withOperation(
      setting,
      code,
      dryRun ? 'Booking/PreviewCancel' : 'Booking/Cancel',
      { number: named, version: null, roomNumber: room ?? null, reason: reason ?? null },
      ({ isWhole, refunds, ...rest }) => {
        const answer: Answer = { ...rest, isDryRun: dryRun, rooms: [...rest.rooms], refunds: [...refunds] };
        return done(linesOf(answer, isWhole), answer);
      },
    ),
});

function linesOf(answer: Answer, isWhole: boolean): string[] {
  const { number, isDryRun, rooms, costMinor, refunds, voucherMinor, owedMinor, currency } = answer;
  const what = isWhole ? number : `Room ${rooms.join(', ')} of ${number}`;
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
