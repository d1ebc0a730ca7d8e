import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { PayByLinkResponse, ProcessResponse } from '@portico/contract/calls/pay-by-link';
import { hotelDirectory } from '@portico/server/hotel/hotel-directory';
import { openDesk } from '../../world/desk.ts';
import type { LinkQuery } from '../../booking/pay-link-body.ts';
import { requestBooking, type RequestedBooking } from '../request-booking.ts';
import type { Line } from '../line.ts';
import { guestAt, untilAnswered } from '../patience.ts';
import type { Fault } from '../stage/acquirer-proxy.ts';
import { SERVER_SECRET, type Stage } from '../stage/stage.ts';
import { at, atCharge, commitAfter, happened, insertInto, type Step } from './kills.ts';
import { nightOf } from './load.ts';

/** Longer than the lease of an abandoned request. */
const LEASE_MS = 25_000;
const LOOKS = 600;
const LOOK_EVERY_MS = 500;
/** The desk's invoice. */
const GROSS_MINOR = 12_000;

const isLinkPayment = insertInto('link_payment');
const isSettling = (statement: string) => /(?:^|\()update "payment_attempt" set "status"/i.test(statement);
const commits: readonly Step[] = [
  at('the first commit', commitAfter(isLinkPayment), 'before'),
  at('the first commit', commitAfter(isLinkPayment), 'after'),
  at('the settling commit', commitAfter(isSettling), 'before'),
  at('the settling commit', commitAfter(isSettling), 'after'),
];
const steps: readonly Step[] = [
  at('claiming the key', insertInto('idempotency'), 'before'),
  at('writing the attempt', insertInto('payment_attempt'), 'before'),
  ...commits.slice(0, 2),
  atCharge('before'),
  atCharge('after'),
  at('settling', isSettling, 'before'),
  ...commits.slice(2),
];

/** Calls the acquirer has not seen, and calls whose answer is lost. */
const losses: readonly Fault[] = ['cut-before', 'cut-after', 'error-after', 'garbage-after', 'hang-after'];

/** Two payers pay one invoice at once: it is paid once, whatever fails. */
export const payLinks: Line = {
  name: 'killed, cut and unanswered while two pay one invoice',
  spans: [{ nights: 60, rooms: 12 }],
  servers: 1,
  run: async (stage, size, report) => {
    const faults: string[] = [];
    let runs = 0;
    const once = async (step: string, harm: (order: () => Promise<unknown>) => Promise<void>) => {
      const payers = await invoiceForTwo(stage);
      runs += 1;
      const begun: ProcessResponse[] = [];
      await harm(() =>
        Promise.all(payers.map(async (payer) => void begun.push(await payOnce(stage, payer)))),
      );
      const fault = await paidAtLast(stage, payers, begun);
      if (fault !== undefined) faults.push(`${step}: ${fault}`);
    };
    const isShort = size.kills === 1;
    for (const step of isShort ? steps.filter((_, index) => index % 3 === 2) : steps) {
      report(step.name);
      for (let run = 0; run < size.kills; run++) await once(step.name, (order) => killAt(stage, step, order));
    }
    for (const step of isShort ? commits.slice(2, 3) : commits) {
      report(`the connection is cut ${step.name}`);
      for (let run = 0; run < size.cuts; run++) await once(step.name, (order) => cutAt(stage, step, order));
    }
    for (const fault of isShort ? losses.slice(1, 2) : losses) {
      report(`the charge meets ${fault}`);
      await once(fault, (order) => lose(stage, fault, order));
    }
    return { runs, requested: [await book(stage)], faults };
  },
};

const urlOf = ({ servers: [server] }: Stage): string => {
  if (server === undefined) throw new Error('no server');
  return server.url;
};

const book = (stage: Stage): Promise<RequestedBooking> =>
  requestBooking([urlOf(stage)], { arrival: nightOf(stage, 0), nights: 1, booking: stage.provider.booking });

async function invoiceForTwo(stage: Stage): Promise<readonly LinkQuery[]> {
  return stage.withDatabase(async (database) => {
    const clock = { now: () => new Date('2027-02-20T12:00:00Z') };
    const hotels = hotelDirectory(database);
    const desk = openDesk({ database, clock, hotels, secrets: [SERVER_SECRET] });
    const number = `Q-${randomUUID().replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')}`;
    const invoice = await desk.invoice({ number });
    return [await desk.linkToPay(invoice), await desk.linkToPay(invoice)];
  });
}

/** With one key, however often it is repeated. */
async function payOnce(stage: Stage, payer: LinkQuery): Promise<ProcessResponse> {
  const key = randomUUID();
  const guest = guestAt(urlOf(stage));
  return (await untilAnswered(() => guest.payByLink(payer, {}, key))).body;
}

async function read(stage: Stage, payer: LinkQuery): Promise<PayByLinkResponse> {
  return (await untilAnswered(() => guestAt(urlOf(stage)).openPayLink(payer))).body;
}

/** Its page polls the payment, and the server asks the provider. */
async function lookAt(stage: Stage, token: string): Promise<void> {
  await untilAnswered(() => guestAt(urlOf(stage)).paymentStatus(token));
}

/** Repeats a failed payment, as its payer would, while recovery runs. Returns the faults. */
async function paidAtLast(
  stage: Stage,
  [payer]: readonly LinkQuery[],
  begun: readonly ProcessResponse[],
): Promise<string | undefined> {
  if (payer === undefined) throw new Error('nobody pays');
  for (let look = 0; look < LOOKS; look++) {
    for (const { ConfirmationToken } of begun)
      if (ConfirmationToken !== null) await lookAt(stage, ConfirmationToken);
    const { Action, Paid } = await read(stage, payer);
    if (Action === 'None') return Paid === GROSS_MINOR / 100 ? undefined : `${Paid} is paid`;
    const { RefusalCode } = await payOnce(stage, payer);
    if (RefusalCode !== null && !RefusalCode.startsWith('invoice.')) return `a payer is told ${RefusalCode}`;
    stage.jump(LEASE_MS);
    await delay(LOOK_EVERY_MS);
  }
  return 'it is not paid';
}

async function killAt(stage: Stage, step: Step, order: () => Promise<unknown>): Promise<void> {
  const [server] = stage.servers;
  if (server === undefined) throw new Error('no server to kill');
  const killed = step.arm(stage, () => server.kill());
  const ordered = order();
  await Promise.race([happened(killed, step.name), ordered.then(() => killed)]);
  stage.jump(LEASE_MS);
  await server.start();
  await ordered;
}

async function cutAt(stage: Stage, step: Step, order: () => Promise<unknown>): Promise<void> {
  const cut = step.arm(stage, async () => undefined);
  const ordered = order();
  await happened(cut, step.name);
  stage.jump(LEASE_MS);
  await ordered;
}

/** The first charge meets the fault; a repeated one is answered. */
async function lose(stage: Stage, fault: Fault, order: () => Promise<unknown>): Promise<void> {
  const met = new Promise<void>((meet) => {
    let isMet = false;
    stage.acquirerProxy.plan((call) => {
      if (isMet || !/^POST \/v1\/charges$/.test(call)) return 'none';
      isMet = true;
      meet();
      return fault;
    });
  });
  await order();
  await happened(met, `a charge that meets ${fault}`);
}
