import { brandOfCardType } from '@portico/contract/texts/card-texts';
import { issueText } from '@portico/contract/texts/issue-texts';
import { bookerFields } from '@portico/contract/wire/booker';
import { cardFields, type RequestedCard } from '@portico/contract/wire/card';
import { guestFields } from '@portico/contract/wire/guest';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { cardIssues, isNumberOfBrand } from '@portico/domain/payment/card';
import { bookerIssues, requiredAtCheckout } from '@portico/domain/people/booker';
import { leadGuestIssues } from '@portico/domain/people/guest';
import type { Issue } from '@portico/domain/result';
import { countryCode } from '../hotel/country.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { BookingRequest } from './booking-request.ts';
import type { FieldFault } from './create-refusal.ts';

type WireNames = Readonly<Record<string, string>>;

/** An issue of a card speaks of its month and year together, and of its type by name. */
const cardNames: WireNames = {
  ...cardFields,
  expiry: cardFields.expiryMonth,
  cardType: cardFields.cardTypeId,
};

/** What is wrong with the booker and the lead guests, by the same rules as in the form. */
export function peopleFaults(hotel: Hotel, { booker, rooms }: BookingRequest): FieldFault[] {
  const { required } = hotel.definition.settings;
  const hasUnknownCountry = booker.countryId !== null && countryCode(booker.countryId) === undefined;
  const country: Issue[] = hasUnknownCountry ? [{ field: 'countryId', code: 'country.required' }] : [];
  const ofBooker = [...bookerIssues(booker, requiredAtCheckout(required)), ...country];
  const ofGuests = rooms.flatMap(({ leadGuest }, index) =>
    faultsOf(hotel, `Rooms[${index}].LeadGuest`, guestFields, leadGuestIssues(leadGuest, required)),
  );
  return [...faultsOf(hotel, 'Booker', bookerFields, ofBooker), ...ofGuests];
}

const noCard: RequestedCard = {
  holderName: '',
  number: '',
  expiryMonth: 0,
  expiryYear: 0,
  securityCode: '',
  email: '',
  cardTypeId: 0,
};

/** What is wrong with a card that is needed; null is one nobody filled in. Names fields, never what stands in them. */
export function cardFaults(hotel: Hotel, card: RequestedCard | null, today: LocalDate): FieldFault[] {
  const { creditCards } = hotel.definition.property;
  const acceptedBrands = creditCards.flatMap(({ name }) => brandOfCardType(name) ?? []);
  const filledIn = card ?? noCard;
  const chosen = creditCards.find(({ id }) => id === filledIn.cardTypeId);
  const ofNumber = cardIssues(filledIn, { today, acceptedBrands });
  const issues = [...ofNumber, ...typeIssues(chosen?.name, filledIn.number)];
  return faultsOf(hotel, 'CardDetails', cardNames, issues);
}

/** The hotel's card type that was chosen has to exist, and to be the one of the number. */
function typeIssues(name: string | undefined, number: string): Issue[] {
  if (name === undefined) return [{ field: 'cardType', code: 'card.brand-not-taken' }];
  return isNumberOfBrand(number, brandOfCardType(name))
    ? []
    : [{ field: 'cardType', code: 'card.type-mismatch' }];
}

function faultsOf(hotel: Hotel, parent: string, names: WireNames, issues: readonly Issue[]): FieldFault[] {
  const unit = hotel.definition.property.unitName;
  return issues.map(({ field, code }) => ({
    field: `${parent}.${names[field] ?? field}`,
    message: issueText(code, { field, unit }),
  }));
}
