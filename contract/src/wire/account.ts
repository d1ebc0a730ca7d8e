import type { AccountDetails } from '@portico/domain/people/account-details';
import { cardBrandText } from '../texts/card-texts.ts';
import type { AccountCard, AccountUser } from '../calls/account-read.ts';

/** Names of an account's fields on the wire. */
export const accountFields = {
  firstName: 'Firstname',
  lastName: 'Lastname',
  email: 'EmailAddress',
  phone: 'Telephone',
  street: 'Street',
  city: 'City',
  stateOrCounty: 'StateOrCounty',
  postCode: 'ZipCode',
  countryId: 'CountryId',
} as const satisfies Record<string, keyof AccountUser>;

interface StoredAccount extends AccountDetails {
  readonly email: string;
}

interface SavedCard {
  readonly cardId: string;
  readonly brand: string;
  readonly last4: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

export function toWireUser(
  account: StoredAccount,
  { mayChoose, cards }: { readonly mayChoose: boolean; readonly cards: readonly SavedCard[] },
): AccountUser {
  return {
    Firstname: account.firstName,
    Lastname: account.lastName,
    Telephone: account.phone,
    EmailAddress: account.email,
    Street: account.street,
    City: account.city,
    StateOrCounty: account.stateOrCounty,
    ZipCode: account.postCode,
    CountryId: account.countryId,
    ReceiveBrandOffers: account.receiveBrandOffers,
    CanChoosePaymentMethod: mayChoose,
    CreditCards: cards.map(toWireAccountCard),
  };
}

export function toWireAccountCard(card: SavedCard): AccountCard {
  return {
    CreditCardId: card.cardId,
    Name: cardBrandText(card.brand),
    LastFour: card.last4,
    ExpiryMonth: card.expiryMonth,
    ExpiryYear: card.expiryYear,
  };
}
