import { toWireAmount } from '@portico/contract/wire/amounts';
import { toManagedBooker } from '@portico/contract/wire/booker';
import { toManagedGuest, toManagedLeadGuest, toWireGuestCounts } from '@portico/contract/wire/guest';
import { toWireTaxes } from '@portico/contract/wire/taxes';
import { fellowGuests } from '@portico/domain/people/guests-of-room';
import type { HotelEvent } from '../webhooks/announce.ts';
import type { EventType } from '@portico/contract/event-types';
import type { BookedReservation, BookedRoom } from './booked-reservation.ts';
import { bookerIdOf, sleeperIdOf } from './individual-ids.ts';
import { wireStatus } from './reservation-answer.ts';
import { feesMinor } from './standing-rooms.ts';
import { taxesOf } from './taxes-of-booking.ts';

type BookingEventType = Extract<EventType, `reservation.${string}` | 'pre-check-in.completed'>;

/** An event of a booking, with the whole booking after it. Shapes: docs/webhooks.md, "A booking". */
export function bookingEvent(type: BookingEventType, reservation: BookedReservation): HotelEvent {
  const { propertyId, reservationId } = reservation;
  return { propertyId, type, subjectId: reservationId, data: bookingData(reservation) };
}

/** The whole booking, with the names of the API. */
export function bookingData(reservation: BookedReservation) {
  const { booker, company, currency, due, stay } = reservation;
  const amount = (minor: number) => toWireAmount(minor, currency);
  return {
    ReservationNumber: reservation.referenceNumber,
    Status: wireStatus(reservation.status),
    Version: reservation.version,
    BookedAt: reservation.createdAt.toISOString(),
    DateFrom: stay.arrival,
    DateTo: stay.departure,
    Booker: toManagedBooker(booker, bookerIdOf(reservation)),
    Company: company && { AccountId: company.accountId, Name: company.name, PONumber: company.poNumber },
    SpecialRequests: reservation.specialRequests,
    Comment: reservation.comment,
    PromoCode: reservation.promoCode,
    Rooms: reservation.rooms.map((room) => roomData(room, amount)),
    Currency: currency,
    TotalCost: amount(reservation.grossMinor),
    TotalVat: amount(reservation.vatMinor),
    ...toWireTaxes(taxesOf(reservation), currency),
    CancellationFees: amount(feesMinor(reservation)),
    GiftVoucherAmount: amount(reservation.voucher?.minor ?? 0),
    DueNow: amount(due.nowMinor),
    DueLater: due.later.map(({ date, minor }) => ({ Date: date, Amount: amount(minor) })),
    DueAtHotel: amount(due.atHotelMinor),
    DueOnInvoice: amount(due.onInvoiceMinor),
    PaidAtHotel: amount(reservation.paidAtHotelMinor),
  };
}

function roomData(room: BookedRoom, amount: (minor: number) => number) {
  const { promotion, roomConfiguration: beds } = room;
  return {
    ReservationItemId: room.itemId,
    RoomNumber: room.roomNumber,
    DateOfArrival: room.stay.arrival,
    DateOfDeparture: room.stay.departure,
    RoomTypeId: room.roomTypeId,
    RoomTypeName: room.roomTypeName,
    RatePlanId: room.ratePlanId,
    RatePlanName: room.ratePlanName,
    ...toWireGuestCounts(room.guests),
    ChildAges: room.childAges,
    LeadGuest: toManagedLeadGuest(room.leadGuest, sleeperIdOf(room, 0)),
    Guests: fellowGuests(room.guests, room.fellows).map((guest, index) =>
      toManagedGuest(guest, sleeperIdOf(room, index + 1)),
    ),
    RoomConfiguration: beds && { Id: beds.id, Name: beds.name },
    Promotion: promotion && { PromotionId: promotion.promotionId, Name: promotion.name },
    Nights: room.nights.map(({ date, grossMinor }) => ({ Date: date, TotalCost: amount(grossMinor) })),
    Services: room.extras.map(({ extraId, name, quantity, grossMinor }) => ({
      ServiceId: extraId,
      ServiceName: name,
      Quantity: quantity,
      TotalCost: amount(grossMinor),
    })),
    TotalCost: amount(room.grossMinor + room.extrasGrossMinor),
    IsCancelled: room.cancelled !== null,
    CancellationFee: amount(room.cancelled?.feeMinor ?? 0),
  };
}
