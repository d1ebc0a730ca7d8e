import { setTimeout as delay } from 'node:timers/promises';
import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import { DOUBLE } from '../../builders/hotel-file.ts';
import { requestBooking, type RequestedBooking } from '../request-booking.ts';
import { lookAt } from '../at-the-bank.ts';
import { heldOn } from '../held-on.ts';
import type { Line } from '../line.ts';
import { meanwhile } from '../meanwhile.ts';
import type { Stage } from '../stage/stage.ts';

/** The product's limit, repeated here as the line's expectation. */
const PER_ADDRESS = 12;

const ROOMS = 24;
const ATTACKS = 8;
const HOLD_OVER_MS = 21 * 60_000;
const QUESTIONED = '4000 0027 6000 3184';
const LOOKS_AFTER = 1_200;
const LOOK_EVERY_MS = 250;
const ONCE = { tries: 1, pauseMs: 0 };

/** One address requests all rooms of a night, leaves each booking at the bank's challenge, and repeats. */
export const holders: Line = {
  name: 'one address holding rooms',
  spans: [{ nights: 60, rooms: ROOMS }],
  servers: 2,
  environment: { TRUSTED_PROXIES: '127.0.0.1', HELD_ROOMS_PER_ADDRESS: String(PER_ADDRESS) },
  run: async (stage, size, report) => {
    const requested: RequestedBooking[] = [];
    const faults: string[] = [];
    const harm = async () => {
      for (let round = 0; round < size.rounds; round++) {
        report(`${round + 1} of ${size.rounds}`);
        const attacked = await attack(stage, round);
        requested.push(...attacked.requested);
        faults.push(...attacked.faults);
      }
    };
    const others = await meanwhile(stage, size, harm, report);
    return {
      runs: size.rounds * ATTACKS,
      requested: [...requested, ...others.requested],
      faults: [...faults, ...others.faults],
    };
  },
};

/** On a night that only one other guest requests, at the end. */
async function attack(
  stage: Stage,
  round: number,
): Promise<{ requested: RequestedBooking[]; faults: string[] }> {
  const urls = stage.urls;
  const faults: string[] = [];
  const night = addDays(stage.firstNight, 50 + (round % 10));
  const stay = { arrival: night, nights: 1 };
  const wish = { ...stay, rooms: [DOUBLE, DOUBLE, DOUBLE], cardNumber: QUESTIONED, from: '198.51.100.1' };
  const attacks = await Promise.all(Array.from({ length: ATTACKS }, () => requestBooking(urls, wish, ONCE)));
  // A rejected request holds nothing.
  const held = attacks.filter(({ answer }) => answer !== undefined);
  const rooms = await heldOn(stage, night);
  if (rooms !== PER_ADDRESS) faults.push(`one address held ${rooms} rooms of a night`);
  const guest = await requestBooking(urls, { ...stay, from: '192.0.2.1' }, ONCE);
  if (guest.answer?.Status !== 'Confirmed') faults.push('another guest did not get a room of that night');
  stage.jump(HOLD_OVER_MS);
  const remaining = await heldAfterLooking(stage, night, held);
  if (remaining > 0) faults.push(`${remaining} rooms were held when all holds were over`);
  return { requested: [...held, guest], faults };
}

/** Rooms of the night still held after polling each booking's status as often as an open page would. */
async function heldAfterLooking(
  stage: Stage,
  night: LocalDate,
  held: readonly RequestedBooking[],
): Promise<number> {
  const [url = ''] = stage.servers.map((server) => server.url);
  for (let times = 1; ; times++) {
    for (const { answer } of held) await lookAt(url, answer?.ConfirmationToken ?? '');
    const remaining = await heldOn(stage, night);
    if (remaining === 0 || times === LOOKS_AFTER) return remaining;
    // A server that was asking the provider itself has not settled its answer yet.
    await delay(LOOK_EVERY_MS);
  }
}
