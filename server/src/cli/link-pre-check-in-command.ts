import { guestPaths } from '@portico/contract/paths';
import * as z from 'zod';
import { preCheckInCode } from '../access/pre-check-in-link.ts';
import { toCheckIn } from '../check-in/to-check-in.ts';
import { number, optional, property, value } from './command-option.ts';
import { linkSetting } from './command-secrets.ts';
import { command, done, refusedFor } from './command.ts';
import { withReservation } from './with-hotel.ts';

const whyNot = {
  invalid: 'it stands no more or has no such room',
  off: 'the hotel takes no check-in online (settings.preCheckIn of its property file)',
  cancelled: 'it is cancelled',
  arrived: 'the stay has begun',
  over: 'the stay is over',
} as const;

/** The mail's link at any time, or one for a guest of a single room. Rule: docs/pre-check-in.md, "The link". */
export const linkPreCheckIn = command({
  name: 'link pre-check-in',
  does: [
    'Prints a link by which guests check in before they come.',
    'With --room it shows and saves who sleeps in that room, and nothing of who booked or pays.',
  ],
  options: {
    property,
    number,
    room: optional(value.whole('N', 'one room of the booking, by its place in it', [1, 99])),
  },
  answers: z.strictObject({ number: z.string(), url: z.string() }),
  run: (named, setting) =>
    withReservation(named, setting, async ({ hotel, reservation }) => {
      const { referenceNumber } = reservation;
      const room = reservation.rooms.find(({ roomNumber }) => roomNumber === named.room);
      if (named.room !== undefined && room === undefined)
        return refusedFor(`${referenceNumber} has no room ${named.room}.`);
      const itemId = room?.itemId ?? null;
      const open = toCheckIn(hotel, reservation, itemId, setting.clock.now());
      if (!open.ok)
        return refusedFor(`Nobody can check in for ${referenceNumber}: ${whyNot[open.refusal.code]}.`);
      const { secrets, publicUrl } = linkSetting(setting);
      if (secrets === undefined)
        return refusedFor('SECRET is not set: a link is signed with what the server has.');
      const { code } = hotel.definition.property;
      const path = guestPaths.preCheckIn(code, referenceNumber, preCheckInCode(secrets, reservation, itemId));
      const url = publicUrl + path;
      return done([url], { number: referenceNumber, url });
    }),
});
