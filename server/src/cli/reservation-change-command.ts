import { changeCalls } from '@portico/contract/desk/calls/change-calls';
import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import * as z from 'zod';
import { moneyText } from '../operations/reconcile/money-text.ts';
import { flag, number, optional, property, value } from './command-option.ts';
import { command, done, refusedFor } from './command.ts';
import { roomTypesOf } from './room-type-option.ts';
import { withHotel } from './with-hotel.ts';
import { operate, wordsOf } from './with-operation.ts';

const people = (who: string) => optional(value.whole('N', `how many ${who}; default: as before`, [0, 50]));
const answers = z.strictObject({
  isDone: z.boolean(),
  ...changeCalls['Booking/Change'].answers.shape,
});
type Answer = z.input<typeof answers>;

/** Rule: docs/booking.md, "Changed by the hotel". */
export const changeReservation = command({
  name: 'reservation change',
  does: [
    'Changes the dates, the room type, the rate or the guests of one room of a booking. What is not given stays.',
    'It prints what the booking would cost and what goes back; with --yes it does it.',
    'No card is charged. The guest and the hotel are written to, as ever.',
  ],
  options: {
    property,
    number,
    room: optional(value.whole('N', 'the room, by its place in the booking; default: 1', [1, 50])),
    arrival: optional(value.date('the day of arrival')),
    departure: optional(value.date('the day of departure')),
    roomType: optional(value.text('ROOM', 'another room type, by its id or its name')),
    ratePlan: optional(value.whole('ID', 'another rate plan, by its id', [1, 2_147_483_647])),
    adults: people('adults'),
    children: people('children'),
    infants: people('infants'),
    reason: optional(value.text('WORDS', 'why, in words that the guest may read')),
    yes: flag('does it; without it nothing is written'),
  },
  answers,
  run: (named, setting) =>
    withHotel<Answer>(named, setting, async (hotel, database) => {
      const { room = 1, roomType, ratePlan: ratePlanId, reason = null, yes: isDone } = named;
      const { arrival, departure, adults, children, infants } = named;
      const found = roomType === undefined ? undefined : roomTypesOf(hotel, roomType);
      if (found !== undefined && 'why' in found) return refusedFor(found.why);
      const [roomTypeThen, ...others] = found?.roomTypes ?? [];
      if (roomTypeThen !== undefined && others.length > 0)
        return refusedFor(`Several room types are called ${roomTypeThen.name}. Give its id.`);
      const roomTypeId = roomTypeThen?.id;
      const takes = {
        number: named.number,
        version: null,
        rooms: [{ room, arrival, departure, roomTypeId, ratePlanId, adults, children, infants }],
        added: [],
        areStayRulesWaived: false,
        isGivenBack: true,
        reason,
        isGuestTold: true,
      };
      return operate(
        { setting, hotel, database },
        isDone ? 'Booking/Change' : 'Booking/PreviewChange',
        takes,
        {
          tell: (sums) => {
            const answer = { isDone, ...sums };
            return done(linesOf(sums, isDone), answer);
          },
          why: (refusal) => wordsOf(refusal, hotel),
        },
      );
    }),
});

function linesOf(sums: DeskAnswer<'Booking/Change'>, isDone: boolean): string[] {
  const { number: of, currency, totalMinor, stillMinor, refunds } = sums;
  const money = (minor: number) => moneyText({ minor, currency });
  return [
    isDone ? `${of} is changed.` : `${of} would be changed. Nothing was written: --yes does it.`,
    `  Costs ${money(totalMinor)}.`,
    ...(stillMinor > 0 ? [`  Still to be paid: ${money(stillMinor)}.`] : []),
    ...refunds.map(
      ({ card, minor }) =>
        `  Goes back ${card === null ? 'where it was paid from' : `to ${card.name} ending ${card.last4}`}: ${money(minor)}.`,
    ),
  ];
}
