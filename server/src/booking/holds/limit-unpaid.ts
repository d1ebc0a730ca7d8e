import type { LocalDate } from '@portico/domain/calendar/local-date';
import { stayDates, type Stay } from '@portico/domain/calendar/stay';
import type { PropertyId, RestaurantId } from '@portico/domain/ids';
import type { Transaction } from 'kysely';
import type { Limits } from '../../config/limits.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import { hiddenSubject, networksOf, type Network } from '../../limits/subjects.ts';
import {
  ANYBODY,
  lockNetworks,
  noteUnpaid,
  readHeldNights,
  readUnpaidNights,
  readUnpaidQuarters,
  readUsualUnpaid,
} from './booked-unpaid.store.ts';
import { holderOf } from './holder.ts';
import { mostUnpaid } from './unpaid-share.ts';

type Tx = Transaction<Schema>;

const A_DAY_MS = 24 * 60 * 60_000;
/** Days in the usual daily average; the last day is not one of them. */
const USUAL_DAYS = 27;
/** Unpaid rooms in a day that never count as a flood. */
const NEVER_A_FLOOD = 5;

interface UnpaidDeps {
  readonly limits: Limits;
  readonly secret: string;
  readonly now: Date;
}

interface UnpaidRooms {
  readonly propertyId: PropertyId;
  /** By `clientAddress`. */
  readonly address: string;
  /** Rooms wanted per night. */
  readonly requested: ReadonlyMap<LocalDate, number>;
  /** Over all nights. */
  readonly rooms: number;
  /** Most rooms per booking by the hotel's rules. */
  readonly mostAtOnce: number;
}

/** `address`: its share of a night is used. `hotel`: unpaid bookings by anyone have reached the limit. */
type UnpaidLimit = 'address' | 'hotel';

/**
 * Whether rooms may be booked unpaid, given the last day's unpaid bookings of their networks and of anyone. Others of
 * these networks and nights wait until this transaction ends, so that concurrent requests cannot exceed the limit.
 * Undefined: allowed. Rule: docs/limits.md, "Rooms that are not paid".
 */
export async function limitUnpaid(
  tx: Tx,
  { propertyId, address, requested, rooms, mostAtOnce }: UnpaidRooms,
  { limits, secret, now }: UnpaidDeps,
): Promise<UnpaidLimit | undefined> {
  const { unpaidShare, unpaidShareOfAll } = limits;
  if (requested.size === 0 || (unpaidShare === 0 && unpaidShareOfAll === 0)) return undefined;
  const networks = hiddenNetworks(secret, 'rooms', address);
  const lockedNights = unpaidShareOfAll > 0 ? [...requested.keys()] : [];
  await lockNetworks(tx, propertyId, [...networks.keys()], now, lockedNights);
  const since = new Date(now.getTime() - A_DAY_MS);
  const nights = await readUnpaidNights(tx, propertyId, {
    networks: [...networks.keys(), ANYBODY],
    holder: holderOf(secret, 'address', address).subject,
    dates: [...requested.keys()],
    since,
  });
  let isMostUnpaid = false;
  for (const { date, network, free, unpaid: own } of nights) {
    const times = networks.get(network)?.times;
    const after = own + (requested.get(date) ?? 0);
    if (times === undefined) {
      isMostUnpaid ||= unpaidShareOfAll > 0 && after > ((free + own) * unpaidShareOfAll) / 100;
    } else if (after > mostUnpaid({ free, own, percent: unpaidShare * times, mostAtOnce })) {
      return 'address';
    }
  }
  if (!isMostUnpaid) return undefined;
  const usualSince = new Date(since.getTime() - USUAL_DAYS * A_DAY_MS);
  const { recent, usual } = await readUsualUnpaid(tx, propertyId, { since, usualSince, days: USUAL_DAYS });
  const isFlood = recent + rooms > NEVER_A_FLOOD + limits.unpaidTimesUsual * usual;
  return isFlood ? 'hotel' : undefined;
}

/**
 * True if an address that already holds rooms would exceed its share of a night, or half of a small hotel. Applies
 * while a card typed here is checked. Rule: docs/limits.md, "Rooms that are held".
 */
export async function isShareExceeded(
  tx: Tx,
  { propertyId, address, requested }: Pick<UnpaidRooms, 'propertyId' | 'address' | 'requested'>,
  { limits: { unpaidShare: percent }, secret }: UnpaidDeps,
): Promise<boolean> {
  if (percent === 0) return false;
  const holder = holderOf(secret, 'address', address).subject;
  const nights = await readHeldNights(tx, propertyId, { holder, dates: [...requested.keys()] });
  return nights.some(({ date, free, held }) => {
    const most = mostUnpaid({ free: free + held, own: 0, percent, mostAtOnce: Infinity });
    return held > 0 && held + (requested.get(date) ?? 0) > most;
  });
}

/** Records rooms booked unpaid, or held until paid. */
export function noteUnpaidRooms(
  tx: Tx,
  { propertyId, address, reservationId, rooms }: UnpaidReservation,
  { limits, secret, now }: UnpaidDeps,
): Promise<void> {
  const { unpaidShare, unpaidShareOfAll } = limits;
  const endsAt = new Date(now.getTime() + A_DAY_MS);
  const ofAll = { name: ANYBODY, endsAt: new Date(endsAt.getTime() + USUAL_DAYS * A_DAY_MS) };
  const networks = [...hiddenNetworks(secret, 'rooms', address).keys()].map((name) => ({ name, endsAt }));
  return noteUnpaid(
    tx,
    { propertyId, bookingId: reservationId, taken: rooms },
    [...(unpaidShare > 0 ? networks : []), ...(unpaidShareOfAll > 0 ? [ofAll] : [])],
    now,
  );
}

interface UnpaidReservation {
  readonly propertyId: PropertyId;
  readonly address: string;
  readonly reservationId: string;
  readonly rooms: number;
}

interface UnpaidTable {
  readonly propertyId: PropertyId;
  readonly restaurantId: RestaurantId;
  readonly date: LocalDate;
  readonly address: string;
  readonly quarters: readonly number[];
  readonly party: number;
}

/** `limitUnpaid` for the covers of a table. A network with none yet may book any party. True: allowed. */
export async function mayTakeCovers(
  tx: Tx,
  { address, quarters, party, ...day }: UnpaidTable,
  { limits: { coversShare }, secret, now }: UnpaidDeps,
): Promise<boolean> {
  if (coversShare === 0) return true;
  const networks = hiddenNetworks(secret, 'covers', address);
  await lockNetworks(tx, day.propertyId, [...networks.keys()], now);
  const since = new Date(now.getTime() - A_DAY_MS);
  const taken = await readUnpaidQuarters(tx, day, [...networks.keys()], quarters, since);
  return taken.every(({ network, free, unpaid: own }) => {
    const percent = coversShare * (networks.get(network)?.times ?? 1);
    return own === 0 || own + party <= mostUnpaid({ free, own, percent, mostAtOnce: party });
  });
}

/** Records a table booked unpaid. */
export function noteTable(
  tx: Tx,
  { propertyId, address, party }: Pick<UnpaidTable, 'propertyId' | 'address' | 'party'>,
  bookingId: string,
  { limits, secret, now }: UnpaidDeps,
): Promise<void> {
  if (limits.coversShare === 0) return Promise.resolve();
  const endsAt = new Date(now.getTime() + A_DAY_MS);
  const networks = [...hiddenNetworks(secret, 'covers', address).keys()].map((name) => ({ name, endsAt }));
  return noteUnpaid(tx, { propertyId, bookingId, taken: party }, networks, now);
}

/** Keyed by HMAC. */
function hiddenNetworks(secret: string, what: 'rooms' | 'covers', address: string): Map<string, Network> {
  return new Map(
    networksOf(address).map((network) => [hiddenSubject(secret, `unpaid-${what}`, network.name), network]),
  );
}

/** How many of these rooms each night needs. */
export function roomsByNight(stays: readonly Stay[]): Map<LocalDate, number> {
  const rooms = new Map<LocalDate, number>();
  for (const date of stays.flatMap(stayDates)) rooms.set(date, (rooms.get(date) ?? 0) + 1);
  return rooms;
}
