import { extraGoesWith } from '@portico/contract/property-file/to-domain';
import { extraThatFits } from '@portico/domain/availability/extra-beds';
import type { RatePlanId, RoomTypeId } from '@portico/domain/ids';
import type { Extra } from '@portico/domain/pricing/extra-cost';
import type { Hotel, HotelExtra } from './hotel.ts';

/**
 * An extra as the hotel offers it with that room type and plan, with no more beds than fit; undefined if it does not.
 * Rule: docs/pricing.md, "Cots and extra beds".
 */
export function extraInRoom(
  hotel: Hotel,
  { part, rules }: HotelExtra,
  { roomTypeId, ratePlanId }: { readonly roomTypeId: RoomTypeId; readonly ratePlanId: RatePlanId },
): Extra | undefined {
  const roomType = hotel.roomTypes.get(roomTypeId)?.part;
  if (roomType === undefined || !extraGoesWith(part, roomTypeId, ratePlanId)) return undefined;
  return extraThatFits(rules, { cot: roomType.cots, 'extra-bed': roomType.extraBeds });
}
