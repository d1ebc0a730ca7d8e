import type { LocalDate } from '@portico/domain/calendar/local-date';
import { isCardExpired } from '@portico/domain/payment/card';
import type { AccountCard } from '../account/account-card.store.ts';
import { fieldFaults, type FieldFault } from '../hotel/field-faults.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { PaymentPort } from '../payment/payment-port.ts';

/** What is wrong with a kept card: it has expired, or the hotel takes its payments by another provider since. */
export function keptCardFaults(
  hotel: Hotel,
  card: AccountCard,
  provider: PaymentPort,
  today: LocalDate,
): FieldFault[] {
  const names = { card: 'CreditCardId' };
  if (card.provider !== provider.name)
    return fieldFaults(hotel, 'CardDetails', names, [{ field: 'card', code: 'card.not-kept-any-more' }]);
  return isCardExpired(card, today)
    ? fieldFaults(hotel, 'CardDetails', names, [{ field: 'card', code: 'card.expired' }])
    : [];
}
