import type { HotelDefinition, PropertyFile } from '@portico/contract/property-file/property-file';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId, RoomTypeId } from '@portico/domain/ids';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { allotmentChanges, type AllotmentChanges, type ShortDay } from './allotment-changes.ts';
import { roomNightsOf } from './expand-nights.ts';
import { addRoomNights, lockRoomNights, setAllotments, standingRoomNights } from './room-night.store.ts';

/** The nights of one room type that have more rooms taken than the file would leave for sale. */
export interface ShortRoomType {
  readonly roomTypeId: RoomTypeId;
  readonly roomTypeName: string;
  readonly nights: readonly ShortDay[];
}

export interface RoomTypeChanges {
  readonly roomTypeId: RoomTypeId;
  readonly roomTypeName: string;
  readonly changes: AllotmentChanges;
}

/** What the file changes in each room type from today on, in order of id, those it no longer names included. */
export async function compareRoomNights(
  db: Kysely<Schema>,
  file: PropertyFile,
  standing: HotelDefinition | undefined,
  today: LocalDate,
): Promise<RoomTypeChanges[]> {
  const names = new Map(
    [...(standing?.roomTypes ?? []), ...file.roomTypes].map(({ id, name }) => [id, name]),
  );
  const compared: RoomTypeChanges[] = [];
  for (const [roomTypeId, roomTypeName] of [...names].sort(([a], [b]) => a - b)) {
    const wanted = roomNightsOf(file, roomTypeId).filter(({ date }) => date >= today);
    const nights = await standingRoomNights(db, file.property.id, roomTypeId, today);
    compared.push({ roomTypeId, roomTypeName, changes: allotmentChanges(wanted, nights) });
  }
  return compared;
}

export function shortRoomTypes(rooms: readonly RoomTypeChanges[]): ShortRoomType[] {
  return rooms.flatMap(({ roomTypeId, roomTypeName, changes }) =>
    changes.short.length === 0 ? [] : [{ roomTypeId, roomTypeName, nights: changes.short }],
  );
}

/**
 * Writes the changes, nights locked in key order. Answers the nights that were sold meanwhile and now have more rooms
 * taken than they would have for sale; when there are any, the transaction has to be undone.
 */
export async function applyRoomNights(
  tx: Kysely<Schema>,
  propertyId: PropertyId,
  rooms: readonly RoomTypeChanges[],
): Promise<ShortRoomType[]> {
  const short: ShortRoomType[] = [];
  for (const { roomTypeId, roomTypeName, changes } of rooms) {
    const nights = await changeStanding(tx, propertyId, roomTypeId, changes.changed);
    if (nights.length > 0) short.push({ roomTypeId, roomTypeName, nights });
    if (changes.added.length > 0) await addRoomNights(tx, propertyId, roomTypeId, changes.added);
  }
  return short;
}

async function changeStanding(
  tx: Kysely<Schema>,
  propertyId: PropertyId,
  roomTypeId: RoomTypeId,
  changed: AllotmentChanges['changed'],
): Promise<readonly ShortDay[]> {
  if (changed.length === 0) return [];
  const dates = changed.map(({ date }) => date);
  const { short } = allotmentChanges(changed, await lockRoomNights(tx, propertyId, roomTypeId, dates));
  if (short.length > 0) return short;
  const set = await setAllotments(tx, propertyId, roomTypeId, changed);
  if (set !== changed.length)
    throw new Error(`${changed.length - set} locked nights did not take their allotment`);
  return [];
}
