import { randomUUID } from 'node:crypto';
import type { ManagedReservation } from '@portico/contract/calls/parts/managed-reservation';
import { apiPaths } from '@portico/contract/paths';
import { addDays } from '@portico/domain/calendar/local-date';
import { PROPERTY } from '../../builders/hotel-file.ts';
import type { GuestAnswer } from '../../http/guest-browser.ts';
import { ask, type Asked } from '../asking.ts';
import type { Line } from '../line.ts';
import { findBooking, readBooking, untilAnswered, type Managing } from '../managing.ts';
import type { Fault } from '../stage/acquirer-proxy.ts';
import type { Stage } from '../stage/stage.ts';
import { at, commitAfter, happened, insertInto, isSettlement, type Step } from './kills.ts';
import { nightOf } from './load.ts';

/** Longer than the lease of a request that was left. */
const LEASE_MS = 25_000;

/** What a guest does with a booking of two nights that is paid. */
interface Deed {
  readonly name: string;
  readonly steps: readonly Step[];
  readonly order: (managing: Managing, key: string) => Promise<GuestAnswer>;
  /** Whether it has been done, once. */
  readonly isDone: (before: ManagedReservation, after: ManagedReservation) => boolean;
}

const isExchange = /^\s*update "room_night" as day set held/is;
const isExchangeOfExtras = /^\s*update "extra_day" as day set held/is;
const isHistory = insertInto('reservation_change');
const isRefundOrder = insertInto('refund');
const isRedemptionBack = /^\s*update "?promotion_use"? set/i;
const isVoucherBack = /^\s*update "?gift_voucher"? set balance = balance \+/i;

/** Of every change of a booking, in their order. */
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

/** The second night alone, with the sauna on it: a night is freed, the other kept, and its half of the price comes back. */
const shortening: Deed = {
  name: 'a change',
  steps: [at('claiming the key', insertInto('idempotency'), 'before'), ...common, ...commits],
  order: ({ guest, read }, key) => {
    const { ReservationId, Version, Rooms } = read;
    const ReservationItems = Rooms.map((room) => ({
      ReservationItemId: room.ReservationItemId,
      DateOfArrival: addDays(room.DateOfArrival, 1),
      DateOfDeparture: room.DateOfDeparture,
      RoomTypeId: room.RoomTypeId,
      RatePlanId: room.RatePlanId,
      NumberOfAdults: room.NumberOfAdults,
      NumberOfChildren: room.NumberOfChildren,
      NumberOfInfants: room.NumberOfInfants,
    }));
    const body = { PropertyId: PROPERTY, ReservationId, Version, ReservationItems };
    return guest.post(apiPaths.manageUpdate(), body, undefined, key);
  },
  isDone: (before, after) =>
    after.Version === before.Version + 1 &&
    after.DateFrom === addDays(before.DateFrom, 1) &&
    after.DateTo === before.DateTo,
};

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
  order: ({ guest, read: { ReservationId } }) =>
    guest.post(apiPaths.manageCancel(), { PropertyId: PROPERTY, ReservationId }),
  isDone: (before, after) => after.Version === before.Version + 1 && after.IsCancelled,
};

const isRefund = (call: string) => /^POST .*\/refunds$/.test(call);
/** Those that the acquirer has not seen, and those whose answer is lost. */
const refundFaults: readonly Fault[] = [
  'cut-before',
  'cut-after',
  'error-after',
  'garbage-after',
  'hang-after',
];

const lineOf = (deed: Deed, name: string): Line => ({
  name,
  spans: [{ nights: 60, rooms: 12 }],
  servers: 1,
  run: async (stage, size, say) => {
    const asked: Asked[] = [];
    const faults: string[] = [];
    const once = async (step: string, harm: (order: () => Promise<GuestAnswer>) => Promise<unknown>) => {
      const booked = await book(stage, asked.length);
      asked.push(booked);
      const managing = await findBooking(urlOf(stage), booked.answer?.ReferenceNumber ?? '');
      const key = randomUUID();
      await harm(() => untilAnswered(() => deed.order(managing, key)));
      const after = await readBooking(managing);
      if (!deed.isDone(managing.read, after)) faults.push(`${step}: it was not done, or not once`);
    };
    const isShort = size.kills === 1;
    for (const step of isShort ? deed.steps.filter((_, index) => index % 3 === 1) : deed.steps) {
      say(step.name);
      for (let run = 0; run < size.kills; run++) await once(step.name, (order) => killAt(stage, step, order));
    }
    for (const step of commits) {
      say(`the connection is cut ${step.name}`);
      for (let run = 0; run < size.cuts; run++) await once(step.name, (order) => cutAt(stage, step, order));
    }
    for (const fault of isShort ? refundFaults.slice(1, 2) : refundFaults) {
      say(`its refund meets ${fault}`);
      await once(fault, (order) => loseRefund(stage, fault, order));
    }
    return { runs: asked.length, asked: [...asked, await book(stage, asked.length)], faults };
  },
});

export const updates = lineOf(shortening, 'killed, cut and unanswered while a booking is changed');
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

/** The first call for the refund meets the fault; whoever asks again is answered. */
async function loseRefund(stage: Stage, fault: Fault, order: () => Promise<GuestAnswer>): Promise<void> {
  const met = new Promise<void>((meet) => {
    let isMet = false;
    stage.acquirerProxy.plan((call) => {
      if (isMet || !isRefund(call)) return 'none';
      isMet = true;
      meet();
      return fault;
    });
  });
  await order();
  await happened(met, `a refund that meets ${fault}`);
}
