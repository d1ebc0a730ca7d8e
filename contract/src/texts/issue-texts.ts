import { guestMessage } from './guest-messages.ts';
import type { UnitName } from './unit-texts.ts';

/** Facts that the words of an issue may name. `field` as in the issue: the last dotted part gives the label. */
export interface IssueFacts {
  readonly field?: string;
  readonly unit?: UnitName;
  /** The longest stay at this hotel. */
  readonly mostNights?: number;
}

interface Words {
  readonly mostNights: number;
  readonly label: string;
  readonly unit: UnitName;
}

const texts = {
  'text.required': ({ label }) => `${label} is required`,
  'text.too-long': ({ label }) => `${label} is too long`,
  'text.invalid': ({ label }) => `${label} has a character we cannot use. Type it again on one line`,
  'text.invisible': ({ label }) =>
    `${label} has a character that cannot be seen. Delete it and type it again`,
  'notes.invalid': ({ label }) => `${label} has a character we cannot use. Delete it and type it again`,
  'text.card-number': () =>
    'This looks like a card number. Leave it out: cards belong in the card fields only',
  'name.web-address': ({ label }) =>
    `${label} looks like a web address. Leave it out, or put a space after the dot of a name`,
  'email.invalid': () => 'A valid email address is required',
  'password.too-short': () => 'Choose a password of at least 10 characters',
  'password.too-long': () => 'Choose a password of at most 200 characters',
  'password.no-symbol': () => 'Put a character into the password that is neither a letter nor a digit',
  'password.too-common': () => 'This password is one of those that are guessed first. Choose another one',
  'password.tells-who': () =>
    'This password is little more than your e-mail address or our name. Choose another one',
  'phone.invalid': () => 'A valid phone number is required',
  'country.required': () => 'Choose a country',
  'card.number-required': () => 'Card number is required',
  'card.number-not-digits': () => 'A card number has digits only',
  'card.number-length': () => 'Check the card number: it has too few or too many digits',
  'card.number-invalid': () => 'Check the card number: one digit seems to be wrong',
  'card.brand-not-taken': () => 'We do not take this kind of card. Please use another one',
  'card.type-mismatch': () => 'This card number is not of the kind of card that was chosen',
  'card.expiry-required': () => 'Type the month and year the card expires',
  'card.expiry-invalid': () => 'Check the month and year the card expires',
  'card.not-kept-any-more': () => 'This card cannot be used here any more. Please use another one',
  'card.expired': () => 'This card has expired. Please use another one',
  'card.security-code-required': () => 'Security code is required',
  'card.security-code-invalid': () => 'Check the security code: three digits, or four on American Express',
  'company.required': () => 'Choose a company',
  'company.unknown': () => 'We cannot find this company any more. Choose another one',
  'company.code': () => 'Check the company code: it is not the one of this company',
  'po-number.pattern': () => 'Check the PO number: it is not one of those this hotel takes',
  'child-ages.missing': () => 'Choose the age of each child',
  'terms.required': () => 'Agree to the terms and conditions to book',
  'terms.custom-required': () => 'Agree to the hotel’s own terms to book',
  'stay.arrival-missing': () => 'Choose the day you arrive',
  'stay.departure-missing': () => 'Choose the day you leave',
  'stay.in-the-past': () => 'The day of arrival has passed',
  'stay.too-far': () => 'These dates are further ahead than we take bookings',
  'stay.too-long': ({ mostNights }) =>
    `A stay is ${mostNights} nights at most. For a longer one, please contact us`,
  'stay.reversed': () => 'The day you leave must come after the day you arrive',
  'search.no-room': ({ unit }) => `Choose at least one ${unit.singular}`,
  'search.too-many-rooms': ({ unit }) => guestMessage('too-many-rooms', unit),
  'search.nobody-in-room': ({ unit }) => `Say who stays in this ${unit.singular}`,
  'search.room-over-limits': ({ unit }) => `That is more guests than one ${unit.singular} takes`,
  'search.no-adult': () => 'At least one adult is needed on a booking',
  'reason.needed': () => 'Choose why you cancel',
  'table.restaurant': () => 'Choose a restaurant',
  'table.date': () => 'Choose the date',
  'table.party': () => 'Choose how many you are',
  'table.time': () => 'Choose a time',
  'table.leave-time': () => 'Say that you know until when the table is yours',
  'bed.missing': () => 'Choose how the beds are made up',
} as const satisfies Record<string, (words: Words) => string>;

/** The codes of domain, and `terms.…`, which only a page raises. */
export type IssueCode = keyof typeof texts;

const labels: Readonly<Record<string, string>> = {
  name: 'Your name',
  message: 'Your message',
  firstName: 'First name',
  lastName: 'Last name',
  street: 'Street',
  city: 'Town or city',
  stateOrCounty: 'County',
  postCode: 'Postcode',
  holderName: 'Name on card',
  notes: 'This text',
  requests: 'Special requests',
  identifier: 'Identifier',
  companyCode: 'Company code',
  poNumber: 'PO number',
  password: 'Password',
  oldPassword: 'Current password',
  newPassword: 'New password',
};

/** These two have one message for blank and invalid. */
const requiredTexts: Readonly<Record<string, string>> = {
  email: texts['email.invalid'](),
  phone: texts['phone.invalid'](),
};

const room: UnitName = { singular: 'room', plural: 'rooms' };

export function isIssueCode(text: string): text is IssueCode {
  return Object.hasOwn(texts, text);
}

/**
 * The words of an issue, in forms and in the server's ModelState, verbatim. Throws on a code without words, which is a
 * defect.
 */
export function issueText(
  code: string,
  { field = '', unit = room, mostNights = 0 }: IssueFacts = {},
): string {
  if (!isIssueCode(code)) throw new Error(`No words for the issue ${code}`);
  const name = field.split('.').at(-1) ?? '';
  const special = code === 'text.required' ? requiredTexts[name] : undefined;
  return special ?? texts[code]({ label: labels[name] ?? 'This', unit, mostNights });
}
