import type { ServicesResponse, WireServiceInventory } from '@portico/contract/calls/services';
import { toWireService } from '@portico/contract/wire/extra';
import { extraDates } from '@portico/domain/availability/extra-inventory';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { Stay } from '@portico/domain/calendar/stay';
import type { ExtraId, RatePlanId, RoomTypeId } from '@portico/domain/ids';
import { mostOfExtra } from '@portico/domain/pricing/extra-cost';
import type { Kysely } from 'kysely';
import { extraInRoom } from '../../hotel/extra-in-room.ts';
import type { Hotel, HotelExtra } from '../../hotel/hotel.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import { readExtraDays, type ExtraDay } from './extra-days.store.ts';

/**
 * The extras for a room type and rate plan, in the hotel's order, and what is left over a stay. A limited extra has
 * what is left on its tightest date; a date without a row has none. `own`: the room's current extras, whose units count
 * as left. Rule: docs/pricing.md, "Limited extras".
 */
export async function readExtras(
  db: Kysely<Schema>,
  hotel: Hotel,
  room: { readonly roomTypeId: RoomTypeId; readonly ratePlanId: RatePlanId; readonly stay: Stay },
  own: readonly OwnExtra[] = [],
): Promise<ServicesResponse> {
  const extras = [...hotel.extras.values()].flatMap((extra) => {
    const rules = extraInRoom(hotel, extra, room);
    return rules === undefined ? [] : [{ part: extra.part, rules }];
  });
  const limited = extras.filter(({ part }) => part.isLimited).map(({ part }) => part.id);
  const rows = await readExtraDays(db, hotel.propertyId, limited, room.stay);
  const quantityOf = (extraId: ExtraId) =>
    own.find((extra) => extra.extraId === extraId && extra.isLimited)?.quantity ?? 0;
  const days = new Map(
    rows.map((day) => [
      keyOf(day.extraId, day.date),
      { ...day, taken: Math.max(0, day.taken - quantityOf(day.extraId)) },
    ]),
  );
  return {
    Services: extras.map(({ part, rules }) => ({
      ...toWireService(part, hotel.currency),
      MaximumQuantity: mostOfExtra(rules),
      Quantity: own.find(({ extraId }) => extraId === part.id)?.quantity ?? 0,
    })),
    InventoryPerServiceId: Object.fromEntries(
      extras.map((extra) => [extra.part.id, inventoryOf(extra, days, room.stay)]),
    ),
  };
}

interface OwnExtra {
  readonly extraId: ExtraId;
  readonly quantity: number;
  readonly isLimited: boolean;
}

const keyOf = (extraId: ExtraId, date: LocalDate) => `${extraId} ${date}`;

function inventoryOf(
  { part, rules }: HotelExtra,
  days: ReadonlyMap<string, ExtraDay>,
  stay: Stay,
): WireServiceInventory {
  if (!part.isLimited) return { ServiceId: part.id, StartingInventory: null, ReservationItems: [] };
  const ofDates = extraDates(rules.chargeType, stay).map(
    (date) => days.get(keyOf(rules.id, date)) ?? { units: 0, taken: 0 },
  );
  const tightest = ofDates.reduce((least, day) =>
    day.units - day.taken < least.units - least.taken ? day : least,
  );
  return {
    ServiceId: part.id,
    StartingInventory: tightest.units,
    ReservationItems: tightest.taken === 0 ? [] : [{ Quantity: tightest.taken }],
  };
}
