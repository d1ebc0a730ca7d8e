import { extraGoesWith } from '@portico/contract/property-file/to-domain';
import type { ExtraId } from '@portico/domain/ids';
import { mostOfExtra, type ExtraChoice } from '@portico/domain/pricing/extra-cost';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Hotel } from '../hotel/hotel.ts';
import type { WantedRoom } from './wanted-room.ts';

/** An extra that the hotel does not offer with this room, or not so much of it. */
export interface ExtraNotOffered {
  readonly code: 'extra.unavailable';
  readonly extraId: ExtraId;
}

/**
 * The extras of a room by the hotel's own terms. Refuses one that the hotel does not know, that does not go with the
 * room's type and plan, or of which one room may not have so many; whether there are any left is not asked here.
 */
export function chosenExtras(hotel: Hotel, room: WantedRoom): Result<ExtraChoice[], ExtraNotOffered> {
  const choices: ExtraChoice[] = [];
  for (const { extraId, quantity } of room.extras.filter((wanted) => wanted.quantity > 0)) {
    const extra = hotel.extras.get(extraId);
    const isOffered =
      extra !== undefined &&
      extraGoesWith(extra.part, room.roomTypeId, room.ratePlanId) &&
      quantity <= mostOfExtra(extra.rules);
    if (!isOffered) return refused({ code: 'extra.unavailable', extraId });
    choices.push({ extra: extra.rules, quantity });
  }
  return ok(choices);
}
