import type { Stay } from '@portico/domain/calendar/stay';
import type { BedOptionId, ExtraId, PromotionId, RatePlanId, RoomTypeId } from '@portico/domain/ids';
import type { Guests } from '@portico/domain/occupancy/guests';
import type { Guest } from '@portico/domain/people/guest';
import type { WireRoom, WireRoomBody } from '../calls/parts/room.ts';
import { guestCountsFromWire, guestFromWire, toWireGuest, toWireGuestCounts } from './guest.ts';

/** A room in a guest's request. */
export interface RequestedRoom {
  readonly stay: Stay;
  readonly roomTypeId: RoomTypeId;
  readonly ratePlanId: RatePlanId;
  readonly guests: Guests;
  /** Each at most once. Quantity 0: not requested. */
  readonly extras: readonly { readonly extraId: ExtraId; readonly quantity: number }[];
  /** One for each child where its rate or an extra asks. */
  readonly childAges: readonly number[];
  readonly leadGuest: Guest;
  /** The chosen beds; null: none. */
  readonly bedOptionId: BedOptionId | null;
  /** The promotion shown to the guest, null for none; undefined if the client does not state it. */
  readonly seenPromotionId: PromotionId | null | undefined;
  /** As shown to the guest, a decimal; only compared. */
  readonly totalCost: number;
}

export function toWireRoom(room: RequestedRoom): WireRoomBody {
  const { seenPromotionId: seen } = room;
  return {
    DateFrom: room.stay.arrival,
    DateTo: room.stay.departure,
    RoomTypeId: room.roomTypeId,
    RoomConfigurationDropdownOptionId: room.bedOptionId,
    RatePlanId: room.ratePlanId,
    Promotion: typeof seen === 'number' ? { PromotionId: seen } : seen,
    ...toWireGuestCounts(room.guests),
    ...(room.childAges.length > 0 && { ChildAges: [...room.childAges] }),
    LeadGuest: toWireGuest(room.leadGuest),
    Services: room.extras.map(({ extraId, quantity }) => ({ ServiceId: extraId, Quantity: quantity })),
    TotalCost: room.totalCost,
  };
}

/** The checks of a booking cover the order of its dates. */
export function roomFromWire(room: WireRoom): RequestedRoom {
  return {
    stay: { arrival: room.DateFrom, departure: room.DateTo },
    roomTypeId: room.RoomTypeId,
    ratePlanId: room.RatePlanId,
    guests: guestCountsFromWire(room),
    extras: room.Services.map(({ ServiceId, Quantity }) => ({
      extraId: ServiceId,
      quantity: Quantity,
    })),
    childAges: room.ChildAges ?? [],
    leadGuest: guestFromWire(room.LeadGuest),
    bedOptionId: room.RoomConfigurationDropdownOptionId ?? null,
    seenPromotionId: room.Promotion && room.Promotion.PromotionId,
    totalCost: room.TotalCost,
  };
}
