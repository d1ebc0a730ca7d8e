import type { PropertyId } from '@portico/domain/ids';
import { invoiceSettler } from '../invoice/invoice-settler.ts';
import { claimAttempt } from '../attempts/payment-polls.store.ts';
import { endWait } from '../by-link/payment-wait.store.ts';
import { keepCardSettler } from '../keep-card/keep-card-settler.ts';
import { pollProvider } from '../settle/poll-provider.ts';
import type { PayByLinkDeps } from './pay-by-link-deps.ts';
import { readTransaction, type LinkTransaction } from './transaction.store.ts';

/**
 * Status of a payment for the holder of its token; an open one is polled as rarely as for a booking. `isGivenUp`: the
 * guest turned back, so it is voided at the provider. If that fails, the stored status is shown. Undefined: unknown
 * token. Rule: docs/payments.md, "Pay by link".
 */
export async function polledTransaction(
  deps: PayByLinkDeps,
  propertyId: PropertyId,
  confirmationToken: string,
  { isGivenUp = false }: { readonly isGivenUp?: boolean } = {},
): Promise<LinkTransaction | undefined> {
  const { kysely } = deps.database;
  const transaction = await readTransaction(kysely, propertyId, { confirmationToken });
  if (transaction === undefined || transaction.settledAt !== null) return transaction;
  const { attemptId } = transaction;
  try {
    const isEndedNow = isGivenUp && (await endWait(kysely, transaction, deps.clock.now()));
    const [attempt] = await claimAttempt(kysely, transaction, deps.clock.now(), { isAtOnce: isEndedNow });
    if (attempt === undefined) return transaction;
    const settler = attempt.purpose === 'invoice' ? invoiceSettler : keepCardSettler;
    await pollProvider(deps, settler, attempt, isGivenUp ? 'in-request' : 'later');
  } catch (error) {
    deps.log.error({ err: error, attemptId }, 'a payment by link could not be asked about for its guest');
  }
  return readTransaction(kysely, propertyId, { confirmationToken });
}
