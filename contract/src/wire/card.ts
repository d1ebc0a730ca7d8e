import { cardDigits } from '@portico/domain/payment/card-brand';
import type { CardDetails } from '@portico/domain/payment/card';
import type { WireCard } from '../calls/parts/card.ts';

/** A card in a request: in memory for one request only. */
export interface RequestedCard extends CardDetails {
  /** A card type of the property. */
  readonly cardTypeId: number;
}

/** Names of a card's fields on the wire. */
export const cardFields = {
  holderName: 'NameOnCard',
  number: 'CardNumber',
  expiryMonth: 'ExpiryMonth',
  expiryYear: 'ExpiryYear',
  securityCode: 'SecurityCode',
  email: 'EmailAddress',
  cardTypeId: 'CreditCardTypeId',
} as const satisfies Record<keyof RequestedCard, keyof WireCard>;

/** The number as digits. `isToBeSaved`: for the account of the guest who is logged in. */
export function toWireCard(card: RequestedCard, isToBeSaved = false): WireCard {
  return {
    CreditCardId: null,
    SaveCreditCardToIndividual: isToBeSaved,
    CardNumber: cardDigits(card.number),
    NameOnCard: card.holderName.trim(),
    EmailAddress: card.email,
    CreditCardTypeId: card.cardTypeId,
    ExpiryMonth: card.expiryMonth,
    ExpiryYear: card.expiryYear,
    SecurityCode: card.securityCode.trim(),
  };
}

/** The number as sent; missing fields are empty. */
export function cardFromWire(wire: WireCard): RequestedCard {
  return {
    holderName: wire.NameOnCard?.trim() ?? '',
    number: wire.CardNumber ?? '',
    expiryMonth: wire.ExpiryMonth ?? 0,
    expiryYear: wire.ExpiryYear ?? 0,
    securityCode: wire.SecurityCode?.trim() ?? '',
    email: wire.EmailAddress?.trim() ?? '',
    cardTypeId: wire.CreditCardTypeId ?? 0,
  };
}
