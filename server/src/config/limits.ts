import type { LimitedThing } from '@portico/contract/texts/limit-texts';
import { keysOf, tableOf } from '@portico/domain/record';
import * as z from 'zod';

/** Lengths of windows in seconds. Windows of one length follow each other from 1970 on. */
export const windowSeconds = {
  'a minute': 60,
  '10 minutes': 10 * 60,
  '15 minutes': 15 * 60,
  'an hour': 60 * 60,
  'a day': 24 * 60 * 60,
} as const;

/** One limit. `Name`: names of its table. */
export interface Limit<Name extends string = string> {
  /** The default; 0: no limit. */
  readonly most: number;
  /** The unit that docs/limits.md gives. */
  readonly counts: string;
  /** Unset: not counted by time. */
  readonly window?: keyof typeof windowSeconds;
  /**
   * Subject counted in the database by limits/take-limits.ts. Unset: counted as another limit's `own`, or by its own
   * code.
   */
  readonly by?: 'address' | 'network' | 'mailbox' | 'account' | 'number' | 'company' | 'hotel';
  /** Key of contract/src/texts/limit-texts.ts for the guest's message; unset: `requests`. */
  readonly thing?: LimitedThing;
  /** The limit of each address once all together have used up this one. */
  readonly own?: Name;
  /** Counted by limits/memory-limit.ts, per address and process. */
  readonly inMemory?: true;
}

/**
 * Every limit of a server, in the order of docs/limits.md, which gives their purposes. The defaults suit a hotel lobby,
 * where many guests share one address.
 */
export const limitTable = {
  codesPerAddress: { most: 30, counts: 'wrong codes', window: '10 minutes', by: 'address', thing: 'codes' },
  codesPerHotel: { most: 100, counts: 'wrong codes', window: '10 minutes', by: 'hotel', thing: 'codes' },
  codesPerAddressUnderAttack: { most: 3, counts: 'wrong codes', window: '10 minutes' },
  declinesPerAddress: {
    most: 10,
    counts: 'declined cards',
    window: '15 minutes',
    by: 'address',
    thing: 'cards',
  },
  declinesPerHotel: { most: 60, counts: 'declined cards', window: '15 minutes', by: 'hotel', thing: 'cards' },
  declinesPerAddressUnderAttack: { most: 2, counts: 'declined cards', window: '15 minutes' },
  lookupsPerAddress: { most: 10, counts: 'misses', window: '10 minutes', by: 'address', thing: 'lookups' },
  lookupsPerNumber: {
    most: 5,
    counts: 'misses',
    window: 'an hour',
    by: 'number',
    thing: 'lookups',
    own: 'lookupsPerNumberUnderAttack',
  },
  lookupsPerNumberUnderAttack: { most: 2, counts: 'misses', window: 'an hour' },
  bookingsPerAddress: { most: 10, counts: 'bookings at once' },
  requestsPerAddress: { most: 100, counts: 'requests at once' },
  requestsPerConnection: { most: 8, counts: 'requests at once' },
  connectionsPerAddress: { most: 400, counts: 'connections at once' },
  searchWorkPerAddress: {
    most: 1_000,
    counts: 'thousand nights',
    window: 'a minute',
    thing: 'requests',
    inMemory: true,
  },
  companySearchesPerAddress: {
    most: 100,
    counts: 'searches',
    window: '10 minutes',
    by: 'address',
    thing: 'companies',
  },
  flushesPerHotel: { most: 6, counts: 'flushes', window: '10 minutes', by: 'hotel', thing: 'requests' },
  reportsPerAddress: { most: 30, counts: 'reports', window: 'a minute', thing: 'requests', inMemory: true },
  bodySeconds: { most: 5, counts: 'seconds' },
  answerSeconds: { most: 30, counts: 'seconds' },
  mailsPerRecipient: {
    most: 10,
    counts: 'bookings',
    window: 'an hour',
    by: 'mailbox',
    thing: 'mails-to-recipient',
    own: 'mailsPerRecipientUnderAttack',
  },
  mailsPerRecipientUnderAttack: { most: 2, counts: 'bookings', window: 'an hour' },
  mailsPerAddress: {
    most: 60,
    counts: 'bookings',
    window: 'an hour',
    by: 'address',
    thing: 'mails-from-address',
  },
  mailsPerCompany: { most: 30, counts: 'bookings', window: 'an hour', by: 'company' },
  changesPerBooking: { most: 30, counts: 'changes', window: 'an hour', thing: 'changes' },
  messagesPerAddress: { most: 10, counts: 'messages', window: 'an hour', by: 'address', thing: 'messages' },
  messagesPerHotel: {
    most: 200,
    counts: 'messages',
    window: 'an hour',
    by: 'hotel',
    thing: 'messages-to-hotel',
  },
  loginsPerAddress: {
    most: 60,
    counts: 'wrong passwords',
    window: '15 minutes',
    by: 'address',
    thing: 'logins',
  },
  loginsPerAccount: {
    most: 30,
    counts: 'wrong passwords',
    window: '15 minutes',
    by: 'account',
    thing: 'logins',
    own: 'loginsPerAccountUnderAttack',
  },
  loginsPerAccountUnderAttack: { most: 3, counts: 'wrong passwords', window: '15 minutes' },
  staffLogInsPerAddress: {
    most: 30,
    counts: 'failed log-ins',
    window: '15 minutes',
    by: 'address',
    thing: 'logins',
  },
  staffLogInsPerMember: {
    most: 15,
    counts: 'failed log-ins',
    window: '15 minutes',
    by: 'account',
    thing: 'logins',
    own: 'staffLogInsPerMemberUnderAttack',
  },
  staffLogInsPerMemberUnderAttack: { most: 3, counts: 'failed log-ins', window: '15 minutes' },
  staffPasskeysPerAddress: {
    most: 120,
    counts: 'requests',
    window: '15 minutes',
    by: 'address',
    thing: 'requests',
  },
  passwordsAtOnce: { most: 2, counts: 'passwords at once' },
  accountMailsPerRecipient: {
    most: 5,
    counts: 'mails',
    window: 'an hour',
    by: 'mailbox',
    thing: 'account-mails',
    own: 'accountMailsPerRecipientUnderAttack',
  },
  accountMailsPerRecipientUnderAttack: { most: 1, counts: 'mails', window: 'an hour' },
  accountMailsPerAddress: {
    most: 30,
    counts: 'mails',
    window: 'an hour',
    by: 'address',
    thing: 'account-mails-from-address',
  },
  unpaidRoomsPerAddress: { most: 24, counts: 'rooms', window: 'a day', by: 'network', thing: 'unpaid' },
  unpaidNightsPerAddress: {
    most: 240,
    counts: 'room nights',
    window: 'a day',
    by: 'network',
    thing: 'unpaid',
  },
  unpaidShare: { most: 25, counts: 'per cent at once' },
  unpaidShareOfAll: { most: 50, counts: 'per cent', window: 'a day' },
  coversShare: { most: 25, counts: 'per cent at once', thing: 'tables' },
  unpaidTimesUsual: { most: 4, counts: 'times', window: 'a day' },
  tablesPerAddress: { most: 20, counts: 'tables', window: 'an hour', by: 'network', thing: 'tables' },
  coversPerAddress: { most: 60, counts: 'covers', window: 'a day', by: 'network', thing: 'tables' },
  tablesPerRecipient: {
    most: 6,
    counts: 'tables',
    window: 'a day',
    by: 'mailbox',
    thing: 'tables-for-recipient',
    own: 'tablesPerRecipientUnderAttack',
  },
  tablesPerRecipientUnderAttack: { most: 1, counts: 'tables', window: 'a day' },
  heldRoomsPerAddress: { most: 12, counts: 'rooms at once', thing: 'held' },
  heldBookingsPerEmail: { most: 4, counts: 'bookings at once', thing: 'held' },
  heldBookingsPerCard: { most: 4, counts: 'bookings at once', thing: 'held' },
  cardsPerAccount: { most: 20, counts: 'cards at once' },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limitTable;
/** Configured value of each limit; 0: no limit. */
export type Limits = { readonly [name in LimitName]: number };

const names = keysOf(limitTable);

export const defaultLimits: Limits = tableOf(names, (name) => limitTable[name].most);

export const noLimits: Limits = tableOf(names, () => 0);

/** Its metric label, its variable in small letters: `bookings-per-address`. */
export function limitLabel(name: LimitName): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Its environment variable: `BOOKINGS_PER_ADDRESS`. */
export function limitVariable(name: LimitName): string {
  return limitLabel(name).replaceAll('-', '_').toUpperCase();
}

const count = z
  .string()
  .regex(/^\d{1,6}$/, 'a whole number from 0 (off) to 999999')
  .transform(Number);

export const limitsSchema = z
  .object(Object.fromEntries(names.map((name) => [limitVariable(name), count.optional()])))
  .transform((given): Limits => tableOf(names, (name) => given[limitVariable(name)] ?? defaultLimits[name]));
