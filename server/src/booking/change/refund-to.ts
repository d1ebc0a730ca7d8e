import type { WireRefundTo } from '@portico/contract/calls/parts/refund-to';
import { cardBrandText } from '@portico/contract/texts/card-texts';
import type { CardRefund } from '@portico/contract/texts/refund-texts';
import { toWireAmount } from '@portico/contract/wire/amounts';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { ChangeMaker } from '@portico/domain/reservation/change';
import type { PaymentRefund } from '../../payments/refunds/give-back.ts';

/** Each card once, with its total refund. Access by number and name shows no card: others may know both. */
export function cardRefunds(refunds: readonly PaymentRefund[], by: ChangeMaker): CardRefund[] {
  const byCard = new Map<string, CardRefund>();
  for (const { card, minor, attemptId } of refunds) {
    const key = card === null ? attemptId : `${card.brand} ${card.last4}`;
    const shown = card === null || by === 'lookup' ? null : card;
    byCard.set(key, {
      card: shown && { name: cardBrandText(shown.brand), last4: shown.last4 },
      minor: (byCard.get(key)?.minor ?? 0) + minor,
    });
  }
  return [...byCard.values()];
}

export function refundToOnWire(
  refunds: readonly PaymentRefund[],
  { currency, by }: { readonly currency: CurrencyCode; readonly by: ChangeMaker },
): WireRefundTo {
  return cardRefunds(refunds, by).map(({ card, minor }) => ({
    Card: card && { Name: card.name, LastFour: card.last4 },
    Amount: toWireAmount(minor, currency),
  }));
}
