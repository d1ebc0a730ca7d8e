import type { Money } from '@portico/domain/money/money';
import { requestedMinor, outstandingMinor } from '@portico/domain/payment/outstanding';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Transaction } from 'kysely';
import type { Hotel } from '../../hotel/hotel.ts';
import type { PayLink } from '../invoice/find-pay-link.ts';
import { readRequestedSums } from '../invoice/invoice-sums.store.ts';
import { lockInvoice } from '../invoice/invoice.store.ts';
import type { OneRun } from '../../platform/once/once.ts';
import type { Attempt, NewAttempt } from '../attempts/attempt.ts';
import { insertedAttempt } from '../attempts/payment-ledger.store.ts';
import { insertLinkPaymentWrite } from '../by-link/link-payment.store.ts';
import { readPaymentRequest } from '../by-link/payment-request.store.ts';
import { waitEnd } from '../by-link/payment-wait.store.ts';
import { beginKeepCard } from '../keep-card/begin-keep-card.ts';
import type { PaymentPort } from '../payment-port.ts';
import { lockReservation } from '../../reservation/read-reservation.store.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import { writeTogether } from '../../platform/database/write-together.ts';
import { newConfirmationToken } from '../../platform/ids.ts';
import { isCardNeeded } from './card-needed.ts';

export type ProcessRefusal =
  | { readonly code: 'link.invalid' }
  | { readonly code: 'invoice.nothing-outstanding' }
  | { readonly code: 'invoice.payment-under-way' }
  | { readonly code: 'invoice.cannot-be-paid' }
  | { readonly code: 'invoice.amount-changed'; readonly toPay: Money }
  | { readonly code: 'card.not-needed' }
  | { readonly code: 'card.under-way' };

/** What a payer sends besides the link. */
export interface Payer {
  readonly email: string;
  /** The amount the payer saw; compared, never trusted. */
  readonly seenMinor: number;
}

type Tx = Transaction<Schema>;
type Attempted = Result<NewAttempt, ProcessRefusal>;

/** The attempt for the provider, and the token for its status. */
export interface BegunProcess {
  readonly attempt: Attempt;
  readonly confirmationToken: string;
}

/**
 * First transaction of Process: decides under the lock of the invoice or booking, and writes the attempt. The caller
 * rolls back a refusal. Rule: docs/payments.md, "Pay by link".
 */
export async function beginProcess(
  tx: Tx,
  facts: Facts<PayLink['action']>,
): Promise<Result<BegunProcess, ProcessRefusal>> {
  const { link, payer, now } = facts;
  const begun = await (link.action === 'pay'
    ? beginInvoice(tx, { ...facts, link })
    : beginCard(tx, { ...facts, link }));
  if (!begun.ok) return begun;
  const { propertyId, paymentId } = link.request;
  const { attemptId } = begun.value;
  const confirmationToken = newConfirmationToken();
  const payment = { propertyId, attemptId, paymentId, confirmationToken, email: payer.email };
  // `beginCard` has already written its attempt.
  const written = link.action === 'pay' ? [insertedAttempt(tx, begun.value, waitEnd(now))] : [];
  await writeTogether(tx, [...written, insertLinkPaymentWrite(tx, payment, now)]);
  const open = { providerReference: null, status: 'created', actionUrl: null, settledAt: null } as const;
  return ok({ attempt: { ...begun.value, ...open }, confirmationToken });
}

interface Facts<Action extends PayLink['action']> extends OneRun {
  readonly hotel: Hotel;
  readonly link: Extract<PayLink, { readonly action: Action }>;
  readonly payer: Payer;
  readonly provider: PaymentPort | undefined;
}

async function beginInvoice(
  tx: Tx,
  { hotel, link: { request }, payer, provider, attemptId, now }: Facts<'pay'>,
): Promise<Attempted> {
  const { propertyId, currency } = hotel;
  const invoice = await lockInvoice(tx, propertyId, request.invoiceId);
  if (invoice === undefined) return refused({ code: 'link.invalid' });
  const { invoiceId, reservationId } = invoice;
  if (reservationId !== null) await lockReservation(tx, propertyId, reservationId);
  // Read under the lock: other payers have finished, and the link may have been revoked.
  const { sums, netPaidMinor, linkVersion } = await readRequestedSums(tx, invoice, request);
  if (linkVersion !== request.linkVersion) return refused({ code: 'link.invalid' });
  const { amountMinor } = request;
  const minor = requestedMinor(outstandingMinor(sums), { amountMinor, netPaidMinor });
  if (minor === 0) return refused({ code: 'invoice.nothing-outstanding' });
  if (sums.openMinor > 0) return refused({ code: 'invoice.payment-under-way' });
  if (minor !== payer.seenMinor)
    return refused({ code: 'invoice.amount-changed', toPay: { minor, currency } });
  if (provider === undefined || minor < provider.leastMinor(currency))
    return refused({ code: 'invoice.cannot-be-paid' });
  return ok({
    propertyId,
    attemptId,
    subject: { kind: 'invoice', invoiceId, reservationId },
    purpose: 'invoice',
    changeId: null,
    provider: provider.name,
    kind: 'charge',
    savedCard: null,
    money: { minor, currency },
    createdAt: now,
  });
}

async function beginCard(tx: Tx, { hotel, link, provider, now }: Facts<'store-card'>): Promise<Attempted> {
  const { request } = link;
  const reservation = await lockReservation(tx, hotel.propertyId, request.reservationId);
  const isNeeded = reservation && (await isCardNeeded(tx, hotel, { reservation, request }, now));
  if (!isNeeded) return refused({ code: 'card.not-needed' });
  const standing = await readPaymentRequest(tx, request);
  if (standing?.linkVersion !== request.linkVersion) return refused({ code: 'link.invalid' });
  if (provider === undefined) return refused({ code: 'invoice.cannot-be-paid' });
  return beginKeepCard(tx, reservation, provider, now);
}
