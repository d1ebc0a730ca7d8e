import { setTimeout as delay } from 'node:timers/promises';
import type { StatusResponse } from '@portico/contract/calls/reservation-read';
import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import { requestBooking, type RequestedBooking } from '../request-booking.ts';
import { FEW_LOOKS, lookAt, visitBank, type BankAnswer } from '../at-the-bank.ts';
import type { Line } from '../line.ts';
import { faults } from '../stage/acquirer-proxy.ts';
import type { ProvedProvider } from '../stage/proved-provider.ts';
import type { Stage } from '../stage/stage.ts';
import { at, happened, isSettlement, killAt, settlingCommit, steps } from './kills.ts';
import { nightOf } from './load.ts';

// The lines of a provider with a hosted page: docs/prove.md, "Providers".

const GUESTS = 6;
/** Per night. */
const ROOMS = 6;
const PAST_THE_HOLD_MS = 21 * 60_000;
const LOOK_EVERY_MS = 500;
const LOOKS = 600;

/** Where a server is killed after its guest has paid, however it learns of the payment. */
const paidSteps = [
  at('settling what was paid', isSettlement, 'before'),
  at('the commit of what was paid', settlingCommit, 'before'),
  at('the commit of what was paid', settlingCommit, 'after'),
];
/** The steps before the page in a short run: the others are the same for every provider. */
const ownSteps = ['after the charge', 'after the settling commit'];

/** A server is killed at each step before and after the page; it is restarted, and the guest continues. */
export const redirectKills = (provider: ProvedProvider): Line => ({
  name: `killed around the page of ${provider.name}`,
  // A long run books more than 300 on fifty nights.
  spans: [{ nights: 60, rooms: 8 }],
  servers: 1,
  provider,
  run: async (stage, size, report) => {
    const urls = stage.urls;
    const approve = () => 'approve' as const;
    const requested: RequestedBooking[] = [];
    const isShort = size.kills === 1;
    const before = isShort ? steps.filter(({ name }) => ownSteps.includes(name)) : steps;
    const after = isShort ? paidSteps.slice(-1) : paidSteps;
    for (const step of before) {
      report(step.name);
      for (let run = 0; run < size.kills; run++) {
        const answered = await killAt(stage, step, requested.length);
        requested.push(await visitBank(urls, answered, approve, provider.answerPage, FEW_LOOKS));
      }
    }
    for (const step of after) {
      report(step.name);
      for (let run = 0; run < size.kills; run++) {
        const answered = await bookAt(stage, requested.length);
        const [server] = stage.servers;
        if (server === undefined) throw new Error('no server to kill');
        const killed = step.arm(stage, () => server.kill());
        const visiting = visitBank(urls, answered, approve, provider.answerPage);
        await happened(killed, step.name);
        await server.start();
        requested.push(await visiting);
      }
    }
    return { runs: requested.length, requested };
  },
});

/**
 * Every other start of a payment meets the next fault, and so does every third other call. Guests pay, are declined or
 * leave in turn. The stand-in reports each payment twice, the latest first.
 */
export const redirectFaults = (provider: ProvedProvider): Line => ({
  name: `faults between server and ${provider.name}, and late payments`,
  spans: [{ nights: 60, rooms: ROOMS }],
  servers: 2,
  provider,
  run: async (stage, size, report) => {
    const urls = stage.urls;
    let orders = 0;
    let others = 0;
    const faultOf = (number: number) => faults[Math.floor(number) % faults.length] ?? 'none';
    stage.acquirerProxy.plan((call) => {
      // Half of them succeed: a lost start leads to no page.
      if (provider.isOrder(call)) return orders++ % 2 === 0 ? faultOf(orders / 2) : 'none';
      return others++ % 3 === 0 ? faultOf(others / 3) : 'none';
    });
    const answers: readonly BankAnswer[] = ['approve', 'decline', 'approve', 'leave'];
    let onPage = 0;
    const decide = () => answers[onPage++ % answers.length] ?? 'leave';
    const requested: RequestedBooking[] = [];
    let started = 0;
    const guest = async () => {
      while (started < Math.max(faults.length, size.sagas / 2)) {
        const answered = await bookAt(stage, started++);
        requested.push(await visitBank(urls, answered, decide, provider.answerPage, FEW_LOOKS));
      }
    };
    await Promise.all(Array.from({ length: GUESTS }, guest));
    report(`${onPage} were on the page`);
    stage.acquirerProxy.plan(() => 'none');
    const late = await payLate(stage, report);
    return {
      runs: requested.length + late.requested.length,
      requested: [...requested, ...late.requested],
      faults: [...(onPage === 0 ? ['nobody was on the page'] : []), ...late.faults],
    };
  },
});

/** Nights that no one else requests: one with room for a late payer, and one without. */
const FREE_NIGHT = 52;
const FULL_NIGHT = 56;

/**
 * Two guests leave the page. After their holds end, one of the nights is sold out to others; then both pay. A late
 * payment is booked when there is room, and refunded when there is none.
 */
async function payLate(
  stage: Stage,
  report: (progress: string) => void,
): Promise<{ requested: RequestedBooking[]; faults: string[] }> {
  const { provider, urls } = stage;
  const unpaid = await Promise.all([FREE_NIGHT, FULL_NIGHT].map((night) => bookOn(stage, night)));
  stage.jump(PAST_THE_HOLD_MS);
  const ended = await Promise.all(unpaid.map((one) => lookUntil(stage, one, ['Expired'])));
  const others = await Promise.all(
    Array.from({ length: ROOMS }, async () =>
      visitBank(urls, await bookOn(stage, FULL_NIGHT), () => 'approve', provider.answerPage),
    ),
  );
  const arePaid = await Promise.all(
    ended.map(({ answer }) => provider.answerPage(String(answer?.ActionUrl), 'approve')),
  );
  const expected = arePaid.map((isPaid, index) =>
    isPaid ? (index === 0 ? 'Confirmed' : 'Refused') : 'Expired',
  );
  const settled = await Promise.all(
    ended.map((one, index) => lookUntil(stage, one, [expected[index] ?? 'Expired'])),
  );
  const became = settled.map(({ seen }) => seen?.Status);
  report(`paid late: ${became.join(', ')}`);
  const isAsExpected = became.every((status, index) => status === expected[index]);
  return {
    requested: [...settled, ...others],
    faults: isAsExpected ? [] : [`paid late became ${became.join(', ')}, not ${expected.join(', ')}`],
  };
}

async function lookUntil(
  stage: Stage,
  booking: RequestedBooking,
  requested: readonly StatusResponse['Status'][],
): Promise<RequestedBooking> {
  let seen: StatusResponse | undefined;
  for (let look = 0; look < LOOKS; look++) {
    seen =
      (await lookAt(stage.urls[look % stage.urls.length] ?? '', String(booking.answer?.ConfirmationToken))) ??
      seen;
    if (seen !== undefined && requested.includes(seen.Status)) break;
    await delay(LOOK_EVERY_MS);
  }
  return seen === undefined ? booking : { ...booking, seen };
}

function bookAt(stage: Stage, number: number): Promise<RequestedBooking> {
  return bookFor(stage, nightOf(stage, number));
}

function bookOn(stage: Stage, night: number): Promise<RequestedBooking> {
  return bookFor(stage, addDays(stage.firstNight, night));
}

function bookFor(stage: Stage, arrival: LocalDate): Promise<RequestedBooking> {
  const urls = stage.urls;
  return requestBooking(urls, { arrival, nights: 1, booking: stage.provider.booking });
}
