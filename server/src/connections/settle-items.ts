import type { AriOutcome } from '@portico/contract/calls/ari';
import { ariFaults } from '@portico/contract/connections/ari-faults';
import type { NightCells } from '@portico/contract/desk/night-cell';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import type { StandingHotel } from '../property-file/hotel.store.ts';
import { nightsSetBy, type NightsToSet } from '../property-file/set-nights.ts';
import type { RateChange, SetRatesRefusal } from '../property-file/set-rates.ts';
import type { BelowTaken, RoomsChange } from '../property-file/set-rooms.ts';
import { nightsSetAfter, type FieldNights } from './connection-night.store.ts';
import type { ConnectionKey } from './connection.store.ts';
import type { ReadItem } from './read-items.ts';
import { faultOf, type AriFault, type SetField } from './set-fields.ts';

/** What became of one item. */
export interface SettledItem {
  readonly outcome: AriOutcome;
  readonly faults: readonly AriFault[];
}

export interface Settled {
  readonly items: readonly SettledItem[];
  /** What the nights become. */
  readonly set: NightsToSet;
  /** What items without a fault set, but for nights that a newer message has set. */
  readonly fields: readonly FieldNights[];
}

interface Asked {
  readonly hotel: StandingHotel;
  readonly connection: ConnectionKey;
  readonly sequence: number;
  readonly today: LocalDate;
}

/** A field of an item, with the nights that no newer message has set. */
interface Fresh {
  readonly item: number;
  readonly of: ReadItem;
  readonly field: SetField;
  readonly dates: readonly LocalDate[];
}

/**
 * What items make of the nights. A later item takes what an earlier one made of a night; an item with a fault makes
 * nothing, and the others are settled without it.
 */
export async function settleItems(
  tx: Transaction<Schema>,
  { hotel, connection, sequence, today }: Asked,
  items: readonly (ReadItem | readonly AriFault[])[],
): Promise<Settled> {
  const faults = new Map<number, readonly AriFault[]>();
  items.forEach((item, index) => {
    if (!('dates' in item)) faults.set(index, item);
  });
  const all = await freshOf(tx, connection, items, sequence);
  for (;;) {
    const fresh = all.filter(({ item }) => !faults.has(item));
    const set = await nightsSetBy(tx, hotel, changesOf(fresh), today);
    if (set.ok) {
      const changed = changedCells(set.value);
      return {
        set: set.value,
        fields: fresh.map(fieldNights),
        items: settledItems(items, { all, faults, changed }),
      };
    }
    const before = faults.size;
    const nights = nightsOf(set.refusal);
    for (const one of fresh) {
      const fault = faultIn(one, set.refusal, nights);
      if (fault !== undefined) faults.set(one.item, [fault]);
    }
    if (faults.size === before) throw new Error(`${set.refusal.code} is of no item`);
  }
}

/** The fields of all items, each with the nights that no newer message of the connection has set. */
async function freshOf(
  tx: Transaction<Schema>,
  connection: ConnectionKey,
  items: readonly (ReadItem | readonly AriFault[])[],
  sequence: number,
): Promise<Fresh[]> {
  const all = items.flatMap((of, item): Fresh[] =>
    'dates' in of ? of.fields.map((field) => ({ item, of, field, dates: of.dates })) : [],
  );
  const newer = new Map(
    (await nightsSetAfter(tx, connection, all.map(fieldNights), sequence)).map(
      ({ roomTypeId, ratePlanId, date, sequences }) =>
        [nightKey(roomTypeId, ratePlanId, date), sequences] as const,
    ),
  );
  return all.map((one) => {
    const { roomTypeId, ratePlanId, field } = fieldNights(one);
    const setLast = (date: LocalDate) =>
      newer.get(nightKey(roomTypeId, ratePlanId, date))?.[field] ?? sequence;
    return { ...one, dates: one.dates.filter((date) => setLast(date) <= sequence) };
  });
}

function fieldNights({ of, field, dates }: Fresh): FieldNights {
  const isOfRooms = 'rooms' in field;
  const ratePlanId = isOfRooms ? 0 : (of.ratePlanId ?? 0);
  return { roomTypeId: of.roomTypeId, ratePlanId, field: field.field, dates };
}

/** As changes of nights, in the order of the items. */
function changesOf(fresh: readonly Fresh[]) {
  const rates: RateChange[] = [];
  const rooms: RoomsChange[] = [];
  for (const { of, field, dates } of fresh) {
    const roomTypeIds = [of.roomTypeId];
    if ('rooms' in field) rooms.push({ roomTypeIds, dates, setting: field.rooms });
    else if (of.ratePlanId !== null)
      rates.push({ roomTypeIds, ratePlanIds: [of.ratePlanId], dates, setting: field.rate });
  }
  return { rates, rooms };
}

/** Why a field of an item cannot be, if a refusal is about it. */
function faultIn(
  { of, field, dates }: Fresh,
  refusal: SetRatesRefusal | BelowTaken,
  nights: ReadonlyMap<string, number>,
): AriFault | undefined {
  const isRate = 'rate' in field;
  if (refusal.code === 'rates.too-high') {
    const setsPrice = isRate && field.rate.components !== undefined;
    return setsPrice && of.ratePlanId === refusal.ratePlanId ? faultOf('price-too-high') : undefined;
  }
  const ratePlanId = isRate ? of.ratePlanId : null;
  const key = (date: LocalDate) => nightKey(of.roomTypeId, ratePlanId, date);
  const night = dates.find((date) => nights.has(key(date)));
  if (night === undefined) return undefined;
  switch (refusal.code) {
    case 'rates.no-base':
      return { code: 'no-price', words: ariFaults['no-price']({ night }) };
    case 'rates.reversed':
      return setsLimit(field)
        ? { code: 'limits-reversed', words: ariFaults['limits-reversed']({ night }) }
        : undefined;
    case 'rates.negative':
      return undefined;
    case 'rooms.below-taken':
      return {
        code: 'below-taken',
        words: ariFaults['below-taken']({ night, taken: nights.get(key(night)) ?? 0 }),
      };
  }
}

function setsLimit(field: SetField): boolean {
  const rules = 'rate' in field ? (field.rate.rules ?? {}) : {};
  return Object.values(rules).some((rule) => typeof rule !== 'boolean');
}

const nightKey = (roomTypeId: number, ratePlanId: number | null, date: string) =>
  `${roomTypeId} ${ratePlanId ?? 0} ${date}`;

/** The nights that a refusal is about, by key, with how many rooms are taken where it says so. */
function nightsOf(refusal: SetRatesRefusal | BelowTaken): ReadonlyMap<string, number> {
  const cells: readonly NightCells[] = 'cells' in refusal ? refusal.cells : [];
  const short = 'short' in refusal ? refusal.short : [];
  const taken = new Map<string, number>(
    short.flatMap(({ name, days }) => days.map((day) => [`${name} ${day.date}`, day.taken] as const)),
  );
  return new Map(
    cells.flatMap(({ roomTypeId, roomType, ratePlanId, dates }) =>
      dates.map(
        (date) => [nightKey(roomTypeId, ratePlanId, date), taken.get(`${roomType} ${date}`) ?? 0] as const,
      ),
    ),
  );
}

/** Keys of the nights of rates, and of rooms for sale (rate plan 0), that become another. */
function changedCells({ rates, rooms }: NightsToSet): ReadonlySet<string> {
  const ofRates = rates.flatMap(({ key: { roomTypeId, ratePlanId }, nights }) =>
    nights.map(({ after }) => nightKey(roomTypeId, ratePlanId, after.date)),
  );
  const ofRooms = rooms.flatMap(({ roomTypeId, nights }) =>
    nights.map(({ date }) => nightKey(roomTypeId, null, date)),
  );
  return new Set([...ofRates, ...ofRooms]);
}

function settledItems(
  items: readonly unknown[],
  {
    all,
    faults,
    changed,
  }: {
    readonly all: readonly Fresh[];
    readonly faults: ReadonlyMap<number, readonly AriFault[]>;
    readonly changed: ReadonlySet<string>;
  },
): SettledItem[] {
  const withDates = new Set<number>();
  const withChanges = new Set<number>();
  for (const one of all) {
    const { roomTypeId, ratePlanId, dates } = fieldNights(one);
    if (dates.length > 0) withDates.add(one.item);
    if (dates.some((date) => changed.has(nightKey(roomTypeId, ratePlanId, date)))) withChanges.add(one.item);
  }
  return items.map((_, item) => {
    const ofItem = faults.get(item);
    if (ofItem !== undefined) return { outcome: 'refused', faults: ofItem };
    if (withChanges.has(item)) return { outcome: 'done', faults: [] };
    return { outcome: withDates.has(item) ? 'unchanged' : 'older', faults: [] };
  });
}
