import type { WireCard } from '@portico/contract/calls/parts/card';
import { toWireCard } from '@portico/contract/wire/card';
import type { CardDetails } from '@portico/domain/payment/card';
import type { Hotel } from '../../hotel/hotel.ts';
import { cardTypeIdOf } from './card-types.ts';

/**
 * A valid card as sent, for one request; the payer's e-mail replaces an empty one. `isToBeSaved`: to the logged-in
 * guest's account.
 */
export function typedCardToWire(
  card: CardDetails,
  payerEmail: string,
  hotel: Hotel,
  isToBeSaved = false,
): WireCard {
  const typed = {
    ...card,
    email: card.email.trim() || payerEmail,
    cardTypeId: cardTypeIdOf(hotel, card.number) ?? 0,
  };
  return toWireCard(typed, isToBeSaved);
}
