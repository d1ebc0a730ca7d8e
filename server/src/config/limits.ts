import { keysOf, tableOf } from '@portico/domain/record';
import * as z from 'zod';

/**
 * Every limit that a server keeps, with what holds where its variable says nothing: fit for the lobby of a hotel, where many
 * guests share one address. What each counts and what it keeps from happening stands in docs/limits.md, in this order.
 */
const fallbacks = {
  // In 10 minutes, of wrong codes.
  codesPerAddress: 30,
  codesPerHotel: 100,
  codesPerAddressUnderAttack: 3,
  // In 15 minutes, of declined cards.
  declinesPerAddress: 10,
  declinesPerHotel: 60,
  declinesPerAddressUnderAttack: 2,
  // Of lookups that miss, in 10 minutes and in an hour.
  lookupsPerAddress: 10,
  lookupsPerNumber: 5,
  lookupsPerNumberUnderAttack: 2,
  // At once.
  bookingsPerAddress: 10,
  requestsPerAddress: 100,
  requestsPerConnection: 8,
  connectionsPerAddress: 400,
  // Thousand nights a minute.
  searchWorkPerAddress: 1_000,
  // In 10 minutes.
  companySearchesPerAddress: 100,
  flushesPerHotel: 6,
  // In a minute.
  reportsPerAddress: 30,
  // Seconds.
  bodySeconds: 5,
  answerSeconds: 30,
  // In an hour.
  mailsPerRecipient: 10,
  mailsPerRecipientUnderAttack: 2,
  mailsPerAddress: 60,
  mailsPerCompany: 30,
  changesPerBooking: 30,
  messagesPerAddress: 10,
  messagesPerHotel: 200,
  // In 15 minutes, of wrong passwords.
  loginsPerAddress: 60,
  loginsPerAccount: 30,
  loginsPerAccountUnderAttack: 3,
  // At once.
  passwordsAtOnce: 2,
  // In an hour.
  accountMailsPerRecipient: 5,
  accountMailsPerRecipientUnderAttack: 1,
  accountMailsPerAddress: 30,
  // In a day.
  unpaidRoomsPerAddress: 24,
  unpaidNightsPerAddress: 240,
  // Per cent of what is left.
  unpaidShare: 25,
  unpaidShareOfAll: 50,
  coversShare: 25,
  // Times.
  unpaidTimesUsual: 4,
  // In an hour.
  tablesPerAddress: 20,
  // In a day.
  coversPerAddress: 60,
  tablesPerRecipient: 6,
  tablesPerRecipientUnderAttack: 1,
  // At once.
  heldRoomsPerAddress: 12,
  heldBookingsPerEmail: 4,
  heldBookingsPerCard: 4,
  cardsPerAccount: 20,
};

export type LimitName = keyof typeof fallbacks;
/** How much of each is let through; 0: as much as comes. */
export type Limits = { readonly [name in LimitName]: number };

/** What holds where no variable says otherwise. */
export const defaultLimits: Limits = fallbacks;

const names = keysOf(fallbacks);

/** Nothing is limited. */
export const noLimits: Limits = tableOf(names, () => 0);

/** What the metrics call it: its variable in small letters, `bookings-per-address`. */
export function limitLabel(name: LimitName): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** What sets it in the environment: `BOOKINGS_PER_ADDRESS`. */
export function limitVariable(name: LimitName): string {
  return limitLabel(name).replaceAll('-', '_').toUpperCase();
}

const count = z
  .string()
  .regex(/^\d{1,6}$/, 'a whole number from 0 (off) to 999999')
  .transform(Number);

/** The limits that an environment sets. */
export const limitsSchema = z
  .object(Object.fromEntries(names.map((name) => [limitVariable(name), count.optional()])))
  .transform((given): Limits => tableOf(names, (name) => given[limitVariable(name)] ?? fallbacks[name]));
