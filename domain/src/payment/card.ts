import type { LocalDate } from '../calendar/local-date.ts';
import { emailIssues } from '../people/email.ts';
import { textIssues } from '../people/text-issues.ts';
import type { Issue } from '../result.ts';
import {
  cardBrand,
  cardDigits,
  cardNumberLengths,
  securityCodeLength,
  type CardBrand,
} from './card-brand.ts';
import { passesLuhn } from './luhn.ts';

/** A card as typed: in memory only; never stored, logged or put into an error. */
export interface CardDetails {
  readonly holderName: string;
  readonly number: string;
  /** 1 to 12; 0: not chosen. */
  readonly expiryMonth: number;
  /** Four digits; 0: not chosen. */
  readonly expiryYear: number;
  readonly securityCode: string;
  readonly email: string;
}

/** What a card is validated against; `today` is the property's local date. */
export interface CardRules {
  readonly today: LocalDate;
  readonly acceptedBrands: readonly CardBrand[];
}

const MAX_HOLDER_NAME_LENGTH = 80;

/** Shortest number of any brand, in digits: ISO/IEC 7812. */
const SHORTEST = 12;
const LONGEST = 19;

/** Issues of a card, by field. Rule: docs/journeys.md, "Cards". */
export function cardIssues(card: CardDetails, rules: CardRules): Issue[] {
  const faults = {
    number: numberFault(card.number, rules.acceptedBrands),
    expiry: expiryFault(card, rules.today),
    securityCode: securityCodeFault(card),
  };
  return [
    ...textIssues('holderName', card.holderName, { isRequired: true, maxLength: MAX_HOLDER_NAME_LENGTH }),
    ...Object.entries(faults).flatMap(([field, code]) => (code === undefined ? [] : [{ field, code }])),
    ...emailIssues(card.email, true),
  ];
}

/** The same with the payer's e-mail, which is used if the card has none. */
export function payersCardIssues(card: CardDetails, rules: CardRules): Issue[] {
  return cardIssues(card, rules).filter(({ field }) => field !== 'email' || card.email.trim() !== '');
}

function numberFault(number: string, acceptedBrands: readonly CardBrand[]): string | undefined {
  const digits = cardDigits(number);
  if (digits === '') return 'card.number-required';
  if (!/^\d+$/.test(digits)) return 'card.number-not-digits';
  const brand = cardBrand(digits);
  const hasLength =
    brand === undefined
      ? digits.length >= SHORTEST && digits.length <= LONGEST
      : cardNumberLengths(brand).includes(digits.length);
  if (!hasLength) return 'card.number-length';
  // Only a complete number can have a wrong digit.
  if (!passesLuhn(digits)) return 'card.number-invalid';
  return brand !== undefined && acceptedBrands.includes(brand) ? undefined : 'card.brand-not-taken';
}

/** Whether the number's brand matches the chosen one; an empty number is checked elsewhere. */
export function isNumberOfBrand(number: string, stated: CardBrand | undefined): boolean {
  return cardDigits(number) === '' || cardBrand(number) === stated;
}

function expiryFault({ expiryMonth, expiryYear }: CardDetails, today: LocalDate): string | undefined {
  if (expiryMonth === 0 || expiryYear === 0) return 'card.expiry-required';
  const isMonth = Number.isInteger(expiryMonth) && expiryMonth >= 1 && expiryMonth <= 12;
  const isYear = Number.isInteger(expiryYear) && expiryYear >= 1000 && expiryYear <= 9999;
  if (!isMonth || !isYear) return 'card.expiry-invalid';
  return isCardExpired({ expiryMonth, expiryYear }, today) ? 'card.expired' : undefined;
}

/** A card is valid through the last day of its month. */
export function isCardExpired(
  { expiryMonth, expiryYear }: Pick<CardDetails, 'expiryMonth' | 'expiryYear'>,
  today: LocalDate,
): boolean {
  return `${expiryYear}-${String(expiryMonth).padStart(2, '0')}` < today.slice(0, 7);
}

function securityCodeFault({ number, securityCode }: CardDetails): string | undefined {
  const code = securityCode.trim();
  if (code === '') return 'card.security-code-required';
  const brand = cardBrand(number);
  const fits = brand === undefined ? [3, 4].includes(code.length) : code.length === securityCodeLength(brand);
  return /^\d+$/.test(code) && fits ? undefined : 'card.security-code-invalid';
}
