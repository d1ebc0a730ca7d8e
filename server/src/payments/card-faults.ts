import { brandOfCardType } from '@portico/contract/texts/card-texts';
import { cardFields, type RequestedCard } from '@portico/contract/wire/card';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { cardIssues, isNumberOfBrand } from '@portico/domain/payment/card';
import type { Issue } from '@portico/domain/result';
import { fieldFaults, type FieldFault, type WireNames } from '../hotel/field-faults.ts';
import type { Hotel } from '../hotel/hotel.ts';

/** A card issue names month and year together, and the type by name. */
const cardNames: WireNames = {
  ...cardFields,
  expiry: cardFields.expiryMonth,
  cardType: cardFields.cardTypeId,
};

const noCard: RequestedCard = {
  holderName: '',
  number: '',
  expiryMonth: 0,
  expiryYear: 0,
  securityCode: '',
  email: '',
  cardTypeId: 0,
};

/** Faults of a required card; null: none was filled in. Names fields, never their values. */
export function cardFaults(hotel: Hotel, card: RequestedCard | null, today: LocalDate): FieldFault[] {
  const { creditCards } = hotel.definition.property;
  const acceptedBrands = creditCards.flatMap(({ name }) => brandOfCardType(name) ?? []);
  const filledIn = card ?? noCard;
  const chosen = creditCards.find(({ id }) => id === filledIn.cardTypeId);
  const ofNumber = cardIssues(filledIn, { today, acceptedBrands });
  const issues = [...ofNumber, ...typeIssues(chosen?.name, filledIn.number)];
  return fieldFaults(hotel, 'CardDetails', cardNames, issues);
}

/** The chosen card type must exist at the hotel and match the number. */
function typeIssues(name: string | undefined, number: string): Issue[] {
  if (name === undefined) return [{ field: 'cardType', code: 'card.brand-not-taken' }];
  return isNumberOfBrand(number, brandOfCardType(name))
    ? []
    : [{ field: 'cardType', code: 'card.type-mismatch' }];
}
