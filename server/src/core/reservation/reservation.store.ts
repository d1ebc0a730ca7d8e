import type { ReservationId, ReservationItemId } from '@portico/domain/ids';
import type { Insertable, Transaction } from 'kysely';
import type { BookedReservation, BookedRoom } from './booked-reservation.ts';
import type { ReservationItemTable, Schema } from '../../platform/database/schema.types.ts';
import { newConfirmationToken, newId, newReferenceNumber } from '../../platform/ids.ts';

type RowOwner = Pick<BookedReservation, 'propertyId' | 'reservationId'>;

export type NewRoom = Omit<BookedRoom, 'itemId' | 'cancelled'>;

export interface NewReservation extends Omit<
  BookedReservation,
  'reservationId' | 'referenceNumber' | 'confirmationToken' | 'version' | 'linkVersion' | 'rooms'
> {
  readonly rooms: readonly NewRoom[];
}

/**
 * Writes a reservation with its rooms and extras and answers it with its names. A reference number that another booking of the
 * property has is drawn again.
 */
export async function insertReservation(
  tx: Transaction<Schema>,
  reservation: NewReservation,
  drawReference: () => string = newReferenceNumber,
): Promise<BookedReservation> {
  const reservationId = newId<ReservationId>();
  const confirmationToken = newConfirmationToken();
  let referenceNumber = drawReference();
  while (!(await insertHead(tx, { ...reservation, reservationId, confirmationToken, referenceNumber }))) {
    referenceNumber = drawReference();
  }
  const rooms = reservation.rooms.map((room) => ({
    ...room,
    itemId: newId<ReservationItemId>(),
    cancelled: null,
  }));
  const names = { reservationId, confirmationToken, referenceNumber };
  const booked = { ...reservation, ...names, version: 1, linkVersion: 1, rooms };
  await insertRooms(tx, booked);
  await insertExtras(tx, booked);
  return booked;
}

/** False when the reference number is taken. */
async function insertHead(
  tx: Transaction<Schema>,
  head: Omit<BookedReservation, 'version' | 'linkVersion' | 'rooms'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('reservation')
    .values({
      property_id: head.propertyId,
      reservation_id: head.reservationId,
      reference_number: head.referenceNumber,
      confirmation_token: head.confirmationToken,
      status: head.status,
      arrival: head.stay.arrival,
      departure: head.stay.departure,
      currency: head.currency,
      booker: JSON.stringify(head.booker),
      special_requests: head.specialRequests,
      comment: head.comment,
      payment_type: head.paymentType,
      promo_code: head.promoCode,
      promotion_id: head.promotionId,
      voucher_code: head.voucher?.code ?? null,
      voucher_amount: head.voucher?.minor ?? 0,
      net: head.netMinor,
      vat: head.vatMinor,
      gross: head.grossMinor,
      due_now: head.due.nowMinor,
      due_later: JSON.stringify(head.due.later),
      due_at_hotel: head.due.atHotelMinor,
      due_on_invoice: head.due.onInvoiceMinor,
      company: head.company && JSON.stringify(head.company),
      hold_ends_at: head.holdEndsAt,
      created_at: head.createdAt,
      settled_at: head.holdEndsAt === null ? head.createdAt : null,
    })
    .onConflict((conflict) => conflict.columns(['property_id', 'reference_number']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

async function insertRooms(tx: Transaction<Schema>, reservation: BookedReservation): Promise<void> {
  const rows = reservation.rooms.map((room) => itemRow(reservation, room));
  await tx.insertInto('reservation_item').values(rows).execute();
}

/** A room as it is kept. */
export function itemRow(reservation: RowOwner, room: BookedRoom): Insertable<ReservationItemTable> {
  return {
    property_id: reservation.propertyId,
    reservation_id: reservation.reservationId,
    item_id: room.itemId,
    room_number: room.roomNumber,
    room_type_id: room.roomTypeId,
    room_type_name: room.roomTypeName,
    rate_plan_id: room.ratePlanId,
    rate_plan_name: room.ratePlanName,
    arrival: room.stay.arrival,
    departure: room.stay.departure,
    adults: room.guests.adults,
    children: room.guests.children,
    infants: room.guests.infants,
    lead_guest: JSON.stringify(room.leadGuest),
    vat_rate_millipercent: room.vat.rateMillipercent,
    vat_exclusive: room.vat.isExclusive,
    payment_policy: JSON.stringify(room.payment),
    cancellation_policy: JSON.stringify(room.cancellation),
    nights: JSON.stringify(room.nights),
    net: room.netMinor,
    vat: room.vatMinor,
    gross: room.grossMinor,
    original_gross: room.originalGrossMinor,
    extras_gross: room.extrasGrossMinor,
    promotion: room.promotion && JSON.stringify(room.promotion),
    room_configuration: room.roomConfiguration && JSON.stringify(room.roomConfiguration),
    guests: JSON.stringify(room.fellows),
    allow_edit: room.allowEdit,
    allow_cancel: room.allowCancel,
    extras_in_policy: room.areExtrasInPolicy,
    pre_checked_in_at: room.preCheckedInAt,
    cancelled_at: room.cancelled?.at ?? null,
    cancellation_reason_id: room.cancelled?.reasonId ?? null,
    cancellation_fee: room.cancelled?.feeMinor ?? 0,
  };
}

/** The extras of all rooms, where they have no rows yet. */
export async function insertExtras(
  tx: Transaction<Schema>,
  reservation: RowOwner & Pick<BookedReservation, 'rooms'>,
): Promise<void> {
  const rows = reservation.rooms.flatMap(({ itemId, extras }) =>
    extras.map((extra) => ({
      property_id: reservation.propertyId,
      reservation_id: reservation.reservationId,
      item_id: itemId,
      extra_id: extra.extraId,
      name: extra.name,
      charge_type: extra.chargeType,
      is_per_person: extra.isPerPerson,
      is_limited: extra.isLimited,
      quantity: extra.quantity,
      net: extra.netMinor,
      vat: extra.vatMinor,
      gross: extra.grossMinor,
    })),
  );
  if (rows.length > 0) await tx.insertInto('reservation_extra').values(rows).execute();
}
