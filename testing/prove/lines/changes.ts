import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ManagedReservation } from '@portico/contract/calls/parts/managed-reservation';
import { addDays } from '@portico/domain/calendar/local-date';
import type { PropertyId, ReservationId } from '@portico/domain/ids';
import { preCheckInCode } from '@portico/server/access/pre-check-in-link';
import { PROPERTY, SAUNA } from '../../builders/hotel-file.ts';
import type { Answer } from '../../world/guest.ts';
import { approvedCard, browserData } from '../../booking/booking-body.ts';
import { requestBooking, type RequestedBooking } from '../request-booking.ts';
import { visitBank } from '../at-the-bank.ts';
import type { Line } from '../line.ts';
import { findBooking, readBooking, type Managing } from '../managing.ts';
import { untilAnswered } from '../patience.ts';
import type { Fault } from '../stage/acquirer-proxy.ts';
import type { ProvedProvider } from '../stage/proved-provider.ts';
import { SERVER_SECRET, type Stage } from '../stage/stage.ts';
import {
  at,
  atCharge,
  changeOf,
  commitAfter,
  happened,
  insertInto,
  isSettlement,
  settlingCommit,
  type Step,
} from './kills.ts';
import { nightOf } from './load.ts';

/** Longer than the lease of an abandoned request. */
const LEASE_MS = 25_000;
const LOOKS = 600;
const LOOK_EVERY_MS = 500;
const PAST_THE_HOLD_MS = 21 * 60_000;

/** A guest's action on a paid booking of two nights. */
interface Deed {
  readonly name: string;
  readonly steps: readonly Step[];
  readonly commits: readonly Step[];
  /** The call to the acquirer that is lost, or whose answer is; undefined: it makes no call. */
  readonly isLost?: (call: string) => boolean;
  readonly order: (managing: Managing, key: string) => Promise<Answer<object>>;
  /** Whether it has been done, exactly once. */
  readonly isDone: (before: ManagedReservation, after: ManagedReservation) => boolean;
  /** True: when the payment fails, the booking is unchanged. */
  readonly isPaid?: true;
}

const isHistory = insertInto('reservation_change');
const isRedemptionBack = /^\s*update "?promotion_use"? set/i;
const isVoucherBack = /^\s*update "?gift_voucher"? set balance = balance \+/i;

const isRefund = (call: string) => /^POST .*\/refunds$/.test(call);
const isCharge = (call: string) => /^POST \/v1\/charges$/.test(call);

/** The steps of a change that takes no money, in order. */
const common: readonly Step[] = [
  at('exchanging the nights', changeOf('room_night'), 'before'),
  at('exchanging the extras', changeOf('extra_day'), 'before'),
  at('writing the booking, its history and the refund', isHistory, 'before'),
];
const commits: readonly Step[] = [
  at('the commit', commitAfter(isHistory), 'before'),
  at('the commit', commitAfter(isHistory), 'after'),
];

const claiming = at('claiming the key', insertInto('idempotency'), 'before');

/**
 * Only the second night, with the sauna on it: one night is freed, the other stays, and half of the price is refunded.
 */
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

const settling: readonly Step[] = [
  at('writing the booking', isSettlement, 'before'),
  at('the settling commit', settlingCommit, 'before'),
  at('the settling commit', settlingCommit, 'after'),
];

/** One night more, paid by card: it is held until the money arrives. */
const lengthening: Deed = {
  name: 'a dearer change',
  steps: [
    claiming,
    at('writing the attempt', insertInto('payment_attempt'), 'before'),
    at('holding the night', changeOf('room_night'), 'before'),
    at('writing the change', isHistory, 'before'),
    ...commits,
    atCharge('before'),
    atCharge('after'),
    ...settling,
  ],
  commits: [...commits, ...settling.slice(1)],
  isLost: isCharge,
  order: (managing, key) =>
    update(managing, key, { DateOfDeparture: addDays(managing.read.DateTo, 1) }, approvedCard),
  isDone: (before, after) =>
    after.Version === before.Version + 1 &&
    after.DateFrom === before.DateFrom &&
    after.DateTo === addDays(before.DateTo, 1),
  isPaid: true,
};

/** The same on a provider's page; the steps before its start and after its commit are the same for every provider. */
const lengtheningAt = (provider: ProvedProvider): Deed => ({
  ...lengthening,
  name: `a dearer change on the page of ${provider.name}`,
  steps: [atCharge('before'), atCharge('after'), ...settling.slice(0, -1)],
  commits: settling.slice(-1),
  isLost: (call) => provider.isOrder(call),
  order: (managing, key) => update(managing, key, { DateOfDeparture: addDays(managing.read.DateTo, 1) }),
});

/** Moves the rooms to other dates; a difference is charged to the card, if there is one. */
function update(
  { guest, read }: Managing,
  key: string,
  dates: object,
  CardDetails: object | null = null,
): Promise<Answer<object>> {
  const { Version, Rooms } = read;
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
  const paying = { CardDetails, BrowserData: browserData };
  return guest.change({ Version, ReservationItems, ...paying }, key);
}

/** Names the guests and takes one more unit of the extra, which is paid at the hotel. */
const checkingIn: Deed = {
  name: 'a pre-check-in',
  steps: [claiming, ...common.slice(1), ...commits],
  commits,
  order: ({ guest, read }, key) => {
    const booking = {
      propertyId: PROPERTY as PropertyId,
      reservationId: read.ReservationId as ReservationId,
      linkVersion: 1,
      stay: { arrival: read.DateFrom, departure: read.DateTo },
    };
    const ReservationItems = read.Rooms.map(({ ReservationItemId }) => ({
      ReservationItemId,
      Guests: [{ FirstName: 'Bea', LastName: 'Brook' }],
      Services: [{ ServiceId: SAUNA, Quantity: 2 }],
    }));
    const body = {
      PropertyId: PROPERTY,
      ReferenceNumber: read.ReservationNumber,
      Code: preCheckInCode([SERVER_SECRET], booking),
      Version: read.Version,
      ReservationItems,
    };
    return guest.checkIn(body, key);
  },
  isDone: (before, after) =>
    after.Version === before.Version + 1 &&
    after.Rooms.every(
      ({ LeadGuest, Services }) => LeadGuest.LastName === 'Brook' && Services[0]?.Quantity === 2,
    ),
};

/** Free of charge: nights, extra, redemption and voucher become available, and all that was paid is refunded. */
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
  order: ({ guest }) => guest.cancel(),
  isDone: (before, after) => after.Version === before.Version + 1 && after.IsCancelled,
};

/** Calls the acquirer has not seen, and calls whose answer is lost. */
const losses: readonly Fault[] = ['cut-before', 'cut-after', 'error-after', 'garbage-after', 'hang-after'];

const lineOf = (deed: Deed, name: string, provider?: ProvedProvider): Line => ({
  name,
  spans: [{ nights: 60, rooms: 24 }],
  servers: 1,
  ...(provider && { provider }),
  run: async (stage, size, report) => {
    const requested: RequestedBooking[] = [];
    const faults: string[] = [];
    let done = 0;
    const found = async () => {
      const booked = await book(stage, requested.length);
      requested.push(booked);
      const managing = await findBooking(urlOf(stage), booked.answer?.ReferenceNumber ?? '');
      const key = randomUUID();
      return { managing, order: () => untilAnswered(() => deed.order(managing, key)) };
    };
    const once = async (step: string, harm: (order: () => Promise<unknown>) => Promise<unknown>) => {
      const { managing, order } = await found();
      await harm(async () => {
        await order();
        await untilDecided(stage, managing);
      });
      const after = await readBooking(managing);
      if (deed.isDone(managing.read, after)) done += 1;
      else if (deed.isPaid !== true || !isAsBefore(managing.read, after))
        faults.push(`${step}: it was not done, or not once`);
    };
    const isShort = size.kills === 1;
    for (const step of isShort ? deed.steps.filter((_, index) => index % 3 === 1) : deed.steps) {
      report(step.name);
      for (let run = 0; run < size.kills; run++) await once(step.name, (order) => killAt(stage, step, order));
    }
    for (const step of deed.commits) {
      report(`the connection is cut ${step.name}`);
      for (let run = 0; run < size.cuts; run++) await once(step.name, (order) => cutAt(stage, step, order));
    }
    for (const fault of deed.isLost === undefined ? [] : isShort ? losses.slice(1, 2) : losses) {
      report(`its call meets ${fault}`);
      await once(fault, (order) => lose(stage, deed, fault, order));
    }
    report(`${done} of ${requested.length} were done`);
    // In a short run most of the few may rightly fail; then one has to succeed for it to prove something.
    if (done < (isShort ? 1 : requested.length / 2)) faults.push('too few of them were done');
    if (provider) {
      report('one pays late');
      const { managing, order } = await found();
      if (!(await payLate(stage, managing, order))) faults.push('a late payment changed the booking');
    }
    return { runs: requested.length, requested: [...requested, await book(stage, requested.length)], faults };
  },
});

export const updates = lineOf(shortening, 'killed, cut and unanswered while a booking is changed');
export const dearer = lineOf(lengthening, 'killed, cut and unanswered while a dearer change is paid');
export const preCheckIns = lineOf(checkingIn, 'killed and cut while guests check in before they come');
export const cancels = lineOf(cancelling, 'killed, cut and unanswered while a booking is cancelled');

export const dearerOn = (provider: ProvedProvider): Line =>
  lineOf(
    lengtheningAt(provider),
    `killed, cut, unanswered and late while a change is paid on the page of ${provider.name}`,
    provider,
  );

const urlOf = ({ servers: [server] }: Stage): string => {
  if (server === undefined) throw new Error('no server');
  return server.url;
};

async function book(stage: Stage, number: number): Promise<RequestedBooking> {
  const { provider } = stage;
  const urls = [urlOf(stage)];
  const wish = { arrival: nightOf(stage, number), nights: 2, booking: provider.booking };
  const requested = await requestBooking(urls, wish);
  if (requested.answer?.Status !== 'ActionRequired') return requested;
  return visitBank(urls, requested, () => 'approve', provider.answerPage);
}

const isAsBefore = (before: ManagedReservation, after: ManagedReservation) =>
  (['Version', 'DateFrom', 'DateTo'] as const).every((field) => before[field] === after[field]);

export async function killAt(stage: Stage, step: Step, order: () => Promise<unknown>): Promise<void> {
  const [server] = stage.servers;
  if (server === undefined) throw new Error('no server to kill');
  const killed = step.arm(stage, () => server.kill());
  const ordered = order();
  await Promise.race([happened(killed, step.name), ordered.then(() => killed)]);
  stage.jump(LEASE_MS);
  await server.start();
  await ordered;
}

export async function cutAt(stage: Stage, step: Step, order: () => Promise<unknown>): Promise<void> {
  const cut = step.arm(stage, async () => undefined);
  const ordered = order();
  await happened(cut, step.name);
  stage.jump(LEASE_MS);
  await ordered;
}

/** The first such call is lost; a repeated one is answered. */
async function lose(
  stage: Stage,
  { isLost, name }: Deed,
  fault: Fault,
  order: () => Promise<unknown>,
): Promise<void> {
  const met = new Promise<void>((meet) => {
    let isMet = false;
    stage.acquirerProxy.plan((call) => {
      if (isMet || isLost?.(call) !== true) return 'none';
      isMet = true;
      meet();
      return fault;
    });
  });
  await order();
  await happened(met, `${name} whose call meets ${fault}`);
}

/** Pays on the provider's page after the deadline, which changes nothing: the money is refused or refunded. */
async function payLate(stage: Stage, managing: Managing, order: () => Promise<unknown>): Promise<boolean> {
  await order();
  const page = (await readBooking(managing)).PendingChange?.ActionUrl;
  if (!page) throw new Error('nobody was led to the page');
  stage.jump(PAST_THE_HOLD_MS);
  await untilDecided(stage, managing, 'leave');
  await stage.provider.answerPage(page, 'approve');
  await untilDecided(stage, managing);
  return isAsBefore(managing.read, await readBooking(managing));
}

/**
 * Waits until no change of the booking is waiting for payment. Recovery runs meanwhile, and the guest pays when a page
 * asks for it.
 */
async function untilDecided(
  stage: Stage,
  managing: Managing,
  how: 'approve' | 'leave' = 'approve',
): Promise<void> {
  let isAnswered = false;
  for (let look = 0; look < LOOKS; look++) {
    const { PendingChange } = await readBooking(managing);
    if (PendingChange === null) return;
    if (PendingChange.ActionUrl !== null && !isAnswered) {
      await stage.provider.answerPage(PendingChange.ActionUrl, how);
      isAnswered = true;
    }
    stage.jump(LEASE_MS);
    await delay(LOOK_EVERY_MS);
  }
  throw new Error('a change is not decided');
}
