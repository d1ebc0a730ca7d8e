import type { RequestedCard } from '@portico/contract/wire/card';
import { cardDigits } from '@portico/domain/payment/card-brand';
import type { Attempt } from '../attempts/attempt.ts';
import type { CardOrder, PaymentAnswer } from '../payment-port.ts';
import type { Providers } from '../providers.ts';

/** What a guest pays with. */
interface PaymentOrder extends Omit<CardOrder, 'card'> {
  readonly card: RequestedCard | null;
  /** True: a later part of the price is to be charged to it. */
  readonly keepCard: boolean;
}

/**
 * Asks the provider of an attempt to take its money or to keep the card. A repeat of a request that was left half done
 * names the same attempt, so the provider charges once; one without a card asks what became of it.
 * Rule: docs/payments.md, "The payment provider".
 */
export async function pay(
  providers: Providers,
  attempt: Attempt,
  { card, browser, returnUrl, keepCard }: PaymentOrder,
): Promise<PaymentAnswer> {
  const provider = providers.named(attempt.provider);
  if (provider === undefined) return { kind: 'unknown' };
  if (card === null) return provider.lookUp(attempt);
  const { number, expiryMonth, expiryYear, securityCode, holderName: name } = card;
  const order = {
    card: { number: cardDigits(number), expiryMonth, expiryYear, securityCode, name },
    browser,
    returnUrl,
  };
  return attempt.kind === 'charge'
    ? provider.charge(attempt, { ...order, money: attempt.money, keepCard })
    : provider.storeCard(attempt, order);
}
