import type { RequestedCard } from '@portico/contract/wire/card';
import { cardDigits } from '@portico/domain/payment/card-brand';
import type { Attempt, SavedCard } from '../attempts/attempt.ts';
import type { CardOrder, PaymentAnswer, PaymentPort, RedirectOrder } from '../payment-port.ts';
import type { Providers } from '../providers.ts';

/** What a guest pays with; a provider with its own page collects it there. */
interface PaymentOrder
  extends Omit<CardOrder, 'card'>, Pick<RedirectOrder, 'keepCard' | 'email' | 'description' | 'expiresAt'> {
  readonly card: RequestedCard | null;
}

/**
 * Makes the provider take the attempt's money or save the card: at once, on its own page, or from a saved card. A
 * repeat names the same attempt, so the provider charges once. A repeat without the card that a provider needs looks up
 * the outcome. Rule: docs/payments.md, "The payment provider".
 */
export async function pay(
  providers: Providers,
  attempt: Attempt,
  { card, browser, returnUrl, keepCard, ...payer }: PaymentOrder,
): Promise<PaymentAnswer> {
  const provider = providers.named(attempt.provider);
  if (provider === undefined) return { kind: 'unknown' };
  const { money, savedCard } = attempt;
  if (savedCard !== null) return payBySaved(provider, attempt, savedCard, { browser, returnUrl });
  if (provider.cards !== 'typed-here') {
    const storesCardOnly = attempt.kind === 'store-card';
    const { currency } = money;
    return provider.startRedirect(attempt, {
      ...payer,
      money: storesCardOnly ? null : money,
      currency,
      keepCard: keepCard || storesCardOnly,
      returnUrl,
    });
  }
  if (card === null) return provider.lookUp(attempt);
  const { number, expiryMonth, expiryYear, securityCode, holderName: name } = card;
  const order = {
    card: { number: cardDigits(number), expiryMonth, expiryYear, securityCode, name },
    browser,
    returnUrl,
  };
  return attempt.kind === 'charge'
    ? provider.charge(attempt, { ...order, money, keepCard, description: payer.description })
    : provider.storeCard(attempt, order);
}

/** A saved card that is charged nothing needs no call. */
async function payBySaved(
  provider: PaymentPort,
  attempt: Attempt,
  { token, ...card }: SavedCard,
  guest: Omit<CardOrder, 'card'>,
): Promise<PaymentAnswer> {
  if (attempt.kind === 'store-card') return { kind: 'stored', token, card, reference: attempt.attemptId };
  const answer = await provider.chargeStored(attempt, attempt.money, token, guest);
  // The bank challenges, and there is no page where the guest could answer.
  if (answer.kind !== 'action-required' || answer.url !== '') return answer;
  const ended = await provider.cancel({
    ...attempt,
    providerReference: answer.reference ?? attempt.providerReference,
  });
  return ended.kind === 'cancelled' ? { kind: 'declined' } : ended;
}
