import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import { hotelCommand } from '@portico/server/cli/hotel-command';
import { DOUBLE, SAVER } from '../../builders/hotel-file.ts';
import { requestAndWait } from '../at-the-bank.ts';
import { callDesk, openSession } from '../at-the-desk.ts';
import type { Line } from '../line.ts';
import { lastWord } from '../race-checks.ts';
import type { RequestedBooking } from '../request-booking.ts';
import type { Stage } from '../stage/stage.ts';

const ROUNDS = 20;
const GUESTS = 6;
const RECEPTIONISTS = 4;
/** The servers' clock at their start. */
const now = new Date('2027-02-20T12:00:00Z');

/**
 * Guests and receptionists want the last room; then staff give back the same payment and a command cancels its booking.
 * All at once, at two servers.
 */
export const desk: Line = {
  name: 'guests, staff and commands at once, at two servers',
  spans: [{ nights: 2 * ROUNDS, rooms: 1 }],
  servers: 2,
  run: async (stage, { rounds }, report) => {
    const cookie = await openSession(stage, now);
    const urls = stage.urls;
    const requested: RequestedBooking[] = [];
    const faults: string[] = [];
    for (let round = 0; round < Math.min(rounds, ROUNDS); round++) {
      report(`${round + 1} of ${rounds}`);
      const night = addDays(stage.firstNight, round);
      const [guests, staff] = await Promise.all([
        Promise.all(
          Array.from({ length: GUESTS }, () => requestAndWait(urls, { arrival: night, nights: 1 })),
        ),
        Promise.all(
          Array.from({ length: RECEPTIONISTS }, (_, index) =>
            takeBooking(urls[index % urls.length] ?? '', cookie, night),
          ),
        ),
      ]);
      requested.push(...guests);
      const booked =
        guests.filter((guest) => lastWord(guest) === 'Confirmed').length + staff.filter(Boolean).length;
      if (booked !== 1) faults.push(`${booked} have the last room of ${night}`);

      const paid = await requestAndWait(urls, {
        arrival: addDays(stage.firstNight, ROUNDS + round),
        nights: 1,
      });
      requested.push(paid);
      faults.push(...(await giveBack(stage, cookie, String(paid.answer?.ReferenceNumber))));
    }
    return { runs: requested.length, requested, faults };
  },
};

/** Whether a receptionist got the room of a night. Throws where the desk answers anything else. */
async function takeBooking(url: string, cookie: string, arrival: LocalDate): Promise<boolean> {
  const room = {
    roomTypeId: DOUBLE,
    ratePlanId: SAVER,
    adults: 1,
    children: 0,
    infants: 0,
    childAges: [],
    extras: [],
  };
  const stay = {
    arrival,
    departure: addDays(arrival, 1),
    promoCode: '',
    ratePlanCode: '',
    areStayRulesWaived: false,
  };
  const { answer, code } = await callDesk(url, cookie, 'NewBooking/Create', {
    ...stay,
    rooms: [{ ...room, bedOptionId: null, leadGuest: null }],
    booker: { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com', phone: '' },
    requests: '',
    note: '',
    payment: { way: 'on-arrival' },
    seenMinor: 8_000,
    reason: '',
  });
  if (answer === undefined && code !== 'basket.no-room-left')
    throw new Error(`A receptionist is answered ${code}`);
  return answer !== undefined;
}

/** Of several who give back the whole payment, and a command that cancels the booking, never more goes back than was paid. */
async function giveBack(stage: Stage, cookie: string, number: string): Promise<string[]> {
  const [url = ''] = stage.urls;
  const { answer: booking } = await callDesk(url, cookie, 'Booking/Read', { number });
  const payment = booking?.refundable[0];
  if (payment === undefined) return [`${number} has no payment to give back`];
  const takes = { number, version: null, attemptId: payment.attemptId, minor: payment.minor, off: null };
  const refund = (server: string) =>
    callDesk(server, cookie, 'Booking/Refund', { ...takes, reason: 'A race', isGuestTold: false });
  const log = { error: (_facts: object, message: string) => console.error(message) };
  const cancel = hotelCommand(['reservation', 'cancel', '--property', 'quay', '--number', number], {
    environment: stage.directly(),
    folder: '.',
    clock: { now: () => now },
    log,
  });
  const all = await Promise.all([
    ...[...stage.servers, ...stage.servers].map((_, index) =>
      refund(stage.urls[index % stage.urls.length] ?? ''),
    ),
    cancel.then(() => undefined),
  ]);
  const done = all.filter((one) => one?.answer !== undefined).length;
  const faults = done > 1 ? [`${number}: the same payment was given back ${done} times`] : [];
  const { answer: after } = await callDesk(url, cookie, 'Booking/Read', { number });
  const left = after?.refundable.reduce((sum, { minor }) => sum + minor, 0) ?? 0;
  return left === 0 ? faults : [...faults, `${number}: ${left} of the payment did not go back`];
}
