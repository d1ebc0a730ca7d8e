import type { ConfirmationResponse } from '@portico/contract/calls/reservation-read';
import { fromWireAmount } from '@portico/contract/wire/amounts';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { Counted } from '../../parts/analytics/counted.ts';

/** A booking as it is counted: what was bought for how much, and nothing of who bought it. */
export function purchaseOf(booked: ConfirmationResponse, currency: CurrencyCode): Counted {
  const minor = (amount: number) => fromWireAmount(amount, currency);
  const promotions = booked.Rooms.flatMap(({ Promotion }) => (Promotion === null ? [] : [Promotion.Name]));
  return {
    kind: 'purchase',
    reservationNumber: booked.ReservationNumber,
    bookedAt: booked.BookedAt,
    grossMinor: minor(booked.TotalCost),
    vatMinor: minor(booked.TotalVat),
    promotion: promotions[0] ?? null,
    rooms: booked.Rooms.map((room) => ({
      roomTypeId: room.RoomTypeId,
      name: room.RoomTypeName,
      ratePlanName: room.RatePlanName,
      grossMinor: minor(room.TotalCost),
    })),
  };
}
