import type { ProcessRequest } from '@portico/contract/calls/pay-by-link';
import { guestPaths } from '@portico/contract/paths';
import type { RequestedCard } from '@portico/contract/wire/card';
import { fromWireAmount } from '@portico/contract/wire/amounts';
import { ok, type Result } from '@portico/domain/result';
import type { Hotel } from '../../core/hotel/hotel.ts';
import type { PayLink } from '../../core/invoice/find-pay-link.ts';
import { fingerprintOf } from '../../core/once/idempotency.ts';
import { once, type OnceRefusal } from '../../core/once/once.ts';
import type { BrowserFacts } from '../../core/payment/payment-port.ts';
import { readAttempt } from '../../core/payment/attempts/payment-ledger.store.ts';
import type { Attempt } from '../../core/payment/attempts/attempt.ts';
import { waitEnd } from '../../core/payment/by-link/payment-wait.store.ts';
import { readKeptByLink } from '../../core/payment/by-link/settled-by-link.ts';
import { invoiceSettler } from '../../core/invoice/invoice-settler.ts';
import { keepCardSettler } from '../../core/payment/keep-card/keep-card-settler.ts';
import { pay } from '../../core/payment/settle/pay.ts';
import { settle } from '../../core/payment/settle/settle.ts';
import { beginProcess, type ProcessRefusal } from './begin-process.ts';
import type { PayByLinkDeps } from './pay-by-link-deps.ts';
import { providerOfLink } from './provider-of-link.ts';
import { readTransaction, type LinkTransaction } from './transaction.store.ts';

export const PROCESS_SCOPE = 'pay-by-link.process';

/** What a payer sends to do what a link asks for. */
export interface ProcessOrder {
  readonly hotel: Hotel;
  readonly link: PayLink;
  readonly body: ProcessRequest;
  /** Typed on our page; null: the provider's own asks for it. */
  readonly card: RequestedCard | null;
  readonly browser: BrowserFacts | null;
  readonly idempotencyKey: string | undefined;
}

export interface Processed {
  readonly transaction: LinkTransaction;
  /** True where this very request declined the card. */
  readonly isDeclined: boolean;
}

/**
 * Does what a pay link asks for, once for each key: asks the provider with no transaction open, and settles what it said.
 * A repeat names the same attempt, so that nothing is taken twice. Answers it as it stands then. Rule: docs/payments.md,
 * "Pay by link".
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
    readAnswer: readKeptByLink,
  };
  const payer = { email: body.Email, seenMinor: fromWireAmount(body.AmountToPay, hotel.currency) };
  const provider = providerOfLink(deps.providers, hotel, link.action);
  const begun = await once(deps, request, async (tx, { now }) => {
    const made = await beginProcess(tx, { hotel, link, payer, provider, now });
    return made.ok ? ok({ kind: 'open' as const, attempt: made.value }) : made;
  });
  if (!begun.ok) return begun;
  const { kysely } = deps.database;
  const { value } = begun;
  const attemptId = value.kind === 'answered' ? value.answer.AttemptId : value.attempt.attemptId;
  const attempt = value.kind === 'open' ? await readAttempt(kysely, { propertyId, attemptId }) : undefined;
  const isDeclined = attempt?.settledAt === null && (await payAndSettle(deps, order, attempt));
  const transaction = await readTransaction(kysely, propertyId, { attemptId });
  if (transaction === undefined) throw new Error('a payment by link without its row');
  return ok({ transaction, isDeclined });
}

/** Whether the card was declined by this very answer. */
async function payAndSettle(deps: PayByLinkDeps, order: ProcessOrder, attempt: Attempt): Promise<boolean> {
  const { hotel, link, body, card, browser } = order;
  const { propertyId, attemptId } = attempt;
  const begun = await readTransaction(deps.database.kysely, propertyId, { attemptId });
  if (begun === undefined) throw new Error('a payment by link without its row');
  const returnUrl = guestPaths.securePayStatus(hotel.definition.property.code, begun.confirmationToken);
  const answer = await pay(deps.providers, attempt, {
    card,
    browser,
    returnUrl: `${deps.publicUrl ?? ''}${returnUrl}`,
    keepCard: false,
    email: body.Email,
    description: `${hotel.definition.property.name}, ${begun.number}`,
    expiresAt: waitEnd(attempt.createdAt),
  });
  const settler = link.action === 'pay' ? invoiceSettler : keepCardSettler;
  try {
    const settled = await settle(deps, settler, attempt, answer, 'in-request');
    return settled.isDeclined === true;
  } catch (error) {
    // The provider has the attempt: recovery settles it, and the payer must not pay again.
    deps.log.error({ err: error, attemptId }, 'a payment by link could not be settled');
    return false;
  }
}
