import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId, RoomTypeId } from '@portico/domain/ids';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { rollbackWith } from '../platform/database/rollback-with.ts';
import type { Schema } from '../platform/database/schema.types.ts';
import { roomNight } from '../availability/inventory/change-days.store.ts';
import { notifySearches } from '../availability/inventory/change-nights.store.ts';
import { allotmentChanges, type Allotment, type StandingAllotment } from './allotment-changes.ts';
import { standingAllotments } from './allotment.store.ts';
import { applyAllotments, shortStocks, type ShortStock, type StockChanges } from './apply-allotments.ts';
import { countCommand, lockHotel, standingHotel } from './hotel.store.ts';

/** The change of each night: a number of rooms, closed, or reopened with a number of rooms if given. */
export type RoomsSetting =
  | { readonly kind: 'set'; readonly rooms: number }
  | { readonly kind: 'close' }
  | { readonly kind: 'open'; readonly rooms: number | undefined };

export interface SetRooms {
  readonly propertyId: PropertyId;
  readonly roomTypes: readonly { readonly id: RoomTypeId; readonly name: string }[];
  /** In order, none before today. */
  readonly dates: readonly LocalDate[];
  readonly setting: RoomsSetting;
  readonly dryRun: boolean;
}

/** A night before and after; null: it was not for sale. */
export interface NightSet {
  readonly date: LocalDate;
  readonly taken: number;
  readonly was: { readonly rooms: number; readonly closed: boolean } | null;
  readonly rooms: number;
  readonly closed: boolean;
}

export interface RoomsSet {
  readonly roomType: string;
  /** Nights that changed. */
  readonly nights: readonly NightSet[];
  /** Nights that have no rooms to close or open. */
  readonly without: readonly LocalDate[];
}

export type SetRoomsRefusal =
  | { readonly code: 'availability.below-taken'; readonly roomTypes: readonly ShortStock[] }
  | { readonly code: 'availability.busy' };

/**
 * Sets rooms for sale of some nights, all or none, and updates the snapshots of all processes. Imports of files that do
 * not know it leave it unchanged. Refused: fewer rooms than are taken, and during an import or another command of the
 * hotel. Rule: docs/property-file.md, "What a hotel sets by command".
 */
export function setRooms(
  database: Database,
  requested: SetRooms,
  clock: Clock,
): Promise<Result<readonly RoomsSet[], SetRoomsRefusal>> {
  const { propertyId, roomTypes, dryRun } = requested;
  return inTransaction(database, async (tx) => {
    if (!(await lockHotel(tx, propertyId))) return refused({ code: 'availability.busy' });
    const hotel = await standingHotel(tx, propertyId);
    const all: (RoomsSet & { readonly id: RoomTypeId; readonly stock: StockChanges })[] = [];
    for (const roomType of [...roomTypes].sort((one, other) => one.id - other.id))
      all.push(await compare(tx, requested, roomType));
    const stocks = all.map(({ stock }) => stock);
    const short = shortStocks(stocks);
    if (short.length > 0) return refused({ code: 'availability.below-taken', roomTypes: short });
    const report = all.map(({ roomType, nights, without }) => ({ roomType, nights, without }));
    const changed = all.flatMap(({ id, nights }) => nights.map(({ date }) => ({ thingId: id, date })));
    if (dryRun || changed.length === 0) return ok(report);

    const revision = hotel.revision + 1;
    const shortNow = await applyAllotments(tx, stocks, revision);
    if (shortNow.length > 0)
      return rollbackWith(refused({ code: 'availability.below-taken', roomTypes: shortNow }));
    await countCommand(tx, propertyId, { ...hotel, revision });
    await notifySearches(tx, propertyId, changed, clock.now());
    return ok(report);
  });
}

async function compare(
  tx: Kysely<Schema>,
  { propertyId, dates, setting }: SetRooms,
  { id, name }: SetRooms['roomTypes'][number],
) {
  const [first] = dates;
  const stock = { table: roomNight, propertyId, thingId: id };
  const those = new Set(dates);
  const rows = first === undefined ? [] : await standingAllotments(tx, stock, first);
  const standing = rows.filter(({ date }) => those.has(date));
  const before = new Map(standing.map((night) => [night.date, night]));
  const next = dates.flatMap((date) => nightSet(date, before.get(date), setting) ?? []);
  const named = new Set(next.map(({ date }) => date));
  const changes = allotmentChanges(
    next,
    standing.filter(({ date }) => named.has(date)),
    Infinity,
  );
  const changed = [...changes.added, ...changes.changed].sort((a, b) => (a.date < b.date ? -1 : 1));
  return {
    id,
    roomType: name,
    nights: changed.map((night) => describeNight(night, before.get(night.date))),
    without: dates.filter((date) => !named.has(date)),
    stock: { stock, name, changes },
  };
}

/** Undefined: there is nothing to close or to open. */
function nightSet(
  date: LocalDate,
  night: StandingAllotment | undefined,
  setting: RoomsSetting,
): Allotment | undefined {
  if (setting.kind === 'set') return { date, allotment: setting.rooms, closed: night?.closed ?? false };
  if (setting.kind === 'close') return night && { date, allotment: night.allotment, closed: true };
  const allotment = setting.rooms ?? night?.allotment;
  return allotment === undefined ? undefined : { date, allotment, closed: false };
}

function describeNight(
  { date, allotment, closed = false }: Allotment,
  night: StandingAllotment | undefined,
): NightSet {
  const was = night === undefined ? null : { rooms: night.allotment, closed: night.closed };
  return { date, taken: night?.taken ?? 0, was, rooms: allotment, closed };
}
