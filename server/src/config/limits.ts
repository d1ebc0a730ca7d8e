import { keysOf, tableOf } from '@portico/domain/record';
import * as z from 'zod';

/** What a limit counts and in which time, and what it keeps from happening; docs/limits.md lists them with these words. */
interface LimitRow {
  readonly variable: string;
  /** Fit for the lobby of a hotel, where many guests share one address. */
  readonly fallback: number;
  readonly unit: string;
  readonly bounds: string;
}

/** Every limit that a server keeps, in one place. 0 turns one off. Explained in docs/limits.md. */
export const limitTable = {
  codesPerAddress: {
    variable: 'CODES_PER_ADDRESS',
    fallback: 30,
    unit: 'wrong codes in 10 minutes',
    bounds: 'codes of promotions, vouchers and rate plans that one address may guess at one hotel',
  },
  codesPerHotel: {
    variable: 'CODES_PER_HOTEL',
    fallback: 100,
    unit: 'wrong codes in 10 minutes',
    bounds: 'codes that all addresses together may guess at one hotel before each has but a few',
  },
  codesPerAddressUnderAttack: {
    variable: 'CODES_PER_ADDRESS_UNDER_ATTACK',
    fallback: 3,
    unit: 'wrong codes in 10 minutes',
    bounds: 'those few',
  },
  declinesPerAddress: {
    variable: 'DECLINES_PER_ADDRESS',
    fallback: 10,
    unit: 'declined cards in 15 minutes',
    bounds:
      'cards that one address may have declined at one hotel; the third and later are answered later and later',
  },
  declinesPerHotel: {
    variable: 'DECLINES_PER_HOTEL',
    fallback: 60,
    unit: 'declined cards in 15 minutes',
    bounds:
      'cards that all addresses together may have declined at one hotel before each has but a few, slowly',
  },
  declinesPerAddressUnderAttack: {
    variable: 'DECLINES_PER_ADDRESS_UNDER_ATTACK',
    fallback: 2,
    unit: 'declined cards in 15 minutes',
    bounds: 'those few cards',
  },
  lookupsPerAddress: {
    variable: 'LOOKUPS_PER_ADDRESS',
    fallback: 10,
    unit: 'misses in 10 minutes',
    bounds: 'bookings of one hotel that one address may look for by number and name, and not find',
  },
  lookupsPerNumber: {
    variable: 'LOOKUPS_PER_NUMBER',
    fallback: 5,
    unit: 'misses in an hour',
    bounds: 'names that all addresses together may try on one reservation number',
  },
  bookingsPerAddress: {
    variable: 'BOOKINGS_PER_ADDRESS',
    fallback: 10,
    unit: 'at once',
    bounds: 'bookings of one address that one process works on',
  },
  requestsPerAddress: {
    variable: 'REQUESTS_PER_ADDRESS',
    fallback: 100,
    unit: 'at once',
    bounds: 'other calls and pages of one address that one process works on',
  },
  connectionsPerAddress: {
    variable: 'CONNECTIONS_PER_ADDRESS',
    fallback: 400,
    unit: 'at once',
    bounds:
      'connections of one address to one process, idle ones too; those of `TRUSTED_PROXIES` do not count',
  },
  searchWorkPerAddress: {
    variable: 'SEARCH_WORK_PER_ADDRESS',
    fallback: 1_000,
    unit: 'thousand nights a minute',
    bounds:
      'what searches and calendars of one address may cost one process: nights × rate plans × room types',
  },
  companySearchesPerAddress: {
    variable: 'COMPANY_SEARCHES_PER_ADDRESS',
    fallback: 100,
    unit: 'searches in 10 minutes',
    bounds: 'searches of one address for companies that one hotel invoices',
  },
  flushesPerHotel: {
    variable: 'FLUSHES_PER_HOTEL',
    fallback: 6,
    unit: 'flushes in 10 minutes',
    bounds: 'times that all addresses together may have one hotel’s lists and words read anew',
  },
  reportsPerAddress: {
    variable: 'REPORTS_PER_ADDRESS',
    fallback: 30,
    unit: 'reports a minute',
    bounds: 'reports of the browsers of one address that one process logs, each of 20 entries at most',
  },
  bodySeconds: {
    variable: 'BODY_SECONDS',
    fallback: 5,
    unit: 'seconds',
    bounds: 'how long the body of a call may take to arrive',
  },
  answerSeconds: {
    variable: 'ANSWER_SECONDS',
    fallback: 30,
    unit: 'seconds',
    bounds: 'how long the answer to a call or a page may take to be read',
  },
  mailsPerRecipient: {
    variable: 'MAILS_PER_RECIPIENT',
    fallback: 10,
    unit: 'bookings in an hour',
    bounds: 'bookings at one hotel that write to one mailbox',
  },
  mailsPerAddress: {
    variable: 'MAILS_PER_ADDRESS',
    fallback: 60,
    unit: 'bookings in an hour',
    bounds: 'bookings at one hotel from one address that write to anybody',
  },
  mailsPerCompany: {
    variable: 'MAILS_PER_COMPANY',
    fallback: 30,
    unit: 'bookings in an hour',
    bounds:
      'bookings on the invoice of one company that one hotel writes to it of at once; of more an hour later',
  },
  changesPerBooking: {
    variable: 'CHANGES_PER_BOOKING',
    fallback: 30,
    unit: 'changes in an hour',
    bounds: 'changes that its guests may make of one booking, of each of which the hotel is written to',
  },
  messagesPerAddress: {
    variable: 'MESSAGES_PER_ADDRESS',
    fallback: 10,
    unit: 'messages in an hour',
    bounds: 'messages that one address may write to one hotel from its pages',
  },
  messagesPerHotel: {
    variable: 'MESSAGES_PER_HOTEL',
    fallback: 200,
    unit: 'messages in an hour',
    bounds: 'messages that all addresses together may write to one hotel from its pages',
  },
  loginsPerAddress: {
    variable: 'LOGINS_PER_ADDRESS',
    fallback: 60,
    unit: 'wrong passwords in 15 minutes',
    bounds: 'passwords that one address may guess at one hotel; from the sixth on each is answered later',
  },
  loginsPerAccount: {
    variable: 'LOGINS_PER_ACCOUNT',
    fallback: 30,
    unit: 'wrong passwords in 15 minutes',
    bounds:
      'passwords that all addresses together may guess of one e-mail address before each has but a few; from the fourth on each is answered later',
  },
  loginsPerAccountUnderAttack: {
    variable: 'LOGINS_PER_ACCOUNT_UNDER_ATTACK',
    fallback: 3,
    unit: 'wrong passwords in 15 minutes',
    bounds: 'those few passwords',
  },
  passwordsAtOnce: {
    variable: 'PASSWORDS_AT_ONCE',
    fallback: 2,
    unit: 'at once',
    bounds: 'passwords that one process checks or keeps, 19 MB each; others wait, and some are refused',
  },
  accountMailsPerRecipient: {
    variable: 'ACCOUNT_MAILS_PER_RECIPIENT',
    fallback: 5,
    unit: 'mails in an hour',
    bounds: 'mails of an account to one mailbox that somebody asks for who is not logged in',
  },
  accountMailsPerAddress: {
    variable: 'ACCOUNT_MAILS_PER_ADDRESS',
    fallback: 30,
    unit: 'mails in an hour',
    bounds: 'such mails to anybody that one address may ask for at one hotel',
  },
  unpaidRoomsPerAddress: {
    variable: 'UNPAID_ROOMS_PER_ADDRESS',
    fallback: 24,
    unit: 'rooms in a day',
    bounds: 'rooms of one hotel that one address may book without paying: on an invoice, or to pay there',
  },
  unpaidNightsPerAddress: {
    variable: 'UNPAID_NIGHTS_PER_ADDRESS',
    fallback: 240,
    unit: 'room nights in a day',
    bounds: 'the nights of such rooms, all together',
  },
  tablesPerAddress: {
    variable: 'TABLES_PER_ADDRESS',
    fallback: 20,
    unit: 'tables in an hour',
    bounds: 'restaurant tables that one address may book at one hotel',
  },
  coversPerAddress: {
    variable: 'COVERS_PER_ADDRESS',
    fallback: 60,
    unit: 'covers in a day',
    bounds: 'the covers of such tables, all together, whether or not they are cancelled',
  },
  tablesPerRecipient: {
    variable: 'TABLES_PER_RECIPIENT',
    fallback: 6,
    unit: 'tables in a day',
    bounds: 'restaurant tables at one hotel whose mail goes to one mailbox',
  },
  heldRoomsPerAddress: {
    variable: 'HELD_ROOMS_PER_ADDRESS',
    fallback: 12,
    unit: 'rooms at once',
    bounds: 'rooms that one address may hold unpaid at one hotel; from half of it on, for 5 minutes each',
  },
  heldBookingsPerEmail: {
    variable: 'HELD_BOOKINGS_PER_EMAIL',
    fallback: 4,
    unit: 'bookings at once',
    bounds: 'the same of one e-mail address, in bookings',
  },
  heldBookingsPerCard: {
    variable: 'HELD_BOOKINGS_PER_CARD',
    fallback: 4,
    unit: 'bookings at once',
    bounds: 'the same of one card that waits at its bank’s question',
  },
} as const satisfies Record<string, LimitRow>;

export type LimitName = keyof typeof limitTable;
/** How much of each is let through; 0: as much as comes. */
export type Limits = { readonly [name in LimitName]: number };

/** What the metrics call it: its variable in small letters, `bookings-per-address`. */
export function limitLabel(name: LimitName): string {
  return limitTable[name].variable.toLowerCase().replaceAll('_', '-');
}

type LimitVariable = (typeof limitTable)[LimitName]['variable'];

const names = keysOf(limitTable);

const expectedLimit = 'a whole number from 0 (off) to 999999';

const limitVariable = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, expectedLimit)
    .transform(Number)
    .default(fallback);

/** The variables of the limits, to stand beside the others. */
export const limitVariables = Object.fromEntries(
  names.map((name) => [limitTable[name].variable, limitVariable(limitTable[name].fallback)]),
) as Record<LimitVariable, ReturnType<typeof limitVariable>>;

export function limitsOf(variables: Readonly<Record<LimitVariable, number>>): Limits {
  return limitsBy((name) => variables[limitTable[name].variable]);
}

/** What holds where no variable says otherwise. */
export const defaultLimits: Limits = limitsBy((name) => limitTable[name].fallback);

/** Nothing is limited. */
export const noLimits: Limits = limitsBy(() => 0);

function limitsBy(valueOf: (name: LimitName) => number): Limits {
  return tableOf(names, valueOf);
}
