import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ManagedReservation } from '@portico/contract/calls/parts/managed-reservation';
import { apiPaths } from '@portico/contract/paths';
import { addDays } from '@portico/domain/calendar/local-date';
import { PROPERTY } from '../../builders/hotel-file.ts';
import type { GuestAnswer } from '../../http/guest-browser.ts';
import { approvedCard, browserData } from '../../booking/booking-body.ts';
import { ask, type Asked } from '../asking.ts';
import type { Line } from '../line.ts';
import { findBooking, readBooking, untilAnswered, type Managing } from '../managing.ts';
import type { Fault } from '../stage/acquirer-proxy.ts';
import type { Stage } from '../stage/stage.ts';
import {
  at,
  atCharge,
  commitAfter,
  happened,
  insertInto,
  isSettlement,
  settlingCommit,
  type Step,
} from './kills.ts';
import { nightOf } from './load.ts';

/** Longer than the lease of a request that was left. */
const LEASE_MS = 25_000;
const LOOKS = 60;
const LOOK_EVERY_MS = 500;

/** What a guest does with a booking of two nights that is paid. */
interface Deed {
  readonly name: string;
  readonly steps: readonly Step[];
  readonly commits: readonly Step[];
  /** The call to the acquirer that gets lost, or whose answer does. */
  readonly isLost: (call: string) => boolean;
  readonly order: (managing: Managing, key: string) => Promise<GuestAnswer>;
  /** Whether it has been done, once. */
  readonly isDone: (before: ManagedReservation, after: ManagedReservation) => boolean;
  /** True: where the payment came to nothing the booking is as it was. */
  readonly isPaid?: true;
}

const isExchange = /^\s*update "room_night" as day set held/is;
const isExchangeOfExtras = /^\s*update "extra_day" as day set held/is;
const isHistory = insertInto('reservation_change');
const isRefundOrder = insertInto('refund');
const isRedemptionBack = /^\s*update "?promotion_use"? set/i;
const isVoucherBack = /^\s*update "?gift_voucher"? set balance = balance \+/i;

const isRefund = (call: string) => /^POST .*\/refunds$/.test(call);
const isCharge = (call: string) => /^POST \/v1\/charges$/.test(call);

/** Of a change that takes no money, in their order. */
const common: readonly Step[] = [
  at('exchanging the nights', (statement) => isExchange.test(statement), 'before'),
  at('exchanging the extras', (statement) => isExchangeOfExtras.test(statement), 'before'),
  at('writing the booking', isSettlement, 'before'),
  at('writing the history', isHistory, 'before'),
  at('ordering the refund', isRefundOrder, 'before'),
];
const commits: readonly Step[] = [
  at('the commit', commitAfter(isHistory), 'before'),
  at('the commit', commitAfter(isHistory), 'after'),
];

const claiming = at('claiming the key', insertInto('idempotency'), 'before');

/** The second night alone, with the sauna on it: a night is freed, the other kept, and its half of the price comes back. */
const shortening: Deed = {
  name: 'a change',
  steps: [claiming, ...common, ...commits],
  commits,
  isLost: isRefund,
  order: (managing, key) => update(managing, key, { DateOfArrival: addDays(managing.read.DateFrom, 1) }),
  isDone: (before, after) =>
    after.Version === before.Version + 1 &&
    after.DateFrom === addDays(before.DateFrom, 1) &&
    after.DateTo === before.DateTo,
};

/** A night more, which the card pays: it is held until the money is there. */
const lengthening: Deed = {
  name: 'a dearer change',
  steps: [
    claiming,
    at('writing the attempt', insertInto('payment_attempt'), 'before'),
    at('holding the night', (statement) => isExchange.test(statement), 'before'),
    at('writing the change', isHistory, 'before'),
    ...commits,
    atCharge('before'),
    atCharge('after'),
    at('writing the booking', isSettlement, 'before'),
    at('the settling commit', settlingCommit, 'before'),
    at('the settling commit', settlingCommit, 'after'),
  ],
  commits: [
    ...commits,
    at('the settling commit', settlingCommit, 'before'),
    at('the settling commit', settlingCommit, 'after'),
  ],
  isLost: isCharge,
  order: (managing, key) => update(managing, key, { DateOfDeparture: addDays(managing.read.DateTo, 1) }),
  isDone: (before, after) =>
    after.Version === before.Version + 1 &&
    after.DateFrom === before.DateFrom &&
    after.DateTo === addDays(before.DateTo, 1),
  isPaid: true,
};

/** The dates of the rooms are to be others; what more that costs is on the card. */
function update({ guest, read }: Managing, key: string, dates: object): Promise<GuestAnswer> {
  const { ReservationId, Version, Rooms } = read;
  const ReservationItems = Rooms.map((room) => ({
    ReservationItemId: room.ReservationItemId,
    DateOfArrival: room.DateOfArrival,
    DateOfDeparture: room.DateOfDeparture,
    RoomTypeId: room.RoomTypeId,
    RatePlanId: room.RatePlanId,
    NumberOfAdults: room.NumberOfAdults,
    NumberOfChildren: room.NumberOfChildren,
    NumberOfInfants: room.NumberOfInfants,
    ...dates,
  }));
  const paying = { CardDetails: approvedCard, BrowserData: browserData };
  const body = { PropertyId: PROPERTY, ReservationId, Version, ReservationItems, ...paying };
  return guest.post(apiPaths.manageUpdate(), body, undefined, key);
}

/** Free of charge: nights, extra, redemption and voucher are there for others, and all that was paid comes back. */
const cancelling: Deed = {
  name: 'cancelling',
  steps: [
    ...common.slice(0, 2),
    at('giving the redemption back', (statement) => isRedemptionBack.test(statement), 'before'),
    at('giving the voucher back', (statement) => isVoucherBack.test(statement), 'before'),
    ...common.slice(2),
    ...commits,
  ],
  commits,
  isLost: isRefund,
  order: ({ guest, read: { ReservationId } }) =>
    guest.post(apiPaths.manageCancel(), { PropertyId: PROPERTY, ReservationId }),
  isDone: (before, after) => after.Version === before.Version + 1 && after.IsCancelled,
};

/** Those that the acquirer has not seen, and those whose answer is lost. */
const losses: readonly Fault[] = ['cut-before', 'cut-after', 'error-after', 'garbage-after', 'hang-after'];

const lineOf = (deed: Deed, name: string): Line => ({
  name,
  spans: [{ nights: 60, rooms: 12 }],
  servers: 1,
  run: async (stage, size, say) => {
    const asked: Asked[] = [];
    const faults: string[] = [];
    let done = 0;
    const once = async (step: string, harm: (order: () => Promise<GuestAnswer>) => Promise<unknown>) => {
      const booked = await book(stage, asked.length);
      asked.push(booked);
      const managing = await findBooking(urlOf(stage), booked.answer?.ReferenceNumber ?? '');
      const key = randomUUID();
      await harm(() => untilAnswered(() => deed.order(managing, key)));
      const after = await untilDecided(stage, managing);
      const { Version, DateFrom, DateTo } = managing.read;
      const isAsBefore = after.Version === Version && after.DateFrom === DateFrom && after.DateTo === DateTo;
      if (deed.isDone(managing.read, after)) done += 1;
      else if (deed.isPaid !== true || !isAsBefore) faults.push(`${step}: it was not done, or not once`);
    };
    const isShort = size.kills === 1;
    for (const step of isShort ? deed.steps.filter((_, index) => index % 3 === 1) : deed.steps) {
      say(step.name);
      for (let run = 0; run < size.kills; run++) await once(step.name, (order) => killAt(stage, step, order));
    }
    for (const step of deed.commits) {
      say(`the connection is cut ${step.name}`);
      for (let run = 0; run < size.cuts; run++) await once(step.name, (order) => cutAt(stage, step, order));
    }
    for (const fault of isShort ? losses.slice(1, 2) : losses) {
      say(`its call meets ${fault}`);
      await once(fault, (order) => lose(stage, deed, fault, order));
    }
    say(`${done} of ${asked.length} were done`);
    if (2 * done < asked.length) faults.push('fewer than half of them were done');
    return { runs: asked.length, asked: [...asked, await book(stage, asked.length)], faults };
  },
});

export const updates = lineOf(shortening, 'killed, cut and unanswered while a booking is changed');
export const dearer = lineOf(lengthening, 'killed, cut and unanswered while a dearer change is paid');
export const cancels = lineOf(cancelling, 'killed, cut and unanswered while a booking is cancelled');

const urlOf = ({ servers: [server] }: Stage): string => {
  if (server === undefined) throw new Error('no server');
  return server.url;
};

const book = (stage: Stage, number: number): Promise<Asked> =>
  ask([urlOf(stage)], { arrival: nightOf(stage, number), nights: 2 });

async function killAt(stage: Stage, step: Step, order: () => Promise<GuestAnswer>): Promise<void> {
  const [server] = stage.servers;
  if (server === undefined) throw new Error('no server to kill');
  const killed = step.arm(stage, () => server.kill());
  const ordered = order();
  await Promise.race([happened(killed, step.name), ordered.then(() => killed)]);
  stage.jump(LEASE_MS);
  await server.start();
  await ordered;
}

async function cutAt(stage: Stage, step: Step, order: () => Promise<GuestAnswer>): Promise<void> {
  const cut = step.arm(stage, async () => undefined);
  const ordered = order();
  await happened(cut, step.name);
  stage.jump(LEASE_MS);
  await ordered;
}

/** The first such call meets the fault; whoever asks again is answered. */
async function lose(
  stage: Stage,
  { isLost, name }: Deed,
  fault: Fault,
  order: () => Promise<GuestAnswer>,
): Promise<void> {
  const met = new Promise<void>((meet) => {
    let isMet = false;
    stage.acquirerProxy.plan((call) => {
      if (isMet || !isLost(call)) return 'none';
      isMet = true;
      meet();
      return fault;
    });
  });
  await order();
  await happened(met, `${name} whose call meets ${fault}`);
}

/** The booking once no change of it waits for its payment; recovery looks on, and so does the guest's page. */
async function untilDecided(stage: Stage, managing: Managing): Promise<ManagedReservation> {
  for (let look = 0; look < LOOKS; look++) {
    const read = await readBooking(managing);
    if (read.PendingChange === null) return read;
    stage.jump(LEASE_MS);
    await delay(LOOK_EVERY_MS);
  }
  throw new Error('a change is not decided');
}
