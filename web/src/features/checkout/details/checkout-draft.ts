import type { InvoicedCompany } from '@portico/domain/payment/company-invoice';
import type { CustomTerms } from '@portico/domain/payment/custom-terms';
import type { Booker } from '@portico/domain/people/booker';
import { emptyGuest, type Guest } from '@portico/domain/people/guest';
import type { BookerDraft } from '../../../shared/stay/booking.ts';
import type { TypedCard } from '../../../shared/payment/card-form/typed-card.ts';
import type { Hotel } from '../../../shared/hotel/hotel.ts';

/** The two parts of a card that exist in this page's memory only. */
export interface CardSecrets {
  readonly number: string;
  readonly securityCode: string;
}

export const noSecrets: CardSecrets = { number: '', securityCode: '' };

/** The booker starts as room 1's lead guest. */
export function startDraft(leadGuest: Guest | null): BookerDraft {
  return {
    ...(leadGuest ?? emptyGuest),
    street: '',
    city: '',
    stateOrCounty: '',
    postCode: '',
    countryId: null,
    optIn: false,
    specialRequests: '',
    comment: '',
    forSomeoneElse: false,
    agreesToTerms: false,
    acceptsCustomTerms: false,
    paymentType: null,
    company: null,
    companyText: '',
    companyCode: '',
    poNumber: '',
    cardChoice: null,
    savesCard: false,
    cardName: '',
    cardEmail: '',
    cardExpiry: '',
  };
}

/** The booker as the rules take it: trimmed, without a city or county that the hotel does not ask for. */
export function bookerOf(draft: BookerDraft, hotel: Hotel, countryGuess: number | null): Booker {
  const { required } = hotel;
  return {
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    email: draft.email.trim(),
    phone: draft.phone.trim(),
    street: draft.street.trim(),
    city: required.city ? draft.city.trim() : '',
    stateOrCounty: required.stateOrCounty ? draft.stateOrCounty.trim() : '',
    postCode: draft.postCode.trim(),
    countryId: draft.countryId ?? countryGuess,
    optIn: draft.optIn,
  };
}

/** The invoiced company as the rules take it: text without a choice is none. */
export function invoicedCompanyOf({ company, companyCode = '', poNumber }: BookerDraft): InvoicedCompany {
  const code = company?.asksCode === true ? companyCode : undefined;
  return { accountId: company?.accountId ?? null, code, poNumber };
}

/** The hotel's own terms as the rules take them. */
export function customTermsOf({ config }: Hotel): CustomTerms | null {
  if (!config.HasCustomTermsAndConditions) return null;
  return { onlyForCompanyInvoice: config.OnlyUseCustomTermsAndConditionsForPayByCompanyInvoice };
}

/** The card as typed: its `email` is empty when the booker's applies. */
export function typedCard(draft: BookerDraft, secrets: CardSecrets): TypedCard {
  return {
    holderName: draft.cardName,
    expiry: draft.cardExpiry,
    email: draft.cardEmail,
    ...secrets,
  };
}

/** The change of the draft for a change of the card's non-secret fields. */
export function draftOfCard(part: Partial<TypedCard>): Partial<BookerDraft> {
  return {
    ...(part.holderName !== undefined && { cardName: part.holderName }),
    ...(part.email !== undefined && { cardEmail: part.email }),
    ...(part.expiry !== undefined && { cardExpiry: part.expiry }),
  };
}

/** The part that stays in memory. */
export function secretsOfCard(part: Partial<TypedCard>): Partial<CardSecrets> {
  return {
    ...(part.number !== undefined && { number: part.number }),
    ...(part.securityCode !== undefined && { securityCode: part.securityCode }),
  };
}
