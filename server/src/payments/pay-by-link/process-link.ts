import type { ProcessRequest } from '@portico/contract/calls/pay-by-link';
import { guestPaths } from '@portico/contract/paths';
import type { RequestedCard } from '@portico/contract/wire/card';
import { fromWireAmount } from '@portico/contract/wire/amounts';
import type { PropertyId } from '@portico/domain/ids';
import { ok, type Result } from '@portico/domain/result';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import type { PayLink } from '../invoice/find-pay-link.ts';
import { fingerprintOf } from '../../platform/once/idempotency.ts';
import { once, type OnceRefusal } from '../../platform/once/once.ts';
import type { BrowserFacts } from '../payment-port.ts';
import { readAttempt } from '../attempts/payment-ledger.store.ts';
import type { Attempt } from '../attempts/attempt.ts';
import { readLinkPayment } from '../by-link/link-payment.store.ts';
import { waitEnd } from '../by-link/payment-wait.store.ts';
import { readStoredByLink, type SettledByLink } from '../by-link/settled-by-link.ts';
import { invoiceSettler } from '../invoice/invoice-settler.ts';
import { keepCardSettler } from '../keep-card/keep-card-settler.ts';
import { pay } from '../settle/pay.ts';
import { settle } from '../settle/settle.ts';
import { beginProcess, type BegunProcess, type ProcessRefusal } from './begin-process.ts';
import type { PayByLinkDeps } from './pay-by-link-deps.ts';
import { providerOfLink } from './provider-of-link.ts';
import { readTransaction, type LinkTransaction, type ShownTransaction } from './transaction.store.ts';

export const PROCESS_SCOPE = 'pay-by-link.process';

export interface ProcessOrder {
  readonly hotel: Hotel;
  readonly link: PayLink;
  readonly body: ProcessRequest;
  /** Typed on our page; null: the provider's page collects it. */
  readonly card: RequestedCard | null;
  readonly browser: BrowserFacts | null;
  readonly idempotencyKey: string | undefined;
}

export interface Processed {
  readonly transaction: ShownTransaction & Pick<LinkTransaction, 'confirmationToken'>;
  /** Whether the provider has not decided yet. */
  readonly isOpen: boolean;
  /** True when this request declined the card. */
  readonly isDeclined: boolean;
  /** True when the provider refused to begin it. */
  readonly isNotBegun: boolean;
}

/**
 * Does what a pay link requests, once for each key. Calls the provider outside any transaction, then settles the
 * answer. A repeat names the same attempt, so nothing is charged twice. Returns the current status. Rule:
 * docs/payments.md, "Pay by link".
 */
export async function processLink(
  deps: PayByLinkDeps,
  order: ProcessOrder,
): Promise<Result<Processed, ProcessRefusal | OnceRefusal>> {
  const { hotel, link, body } = order;
  const { propertyId } = hotel;
  const request = {
    propertyId,
    scope: PROCESS_SCOPE,
    key: order.idempotencyKey,
    fingerprint: fingerprintOf({ ...body, CardDetails: undefined, BrowserData: undefined }),
    readAnswer: readStoredByLink,
  };
  const payer = { email: body.Email, seenMinor: fromWireAmount(body.AmountToPay, hotel.currency) };
  const provider = providerOfLink(deps.providers, hotel, link.action);
  const begun = await once(deps, request, async (tx, run) => {
    const made = await beginProcess(tx, { hotel, link, payer, provider, ...run });
    return made.ok ? ok({ kind: 'open' as const, ...made.value }) : made;
  });
  if (!begun.ok) return begun;
  const { kysely } = deps.database;
  const { value } = begun;
  const attemptId = value.kind === 'answered' ? value.answer.AttemptId : value.attempt.attemptId;
  const open = value.kind === 'open' ? await openPayment(kysely, propertyId, value) : undefined;
  const settled = open?.attempt.settledAt === null ? await payAndSettle(deps, order, open) : undefined;
  const isDeclined = settled?.isDeclined === true;
  const known = value.kind === 'answered' ? value.answer : settled;
  const isNotBegun = known?.isNotBegun === true;
  // What this answer decided need not be read again, except a refund.
  if (open !== undefined && settled?.answer !== undefined && settled.refunded === undefined) {
    const { status, actionUrl } = settled;
    const { attempt, confirmationToken } = open;
    const shown = { kind: attempt.kind, status, actionUrl, isAllGivenBack: false, confirmationToken };
    return ok({ transaction: shown, isOpen: status === 'action-required', isDeclined, isNotBegun });
  }
  const transaction = await readTransaction(kysely, propertyId, { attemptId });
  if (transaction === undefined) throw new Error('a payment by link without its row');
  return ok({ transaction, isOpen: transaction.settledAt === null, isDeclined, isNotBegun });
}

/** Returns the payment just begun, or the current state of one begun before. */
async function openPayment(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  begun: BegunProcess | { readonly attempt: Pick<Attempt, 'attemptId'> },
): Promise<BegunProcess> {
  if ('confirmationToken' in begun) return begun;
  const { attemptId } = begun.attempt;
  const attempt = await readAttempt(db, { propertyId, attemptId });
  const payment = await readLinkPayment(db, propertyId, { attemptId });
  if (attempt === undefined || payment === undefined) throw new Error('a payment by link without its row');
  return { attempt, confirmationToken: payment.confirmationToken };
}

/** Undefined when it could not be settled. */
async function payAndSettle(
  deps: PayByLinkDeps,
  order: ProcessOrder,
  { attempt, confirmationToken }: BegunProcess,
): Promise<SettledByLink | undefined> {
  const { hotel, link, body, card, browser } = order;
  const { attemptId } = attempt;
  const returnUrl = guestPaths.securePayStatus(hotel.definition.property.code, confirmationToken);
  const number = link.action === 'pay' ? link.invoice.number : link.reservation.referenceNumber;
  const answer = await pay(deps.providers, attempt, {
    card,
    browser,
    returnUrl: `${deps.publicUrl ?? ''}${returnUrl}`,
    keepCard: false,
    email: body.Email,
    description: `${hotel.definition.property.name}, ${number}`,
    expiresAt: waitEnd(attempt.createdAt),
  });
  const settler = link.action === 'pay' ? invoiceSettler : keepCardSettler;
  try {
    return await settle(deps, settler, attempt, answer, 'in-request');
  } catch (error) {
    // The provider has the attempt. Recovery settles it, and the payer must not pay again.
    deps.log.error({ err: error, attemptId }, 'a payment by link could not be settled');
    return undefined;
  }
}
