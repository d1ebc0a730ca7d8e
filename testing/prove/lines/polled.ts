import { setTimeout as delay } from 'node:timers/promises';
import { addDays } from '@portico/domain/calendar/local-date';
import { requestBooking, type RequestedBooking } from '../request-booking.ts';
import { lookAt } from '../at-the-bank.ts';
import { heldOn } from '../held-on.ts';
import type { Line } from '../line.ts';
import { meanwhile } from '../meanwhile.ts';

/** The number of guests in the long size. */
const ROOMS = 30;
const QUESTIONED = '4000 0027 6000 3184';
const LOOK_EVERY_MS = 500;
/** Polls of all guests' pages after the hold; ends once all bookings have ended. */
const LOOKS_AFTER = 600;
const FIRST_LOOKS = 100;
const BEFORE_END_MS = 18 * 60_000;
const PAST_END_MS = 3 * 60_000;

/** Guests leave the bank's challenge with their pages open: what they hold ends with its hold all the same. */
export const polled: Line = {
  name: 'left at the bank, polled',
  spans: [{ nights: 60, rooms: ROOMS }],
  servers: 2,
  environment: { TRUSTED_PROXIES: '127.0.0.1' },
  run: async (stage, size, report) => {
    const { polling } = size;
    const urls = stage.urls;
    // A night that no one else requests.
    const night = addDays(stage.firstNight, 55);
    const question = () => requestBooking(urls, { arrival: night, nights: 1, cardNumber: QUESTIONED });
    const faults: string[] = [];
    let guests: RequestedBooking[] = [];
    const open = (status: string) => guests.filter(({ seen }) => seen?.Status === status).length;
    const look = async () => {
      guests = await Promise.all(
        guests.map(async (requested, index): Promise<RequestedBooking> => {
          const seen = await lookAt(
            urls[index % urls.length] ?? '',
            requested.answer?.ConfirmationToken ?? '',
          );
          return seen === undefined ? requested : { ...requested, seen };
        }),
      );
    };
    const harm = async () => {
      guests = await Promise.all(Array.from({ length: polling }, question));
      stage.jump(BEFORE_END_MS);
      // A busy server may leave a page without an answer.
      for (let times = 0; times < FIRST_LOOKS && guests.some(({ seen }) => seen === undefined); times++) {
        await look();
        await delay(LOOK_EVERY_MS);
      }
      if (open('ActionRequired') < polling) faults.push('a hold was over before its time');
      report(`${await heldOn(stage, night)} rooms are held`);
      stage.jump(PAST_END_MS);
      for (let times = 0; times < LOOKS_AFTER && open('Expired') < polling; times++) {
        await delay(LOOK_EVERY_MS);
        await look();
      }
      if (open('Expired') < polling) faults.push(`${polling - open('Expired')} were open after their hold`);
      const held = await heldOn(stage, night);
      if (held > 0) faults.push(`${held} rooms were held after their hold`);
    };
    const others = await meanwhile(stage, size, harm, report);
    return {
      runs: polling,
      requested: [...guests, ...others.requested],
      faults: [...faults, ...others.faults],
    };
  },
};
