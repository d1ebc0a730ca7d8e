import { paymentTypeNumber } from '@portico/contract/calls/payment-types';
import type { ConfirmationResponse, ConfirmedRoom } from '@portico/contract/calls/reservation-read';
import { cardBrandText } from '@portico/contract/texts/card-texts';
import { toWireAmount } from '@portico/contract/wire/amounts';
import { toConfirmedBooker } from '@portico/contract/wire/booker';
import { toConfirmedGuest, toWireGuestCounts } from '@portico/contract/wire/guest';
import { toWirePolicy } from '@portico/contract/wire/policy';
import { toWirePicture } from '@portico/contract/wire/picture';
import { toWireCityTax, toWireTaxes } from '@portico/contract/wire/taxes';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import { allocate } from '@portico/domain/money/allocate';
import { vatPercent } from '@portico/domain/money/vat';
import { dueOfRoom } from '@portico/domain/pricing/due-of-room';
import type { ChangesOfBooking } from './change/read-change.store.ts';
import { extraInRoom } from '../hotel/extra-in-room.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { paidOf, type LedgerEntry } from '../payments/attempts/read-ledger.store.ts';
import type { LaterPart } from '../payments/scheduled/later-parts.store.ts';
import type { BookedReservation, BookedRoom } from '../reservation/booked-reservation.ts';
import { bookerIdOf, sleeperIdOf } from '../reservation/individual-ids.ts';
import { maskedCode } from '../reservation/masked-code.ts';
import { wireStatus } from '../reservation/reservation-answer.ts';
import { feesMinor, standingRooms } from '../reservation/standing-rooms.ts';
import { stillToPay } from '../reservation/still-to-pay.ts';
import { taxesOf } from '../reservation/taxes-of-booking.ts';
import { bookedExtras } from './booked-extras.ts';

/** A booking with its payments and what remains to be paid. */
export interface BookingFacts {
  readonly hotel: Hotel;
  readonly reservation: BookedReservation;
  readonly ledger: readonly LedgerEntry[];
  readonly later: readonly LaterPart[];
  readonly changes: ChangesOfBooking;
}

/** The confirmation of a booking; read-only. Rule: docs/booking.md, "Reading a booking". */
export function confirmationOf({ hotel, reservation, ledger, later }: BookingFacts): ConfirmationResponse {
  const amount = (minor: number) => toWireAmount(minor, reservation.currency);
  const { booker, company, due, rooms } = reservation;
  const paidMinor = paidOf(ledger);
  const still = stillToPay(reservation, paidMinor);
  const standing = standingRooms(reservation);
  const sum = (minorOf: (room: BookedRoom) => number) =>
    standing.reduce((total, room) => total + minorOf(room), 0);
  const bookedOn = localTimeAt(reservation.createdAt.getTime(), hotel.definition.property.timeZone).date;
  const dueNow = dueNowOfRooms(reservation, bookedOn);
  return {
    PropertyId: reservation.propertyId,
    ReservationId: reservation.reservationId,
    ReservationNumber: reservation.referenceNumber,
    Status: wireStatus(reservation.status),
    DateFrom: reservation.stay.arrival,
    DateTo: reservation.stay.departure,
    BookedAt: reservation.createdAt.toISOString(),
    SpecialRequests: reservation.specialRequests,
    Comment: reservation.comment,
    CanBeEdited: false,
    CanBeCancelled: false,
    IsCancelled: reservation.status === 'cancelled',
    CreditCards: ledger.flatMap(({ card }) =>
      card === null ? [] : [{ Name: cardBrandText(card.brand), LastFour: card.last4 }],
    ),
    Booker: toConfirmedBooker(booker, bookerIdOf(reservation)),
    Company: company && { AccountId: company.accountId, Name: company.name, PONumber: company.poNumber },
    LocationName: locationName(hotel, reservation),
    PromoCode: reservation.promoCode,
    HopGiftVoucherCode: reservation.voucher && maskedCode(reservation.voucher.code),
    HopGiftDiscountAmount: amount(reservation.voucher?.minor ?? 0),
    Rooms: rooms.map((room, index) => roomOf(hotel, reservation, room, dueNow[index] ?? 0)),
    TotalRoomCost: amount(sum((room) => room.originalGrossMinor)),
    TotalDiscountedRoomCost: amount(sum((room) => room.grossMinor)),
    TotalServicesCost: amount(sum((room) => room.extrasGrossMinor)),
    CancellationFees: amount(feesMinor(reservation)),
    TotalVat: amount(reservation.vatMinor),
    ...toWireTaxes(taxesOf(reservation), reservation.currency),
    TotalPayment: amount(due.nowMinor),
    TotalCost: amount(reservation.grossMinor),
    Paid: amount(paidMinor + reservation.paidAtHotelMinor),
    PaidAtHotel: amount(reservation.paidAtHotelMinor),
    Payments: ledger
      .filter(({ paidMinor: minor }) => minor > 0)
      .map(({ card, at, paidMinor: minor }) => ({
        Card: card && { Name: cardBrandText(card.brand), LastFour: card.last4 },
        Date: at && localTimeAt(at.getTime(), hotel.definition.property.timeZone).date,
        Amount: amount(minor),
      })),
    DueNow: amount(due.nowMinor),
    DueLater: later
      .filter(({ state }) => state !== 'paid')
      .map(({ date, minor }) => ({ Date: date, Amount: amount(minor) })),
    DueAtHotel: amount(still.atHotelMinor),
    DueOnInvoice: amount(still.onInvoiceMinor),
    PaymentType: reservation.paymentType && paymentTypeNumber(reservation.paymentType),
  };
}

function roomOf(
  hotel: Hotel,
  reservation: BookedReservation,
  room: BookedRoom,
  dueNowMinor: number,
): ConfirmedRoom {
  const amount = (minor: number) => toWireAmount(minor, reservation.currency);
  const { promotion, roomConfiguration: beds } = room;
  const extrasVatMinor = room.extras.reduce((sum, { vatMinor }) => sum + vatMinor, 0);
  const picture = hotel.roomTypes.get(room.roomTypeId)?.part.images[0];
  return {
    ReservationItemId: room.itemId,
    RoomNumber: room.roomNumber,
    DateOfArrival: room.stay.arrival,
    DateOfDeparture: room.stay.departure,
    RoomTypeId: room.roomTypeId,
    RoomTypeName: room.roomTypeName,
    RoomTypeImage: picture === undefined ? null : toWirePicture(picture),
    RatePlanId: room.ratePlanId,
    RatePlanName: room.ratePlanName,
    ...toWireGuestCounts(room.guests),
    ChildAges: [...room.childAges],
    LeadGuest: toConfirmedGuest(room.leadGuest, sleeperIdOf(room, 0)),
    RoomConfiguration: beds && { Id: beds.id, Name: beds.name },
    Promotion: promotion && { PromotionId: promotion.promotionId, Name: promotion.name },
    Services: bookedExtras(hotel, reservation, room),
    VatSettings: { Rate: vatPercent(room.vat.rateMillipercent), IsExclusive: room.vat.isExclusive },
    CityTax: toWireCityTax(room.cityTax, reservation.currency),
    Policy: toWirePolicy(room),
    Nights: room.nights.map(({ date, grossMinor, cityTaxMinor }) => ({
      Date: date,
      TotalCost: amount(grossMinor),
      CityTax: amount(cityTaxMinor),
    })),
    TotalRoomCost: amount(room.originalGrossMinor),
    TotalDiscountedRoomCost: amount(room.grossMinor),
    TotalServicesCost: amount(room.extrasGrossMinor),
    TotalVat: amount(room.vatMinor + extrasVatMinor),
    TotalCityTax: amount(room.cityTaxMinor),
    TotalPayment: amount(dueNowMinor),
    TotalCost: amount(room.grossMinor + room.extrasGrossMinor),
    IsCancelled: room.cancelled !== null,
    CancellationFee: amount(room.cancelled?.feeMinor ?? 0),
    CanBeEdited: false,
    CanBeCancelled: false,
    ExtrasCanBeAdded: canAddExtras(hotel, room),
  };
}

function canAddExtras(hotel: Hotel, room: BookedRoom): boolean {
  const extras = [...hotel.extras.values()];
  return (
    room.cancelled === null &&
    room.allowEdit &&
    extras.some(
      (extra) => extra.part.allowEditOnBookingEngine && extraInRoom(hotel, extra, room) !== undefined,
    )
  );
}

/** The location of all rooms, if they share one. */
function locationName(hotel: Hotel, { rooms }: BookedReservation): string | null {
  const ids = new Set(rooms.map(({ roomTypeId }) => hotel.roomTypes.get(roomTypeId)?.part.locationId));
  const [id] = ids;
  if (ids.size !== 1 || id === undefined) return null;
  return hotel.definition.locations.find((location) => location.id === id)?.name ?? null;
}

/**
 * Due at booking per room with its extras, in minor units and room order; the sum is the booking's amount due. For a
 * cancelled room it is the fee. The voucher's part is allocated over the rooms. `bookedOn` is the property's date.
 * Rule: docs/booking.md, "Reading a booking".
 */
function dueNowOfRooms(
  { rooms, due, voucher }: Pick<BookedReservation, 'rooms' | 'due' | 'voucher'>,
  bookedOn: LocalDate,
): number[] {
  const beforeVoucher = (areExtrasInPolicy: boolean): number[] =>
    rooms.map(
      ({ stay: { arrival }, cancelled, ...room }) =>
        cancelled?.feeMinor ?? dueOfRoom({ ...room, arrival, today: bookedOn, areExtrasInPolicy }).nowMinor,
    );
  // The hotel may since count extras differently. The amount due shows whether they counted then.
  const withExtras = beforeVoucher(true);
  const sum = withExtras.reduce((total, minor) => total + minor, 0);
  const wereCounted = Math.max(0, sum - (voucher?.minor ?? 0)) === due.nowMinor;
  return allocate(due.nowMinor, wereCounted ? withExtras : beforeVoucher(false));
}
