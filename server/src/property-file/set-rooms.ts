import type { NightCells } from '@portico/contract/desk/night-cell';
import type { HotelDefinition } from '@portico/contract/property-file/property-file';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { RoomTypeId } from '@portico/domain/ids';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import { roomNight } from '../availability/inventory/change-days.store.ts';
import { allotmentChanges, type Allotment, type StandingAllotment } from './allotment-changes.ts';
import { standingAllotments } from './allotment.store.ts';
import { shortStocks, type ShortStock, type StockChanges } from './apply-allotments.ts';
import type { StandingHotel } from './hotel.store.ts';

/**
 * The change of each night: a number of rooms, those taken among them (`set`) or beside them (`left`), closed (a night
 * that has no rooms with `roomsOfNone`, if given), or reopened with a number of rooms if given.
 */
export type RoomsSetting =
  | { readonly kind: 'set' | 'left'; readonly rooms: number }
  | { readonly kind: 'close'; readonly roomsOfNone?: number | undefined }
  | { readonly kind: 'open'; readonly rooms?: number | undefined };

/** A change of some nights of room types. A later change takes what an earlier one made of a night. */
export interface RoomsChange {
  readonly roomTypeIds: readonly RoomTypeId[];
  /** In order, none before today. */
  readonly dates: readonly LocalDate[];
  readonly setting: RoomsSetting;
}

/** What is for sale on a night. */
export interface ForSale {
  readonly rooms: number;
  readonly closed: boolean;
}

/** A night before and after; null: it was not for sale. */
export interface RoomsNightSet extends ForSale {
  readonly date: LocalDate;
  readonly taken: number;
  readonly was: ForSale | null;
}

/** One room type: the nights that change, by date. */
export interface RoomsSet {
  readonly roomTypeId: RoomTypeId;
  readonly nights: readonly RoomsNightSet[];
  /** Nights that have no rooms to close or open. */
  readonly without: readonly LocalDate[];
  readonly stock: StockChanges;
}

/** Fewer rooms than are taken; `short` says how many on each night. */
export interface BelowTaken {
  readonly code: 'rooms.below-taken';
  readonly cells: readonly NightCells[];
  readonly short: readonly ShortStock[];
}

/** What rooms for sale become by these changes. Refused: fewer than are taken. */
export async function roomsSetBy(
  tx: Kysely<Schema>,
  hotel: StandingHotel,
  changes: readonly RoomsChange[],
): Promise<Result<readonly RoomsSet[], BelowTaken>> {
  const all: RoomsSet[] = [];
  for (const roomType of [...hotel.definition.roomTypes].sort((one, other) => one.id - other.id)) {
    const those = changes.filter(({ roomTypeIds }) => roomTypeIds.includes(roomType.id));
    if (those.length > 0) all.push(await compare(tx, hotel, those, roomType));
  }
  const short = shortStocks(all.map(({ stock }) => stock));
  return short.length > 0 ? refused(belowTaken(hotel, short)) : ok(all);
}

/** As a refusal, by the cells of the desk. */
export function belowTaken({ definition }: StandingHotel, short: readonly ShortStock[]): BelowTaken {
  const cells = short.map(({ name, days }) => ({
    roomTypeId: definition.roomTypes.find((roomType) => roomType.name === name)?.id ?? 0,
    roomType: name,
    ratePlanId: null,
    dates: days.map(({ date }) => date),
  }));
  return { code: 'rooms.below-taken', cells, short };
}

async function compare(
  tx: Kysely<Schema>,
  { propertyId }: StandingHotel,
  changes: readonly RoomsChange[],
  { id, name }: Pick<HotelDefinition['roomTypes'][number], 'id' | 'name'>,
): Promise<RoomsSet> {
  const first = changes.flatMap(({ dates }) => dates[0] ?? []).sort()[0];
  const stock = { table: roomNight, propertyId, thingId: id };
  const standing = first === undefined ? [] : await standingAllotments(tx, stock, first);
  const before = new Map(standing.map((night) => [night.date, night]));
  const after = new Map<LocalDate, Allotment>();
  const without = new Set<LocalDate>();
  for (const { dates, setting } of changes)
    for (const date of dates) {
      const taken = before.get(date)?.taken ?? 0;
      const next = nightSet(date, after.get(date) ?? before.get(date), setting, taken);
      if (next === undefined) without.add(date);
      else after.set(date, next);
    }
  const compared = allotmentChanges(
    [...after.values()].sort((a, b) => (a.date < b.date ? -1 : 1)),
    standing.filter(({ date }) => after.has(date)),
    Infinity,
  );
  const changed = [...compared.added, ...compared.changed].sort((a, b) => (a.date < b.date ? -1 : 1));
  return {
    roomTypeId: id,
    nights: changed.map((night) => describeNight(night, before.get(night.date))),
    without: [...without].filter((date) => !after.has(date)),
    stock: { stock, name, changes: compared },
  };
}

/** Undefined: there is nothing to close or to open. */
function nightSet(
  date: LocalDate,
  night: Allotment | undefined,
  setting: RoomsSetting,
  taken: number,
): Allotment | undefined {
  const closed = night?.closed ?? false;
  if (setting.kind === 'set') return { date, allotment: setting.rooms, closed };
  if (setting.kind === 'left') return { date, allotment: taken + setting.rooms, closed };
  const isClose = setting.kind === 'close';
  const allotment = isClose ? (night?.allotment ?? setting.roomsOfNone) : (setting.rooms ?? night?.allotment);
  return allotment === undefined ? undefined : { date, allotment, closed: isClose };
}

function describeNight(
  { date, allotment, closed = false }: Allotment,
  night: StandingAllotment | undefined,
): RoomsNightSet {
  const was = night === undefined ? null : { rooms: night.allotment, closed: night.closed };
  return { date, taken: night?.taken ?? 0, was, rooms: allotment, closed };
}
