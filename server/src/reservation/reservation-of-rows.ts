import type { Selectable } from 'kysely';
import type {
  ReservationExtraTable,
  ReservationItemTable,
  ReservationTable,
} from '../platform/database/schema.types.ts';
import type { BookedExtra, BookedReservation, BookedRoom } from './booked-reservation.ts';
import {
  storedBooker,
  storedCityTax,
  storedCancellation,
  storedCompany,
  storedDueLater,
  storedFellows,
  storedGuest,
  storedNights,
  storedPaidFor,
  storedPayment,
  storedPromotion,
  storedChildAges,
  storedRoomConfiguration,
  storedVatParts,
} from './stored-booking.ts';

/** With `paid_at_hotel`, minor units: `paidAtHotelMinor`. */
type BookingRow = Selectable<ReservationTable> & { readonly paid_at_hotel: number };

/** The rows of a booking: rooms in order, extras by id. */
export interface ReservationRows {
  readonly row: BookingRow;
  readonly items: readonly Selectable<ReservationItemTable>[];
  readonly extras: readonly Selectable<ReservationExtraTable>[];
}

/** Throws if stored JSON cannot be read. */
export function reservationOf({ row, items, extras }: ReservationRows): BookedReservation {
  const ofItem = (itemId: string) => extras.filter(({ item_id }) => item_id === itemId).map(extraOf);
  return withKnownRooms(
    row,
    items.map((item) => roomOf(item, ofItem(item.item_id))),
  );
}

/** A booking from its row and known rooms. */
export function withKnownRooms(row: BookingRow, rooms: readonly BookedRoom[]): BookedReservation {
  return {
    propertyId: row.property_id,
    reservationId: row.reservation_id,
    referenceNumber: row.reference_number,
    confirmationToken: row.confirmation_token,
    status: row.status,
    stay: { arrival: row.arrival, departure: row.departure },
    currency: row.currency,
    booker: storedBooker(row.booker),
    specialRequests: row.special_requests,
    arrivalTime: row.arrival_time,
    comment: row.comment,
    paymentType: row.payment_type,
    promoCode: row.promo_code,
    promotionId: row.promotion_id,
    voucher: row.voucher_code === null ? null : { code: row.voucher_code, minor: row.voucher_amount },
    netMinor: row.net,
    vatMinor: row.vat,
    grossMinor: row.gross,
    due: {
      nowMinor: row.due_now,
      later: storedDueLater(row.due_later),
      atHotelMinor: row.due_at_hotel,
      onInvoiceMinor: row.due_on_invoice,
    },
    paidAtHotelMinor: row.paid_at_hotel,
    paidFor: storedPaidFor(row.paid_for),
    company: storedCompany(row.company),
    holdEndsAt: row.hold_ends_at,
    holdEndedBy: row.hold_ended_by,
    createdAt: row.created_at,
    version: row.version,
    linkVersion: row.link_version,
    rooms,
  };
}

function roomOf(row: Selectable<ReservationItemTable>, extras: BookedExtra[]): BookedRoom {
  return {
    itemId: row.item_id,
    roomNumber: row.room_number,
    roomTypeId: row.room_type_id,
    roomTypeName: row.room_type_name,
    ratePlanId: row.rate_plan_id,
    ratePlanName: row.rate_plan_name,
    rateCode: row.rate_code,
    stay: { arrival: row.arrival, departure: row.departure },
    guests: { adults: row.adults, children: row.children, infants: row.infants },
    leadGuest: storedGuest(row.lead_guest),
    vat: { rateMillipercent: row.vat_rate_millipercent, isExclusive: row.vat_exclusive },
    vatParts: storedVatParts(row.vat_parts),
    cityTax: storedCityTax(row.city_tax_terms),
    cityTaxMinor: row.city_tax,
    payment: storedPayment(row.payment_policy),
    cancellation: storedCancellation(row.cancellation_policy),
    nights: storedNights(row.nights),
    netMinor: row.net,
    vatMinor: row.vat,
    grossMinor: row.gross,
    originalGrossMinor: row.original_gross,
    extras,
    extrasGrossMinor: row.extras_gross,
    promotion: storedPromotion(row.promotion),
    roomConfiguration: storedRoomConfiguration(row.room_configuration),
    childAges: storedChildAges(row.child_ages),
    fellows: storedFellows(row.guests),
    allowEdit: row.allow_edit,
    allowCancel: row.allow_cancel,
    areExtrasInPolicy: row.extras_in_policy,
    preCheckedInAt: row.pre_checked_in_at,
    cancelled: row.cancelled_at && {
      at: row.cancelled_at,
      reasonId: row.cancellation_reason_id,
      feeMinor: row.cancellation_fee,
    },
  };
}

function extraOf(row: Selectable<ReservationExtraTable>): BookedExtra {
  return {
    extraId: row.extra_id,
    name: row.name,
    chargeType: row.charge_type,
    isPerPerson: row.is_per_person,
    isLimited: row.is_limited,
    quantity: row.quantity,
    netMinor: row.net,
    vatMinor: row.vat,
    grossMinor: row.gross,
    vatRateMillipercent: row.vat_rate_millipercent,
  };
}
