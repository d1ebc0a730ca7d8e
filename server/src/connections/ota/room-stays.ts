import type { HotelDefinition } from '@portico/contract/property-file/property-file';
import { codeOf } from '../connection-codes.ts';
import type { ConnectionCodes } from '../connection.store.ts';
import type { PricedPair } from './priced-pairs.store.ts';
import { element, xmlOf } from './write-xml.ts';

/**
 * The room types and rate plans of a hotel, each pair that has a price from today on; a rate plan without any price is
 * paired with each room type. Rule: docs/connections-ota.md, "Rooms and rates".
 */
export function roomStays(
  { roomTypes, ratePlans }: HotelDefinition,
  codes: ConnectionCodes,
  priced: readonly PricedPair[],
): string {
  const stays = ratePlans.flatMap((ratePlan) => {
    const rooms = new Set(
      priced.filter((pair) => pair.ratePlanId === ratePlan.id).map((pair) => pair.roomTypeId),
    );
    return roomTypes
      .filter(({ id }) => rooms.size === 0 || rooms.has(id))
      .map((roomType) =>
        element(
          'RoomStay',
          {},
          element(
            'RoomTypes',
            {},
            element(
              'RoomType',
              { RoomTypeCode: codeOf(codes.roomTypes, roomType.id) },
              described('RoomDescription', roomType),
            ),
          ),
          element(
            'RatePlans',
            {},
            element(
              'RatePlan',
              { RatePlanCode: codeOf(codes.ratePlans, ratePlan.id) },
              described('RatePlanDescription', ratePlan),
            ),
          ),
        ),
      );
  });
  return element('RoomStays', {}, ...stays);
}

const described = (name: string, thing: { readonly name: string; readonly description: string }): string =>
  element(name, { Name: thing.name }, element('Text', {}, xmlOf(thing.description)));
