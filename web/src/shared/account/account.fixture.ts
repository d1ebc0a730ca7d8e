import type { AccountUser } from '@portico/contract/calls/account-read';

/** A logged-in guest. */
export function buildUser(changes: Partial<AccountUser> = {}): AccountUser {
  return {
    Firstname: 'Marian',
    Lastname: 'Oakshott',
    Telephone: '+44 7700 900123',
    EmailAddress: 'marian@oakshott.example',
    Street: '4 Shingle Row',
    City: '',
    StateOrCounty: '',
    ZipCode: 'CT5 1AB',
    CountryId: 826,
    ReceiveBrandOffers: false,
    CanChoosePaymentMethod: false,
    CreditCards: [
      {
        CreditCardId: '0192f0a0-0000-7000-8000-000000000001',
        Name: 'Visa',
        LastFour: '4242',
        ExpiryMonth: 4,
        ExpiryYear: 2029,
      },
    ],
    ...changes,
  };
}
