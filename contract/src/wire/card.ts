import { cardDigits } from '@portico/domain/payment/card-brand';
import type { CardDetails } from '@portico/domain/payment/card';
import type { WireCard } from '../calls/parts/card.ts';

/** A card as it is sent: in memory for one request only. */
export interface RequestedCard extends CardDetails {
  /** One of the property's card types. */
  readonly cardTypeId: number;
}

/** The fields of a card as they are named on the wire. */
export const cardFields = {
  holderName: 'NameOnCard',
  number: 'CardNumber',
  expiryMonth: 'ExpiryMonth',
  expiryYear: 'ExpiryYear',
  securityCode: 'SecurityCode',
  email: 'EmailAddress',
  cardTypeId: 'CreditCardTypeId',
} as const satisfies Record<keyof RequestedCard, keyof WireCard>;

/** The number as digits. `isToBeSaved`: for the account of who is logged in. */
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

/** The number as it was sent; what was not is empty. */
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
