import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { PayByLinkResponse, ProcessResponse } from '@portico/contract/calls/pay-by-link';
import { hotelDirectory } from '@portico/server/hotel/hotel-directory';
import { createInvoice } from '@portico/server/payments/invoice/create-invoice';
import { makePayLink } from '@portico/server/payments/invoice/make-pay-link';
import { approvedCard, browserData } from '../../booking/booking-body.ts';
import { PROPERTY } from '../../builders/hotel-file.ts';
import { guestBrowser } from '../../http/guest-browser.ts';
import { requestBooking, type RequestedBooking } from '../request-booking.ts';
import type { Line } from '../line.ts';
import { untilAnswered } from '../managing.ts';
import type { Fault } from '../stage/acquirer-proxy.ts';
import { SERVER_SECRET, type Stage } from '../stage/stage.ts';
import { at, atCharge, commitAfter, happened, insertInto, type Step } from './kills.ts';
import { nightOf } from './load.ts';

/** Longer than the lease of an abandoned request. */
const LEASE_MS = 25_000;
const LOOKS = 600;
const LOOK_EVERY_MS = 500;
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

/** A payer with their own link to the invoice, who repeats with one key until it is paid. */
type Payer = Readonly<Record<'invoiceNumber' | 'hash' | 'paymentId', string>>;

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

async function invoiceForTwo(stage: Stage): Promise<readonly Payer[]> {
  return stage.withDatabase(async (database) => {
    const hotel = await hotelDirectory(database).find(PROPERTY);
    if (hotel === undefined) throw new Error('no hotel');
    const now = new Date('2027-02-20T12:00:00Z');
    const lines = [{ text: 'Supper', quantity: 6, unitMinor: 2_000, minor: GROSS_MINOR }];
    const number = `Q-${randomUUID().replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')}`;
    const billedTo = { name: 'Palm Grove Trading', email: 'desk@palmgrove.example' };
    const order = { number, description: 'Supper', lines, billedTo, reservationId: null };
    const created = await createInvoice({ database, clock: { now: () => now } }, hotel, order);
    if (!created.ok) throw new Error(created.refusal.code);
    const { invoiceId } = created.value;
    const requested = { number, action: 'pay', invoiceId, amountMinor: null } as const;
    const payers: Payer[] = [];
    for (let payer = 0; payer < 2; payer++) {
      const { request, path } = await makePayLink(database.kysely, hotel, [SERVER_SECRET], requested, now);
      const hash = path.split(/[/?]/)[5] ?? '';
      payers.push({ invoiceNumber: number, hash, paymentId: request.paymentId });
    }
    return payers;
  });
}

/** With one key, however often it is repeated. */
async function payOnce(stage: Stage, { invoiceNumber, hash, paymentId }: Payer): Promise<ProcessResponse> {
  const key = randomUUID();
  const body = {
    PropertyId: PROPERTY,
    Action: 'Pay',
    InvoiceNumber: invoiceNumber,
    AmountToPay: GROSS_MINOR / 100,
    PaymentId: paymentId,
    Hash: hash,
    Email: 'ada@example.com',
    CardDetails: approvedCard,
    BrowserData: browserData,
  };
  const guest = guestBrowser(urlOf(stage));
  const answer = await untilAnswered(() => guest.post('/api/PayByLink/Process', body, undefined, key));
  return answer.body as unknown as ProcessResponse;
}

async function read(stage: Stage, payer: Payer): Promise<PayByLinkResponse> {
  const query = { propertyId: String(PROPERTY), actionType: 'P', ...payer };
  const { body } = await untilAnswered(() => guestBrowser(urlOf(stage)).get('/api/PayByLink/Get', query));
  return body as unknown as PayByLinkResponse;
}

/** Its page polls the payment, and the server asks the provider. */
async function lookAt(stage: Stage, referenceNumber: string): Promise<void> {
  const query = { propertyId: String(PROPERTY), referenceNumber };
  await untilAnswered(() => guestBrowser(urlOf(stage)).get('/api/PayByLink/Status', query));
}

/** Repeats a failed payment, as its payer would, while recovery runs. Returns the faults. */
async function paidAtLast(
  stage: Stage,
  [payer]: readonly Payer[],
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
