import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ManagedReservation } from '@portico/contract/calls/parts/managed-reservation';
import { addDays } from '@portico/domain/calendar/local-date';
import { sql } from 'kysely';
import { browserData } from '../../booking/booking-body.ts';
import { DOUBLE } from '../../builders/hotel-file.ts';
import { between, oneOf, seededRandom, type Random } from '../../penny/random.ts';
import { requestBooking, type RequestedBooking } from '../request-booking.ts';
import { visitBank } from '../at-the-bank.ts';
import type { Line } from '../line.ts';
import { anotherCard, anotherGuest, findBooking, itemOf, readBooking, type Managing } from '../managing.ts';
import { untilAnswered } from '../patience.ts';
import type { ProvedProvider } from '../stage/proved-provider.ts';
import type { Stage } from '../stage/stage.ts';
import { untilSettled } from '../until-settled.ts';
import { nightOf } from './load.ts';

const SEED = 20_271_126;
const AT_ONCE = 4;
const LOOKS = 1_500;
const LOOK_EVERY_MS = 200;
/** A booking, which of its payments paid which night, and what each has to have refunded in the end. */
interface History {
  readonly requested: RequestedBooking;
  /** By room and night, the index of its payment; 0 is the booking's own. */
  readonly payerOf: Map<string, number>;
  /** Minor units, by payment index. */
  readonly paid: number[];
  readonly back: number[];
  /** The guest's actions, for fault reports. */
  readonly deeds: string[];
}

const keyOf = (itemId: string, date: string) => `${itemId} ${date}`;
const minorOf = (amount: number) => Math.round(amount * 100);

/**
 * Random histories of bookings whose rooms and nights are paid one by one, by the booking's card and by others, and
 * given up. Each payment is refunded exactly what its nights cost, in our books and in the provider's.
 */
export const refundsOn = (share: (size: number) => number, provider?: ProvedProvider): Line => ({
  name: `refunds to who paid${provider ? ` on the page of ${provider.name}` : ', by several cards'}`,
  spans: [{ nights: 70, rooms: 900 }],
  servers: 1,
  ...(provider && { provider }),
  run: async (stage, size, report) => {
    const count = share(size.histories);
    const histories: History[] = [];
    const one = async (lane: number) => {
      for (let number = lane; number < count; number += AT_ONCE) {
        histories.push(await live(stage, number, seededRandom(SEED + number)));
        if (histories.length % 50 === 0) report(`${histories.length} of ${count} histories`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, (_, lane) => one(lane)));
    await untilSettled(stage);
    const faults = await stage.withDatabase(async ({ kysely }) => {
      const { rows } = await sql<PaidRow>`
        SELECT r.confirmation_token AS token, p.attempt_id AS id, p.amount::int AS amount,
          coalesce((SELECT sum(amount) FROM refund WHERE refund.attempt_id = p.attempt_id), 0)::int AS back
        FROM payment_attempt p JOIN reservation r USING (property_id, reservation_id)
        WHERE p.status = 'paid' ORDER BY p.settled_at, p.created_at`.execute(kysely);
      return histories.flatMap((history) => faultsOf(stage, history, rows));
    });
    const others = histories.filter(({ back }) => back.slice(1).some((minor) => minor > 0)).length;
    report(`${others} of ${count} gave back to another payment than that of the booking`);
    if (others === 0) faults.push('no other payment was ever given back');
    return { runs: count, requested: histories.map(({ requested }) => requested), faults };
  },
});

interface PaidRow {
  readonly token: string;
  readonly id: string;
  readonly amount: number;
  readonly back: number;
}

/** Where a payment's refund differs from what it should be, in our books or in the provider's. */
function faultsOf(
  stage: Stage,
  { requested, paid, back, deeds }: History,
  rows: readonly PaidRow[],
): string[] {
  const token = requested.answer?.ConfirmationToken;
  const ours = rows.filter((row) => row.token === token);
  const theirs = ours.map(({ id }) => {
    const attempt = stage.acquirer.acquired().find(({ reference }) => reference.endsWith(id));
    return (attempt?.refunds ?? []).reduce((sum, { amount }) => sum + amount, 0);
  });
  const books = { ours: ours.map((row) => row.back), theirs };
  return [
    ...(String(ours.map(({ amount }) => amount)) === String(paid)
      ? []
      : [`${deeds.join('; ')}: ${String(ours.map(({ amount }) => amount))} was paid, not ${String(paid)}`]),
    ...Object.entries(books).flatMap(([whose, sums]) =>
      String(sums) === String(back)
        ? []
        : [
            `${deeds.join('; ')}: ${String(sums)} is back by ${whose === 'ours' ? 'our' : 'the provider’s'} books, not ${String(back)}`,
          ],
    ),
  ];
}

async function live(stage: Stage, number: number, random: Random): Promise<History> {
  const { provider } = stage;
  const url = urlOf(stage);
  const rooms = Array.from({ length: between(random, 1, 2) }, () => DOUBLE);
  const wish = {
    arrival: nightOf(stage, number),
    nights: between(random, 1, 3),
    rooms,
    booking: provider.booking,
  };
  const began = await requestBooking([url], wish);
  const requested =
    began.answer?.Status === 'ActionRequired'
      ? await visitBank([url], began, () => 'approve', provider.answerPage)
      : began;
  const managing = await findBooking(url, requested.answer?.ReferenceNumber ?? '');
  const history: History = {
    requested,
    payerOf: new Map(),
    paid: [minorOf(managing.read.Paid)],
    back: [0],
    deeds: [`history ${number}`],
  };
  notePayer(history, managing.read, 0);
  let read = managing.read;
  for (let step = between(random, 2, 5); step > 0 && !read.IsCancelled; step--) {
    const after = await deed(stage, { ...managing, read }, random, history);
    const taken = minorOf(after.Paid) - minorOf(read.Paid);
    giveUp(history, read, after);
    if (taken > 0) {
      history.paid.push(taken);
      history.back.push(0);
    }
    notePayer(history, after, history.paid.length - 1);
    read = after;
  }
  return history;
}

/** Adds a room or a night, paid by another card; gives up a night or a room; or cancels all. */
async function deed(
  stage: Stage,
  managing: Managing,
  random: Random,
  history: History,
): Promise<ManagedReservation> {
  const { read } = managing;
  const standing = read.Rooms.filter(({ IsCancelled }) => !IsCancelled);
  const [first, ...rest] = standing;
  if (first === undefined) throw new Error('no room stands');
  const room = oneOf(random, [first, ...rest]);
  const isShort = room.Nights.length === 1;
  const acts = ['add room', 'add night', 'drop first', 'drop last', 'cancel room', 'cancel all'] as const;
  const drawn = oneOf(random, acts);
  const act =
    (drawn.startsWith('drop') && isShort) || (drawn === 'add room' && standing.length > 3)
      ? 'add night'
      : drawn === 'cancel room' && standing.length === 1
        ? 'add room'
        : drawn;
  history.deeds.push(`${act} of room ${room.RoomNumber}`);
  if (act === 'cancel all') {
    await untilAnswered(() => managing.guest.cancel());
    return readBooking(managing);
  }
  const { DateOfArrival: from, DateOfDeparture: to } = room;
  const changes = {
    'add night': { ReservationItems: [itemOf(room, { DateOfDeparture: addDays(to, 1) })] },
    'drop first': { ReservationItems: [itemOf(room, { DateOfArrival: addDays(from, 1) })] },
    'drop last': { ReservationItems: [itemOf(room, { DateOfDeparture: addDays(to, -1) })] },
    'add room': { ReservationItems: [itemOf(room, { ReservationItemId: null, LeadGuest: anotherGuest })] },
    'cancel room': { RoomsToCancel: [{ ReservationItemId: room.ReservationItemId }] },
  }[act];
  await order(stage, managing, changes);
  return untilDecided(managing);
}

/** By number and name, so that no saved card pays: the charge goes to another card, or to the provider's page. */
async function order({ provider }: Stage, { guest, read }: Managing, changes: object): Promise<void> {
  const card = provider.booking?.CardDetails === null ? null : anotherCard;
  const body = {
    Version: read.Version,
    CardDetails: card,
    BrowserData: browserData,
    ...changes,
  };
  const key = randomUUID();
  const { body: answer } = await untilAnswered(() => guest.change(body, key));
  if (answer.ActionUrl) await provider.answerPage(answer.ActionUrl, 'approve');
  else if (answer.Status !== 'Applied') throw new Error(`Not changed: ${JSON.stringify(answer)}`);
}

async function untilDecided(managing: Managing): Promise<ManagedReservation> {
  for (let look = 0; look < LOOKS; look++) {
    const read = await readBooking(managing);
    if (read.PendingChange === null) return read;
    await delay(LOOK_EVERY_MS);
  }
  throw new Error('a change is not decided');
}

/** Attributes nights not paid yet to that payment. */
function notePayer({ payerOf }: History, read: ManagedReservation, payer: number): void {
  for (const { ReservationItemId: itemId, Nights } of standingRooms(read))
    for (const { Date: date } of Nights) {
      const key = keyOf(itemId, date);
      if (!payerOf.has(key)) payerOf.set(key, payer);
    }
}

/**
 * Refunds the price of removed nights to their payments. For the booking's own payment by voucher and card, the card
 * comes first.
 */
function giveUp(
  { payerOf, paid, back }: History,
  before: ManagedReservation,
  after: ManagedReservation,
): void {
  const stands = new Set(
    standingRooms(after).flatMap(({ ReservationItemId: itemId, Nights }) =>
      Nights.map(({ Date: date }) => keyOf(itemId, date)),
    ),
  );
  for (const { ReservationItemId: itemId, Nights } of standingRooms(before))
    for (const { Date: date, TotalCost } of Nights) {
      const key = keyOf(itemId, date);
      if (stands.has(key)) continue;
      const payer = payerOf.get(key) ?? 0;
      back[payer] = Math.min(paid[payer] ?? 0, (back[payer] ?? 0) + minorOf(TotalCost));
      payerOf.delete(key);
    }
}

const standingRooms = ({ Rooms }: ManagedReservation) => Rooms.filter(({ IsCancelled }) => !IsCancelled);

const urlOf = ({ servers: [server] }: Stage): string => {
  if (server === undefined) throw new Error('no server');
  return server.url;
};
