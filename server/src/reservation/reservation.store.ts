import type { IndividualId, ReservationItemId } from '@portico/domain/ids';
import { sql, type RawBuilder, type Selectable, type Transaction } from 'kysely';
import type { BookedReservation, BookedRoom } from './booked-reservation.ts';
import { rowsAsJson } from '../platform/database/rows-as-json.ts';
import type { PaymentAttemptTable } from '../platform/database/booked-tables.types.ts';
import type {
  ReservationExtraTable,
  ReservationItemTable,
  Schema,
} from '../platform/database/schema.types.ts';
import type { Counted } from '../limits/rate-limit.store.ts';
import { newConfirmationToken, newId, newReferenceNumber } from '../platform/ids.ts';

type RowOwner = Pick<BookedReservation, 'propertyId' | 'reservationId'>;

export type NewRoom = Omit<BookedRoom, 'itemId' | 'cancelled'>;

export interface NewReservation extends Omit<
  BookedReservation,
  'referenceNumber' | 'confirmationToken' | 'paidAtHotelMinor' | 'version' | 'linkVersion' | 'rooms'
> {
  readonly rooms: readonly NewRoom[];
}

/** What is stored of a reservation beside the booking itself. */
export interface StoredBeside {
  /** The holders of its rooms while it is unpaid. */
  readonly holders?: readonly { readonly kind: string; readonly subject: string }[];
  /** Where its card is counted as declined until it is paid; docs/limits.md, "Cards". */
  readonly cardTry?: Pick<Counted, 'subject' | 'from'> | undefined;
  /** The account it belongs to. `saveCard`: the card is saved there too, once it has paid. */
  readonly owner?: { readonly individualId: IndividualId; readonly saveCard: boolean } | null;
  /** How it is to be paid. */
  readonly attemptRow?: Partial<Selectable<PaymentAttemptTable>> | undefined;
  readonly drawReference?: () => string;
}

/**
 * Inserts a reservation with its rooms, extras and payment attempt in one statement, and returns it with its generated
 * names. A reference number already used in the property is drawn again.
 */
export async function insertReservation(
  tx: Transaction<Schema>,
  reservation: NewReservation,
  { drawReference = newReferenceNumber, attemptRow, ...beside }: StoredBeside = {},
): Promise<BookedReservation> {
  const rooms = reservation.rooms.map((room) => ({
    ...room,
    itemId: newId<ReservationItemId>(),
    cancelled: null,
  }));
  const confirmationToken = newConfirmationToken();
  const booked = {
    ...reservation,
    confirmationToken,
    paidAtHotelMinor: 0,
    version: 1,
    linkVersion: 1,
    rooms,
  };
  const parts = [
    insertOfHead(
      'reservation_item',
      rooms.map((room) => itemRow(booked, room)),
    ),
    insertOfHead('reservation_extra', extraRows(booked)),
    insertOfHead('payment_attempt', attemptRow === undefined ? [] : [attemptRow]),
  ].filter((part) => part !== undefined);
  for (;;) {
    const whole = { ...booked, referenceNumber: drawReference() };
    const { rows } = await sql`
      WITH ${sql.join([sql`head AS (${insertHead(tx, whole, beside)})`, ...parts])}
      SELECT FROM head`.execute(tx);
    if (rows.length > 0) return whole;
  }
}

/** Inserts nothing if the reference number is taken. */
function insertHead(
  tx: Transaction<Schema>,
  head: BookedReservation,
  { holders = [], cardTry, owner }: StoredBeside,
) {
  const holder = (kind: 'address' | 'email') => holders.find((one) => one.kind === kind)?.subject ?? null;
  return tx
    .insertInto('reservation')
    .values({
      property_id: head.propertyId,
      reservation_id: head.reservationId,
      reference_number: head.referenceNumber,
      confirmation_token: head.confirmationToken,
      ...changingColumns(head),
      currency: head.currency,
      comment: head.comment,
      payment_type: head.paymentType,
      promo_code: head.promoCode,
      voucher_code: head.voucher?.code ?? null,
      company: head.company && JSON.stringify(head.company),
      hold_ends_at: head.holdEndsAt,
      created_at: head.createdAt,
      settled_at: head.holdEndsAt === null ? head.createdAt : null,
      holder_address: holder('address'),
      holder_email: holder('email'),
      card_try_subject: cardTry?.subject ?? null,
      card_try_window: cardTry?.from ?? null,
      individual_id: owner?.individualId ?? null,
      save_card: owner?.saveCard ?? false,
    })
    .onConflict((conflict) => conflict.columns(['property_id', 'reference_number']).doNothing())
    .returning(['property_id', 'reservation_id']);
}

/** The columns that a change may update. */
export function changingColumns(booking: BookedReservation) {
  const { stay, due } = booking;
  return {
    status: booking.status,
    arrival: stay.arrival,
    departure: stay.departure,
    booker: JSON.stringify(booking.booker),
    special_requests: booking.specialRequests,
    arrival_time: booking.arrivalTime,
    promotion_id: booking.promotionId,
    voucher_amount: booking.voucher?.minor ?? 0,
    net: booking.netMinor,
    vat: booking.vatMinor,
    gross: booking.grossMinor,
    due_now: due.nowMinor,
    due_later: JSON.stringify(due.later),
    due_at_hotel: due.atHotelMinor,
    due_on_invoice: due.onInvoiceMinor,
    paid_for: JSON.stringify(booking.paidFor),
  };
}

/** A part of the statement that inserts a reservation: dependent rows, only if it was inserted. */
function insertOfHead<Name extends 'reservation_item' | 'reservation_extra' | 'payment_attempt'>(
  table: Name,
  values: readonly Partial<Selectable<Schema[Name]>>[],
): RawBuilder<unknown> | undefined {
  if (values.length === 0) return undefined;
  const { columns, rows } = rowsAsJson(table, values);
  return sql`${sql.ref(`new_${table}`)} AS (
    INSERT INTO ${sql.table(table)} (${columns}) SELECT ${columns} FROM head JOIN ${rows} USING (property_id, reservation_id))`;
}

export function itemRow(reservation: RowOwner, room: BookedRoom): Selectable<ReservationItemTable> {
  return {
    property_id: reservation.propertyId,
    reservation_id: reservation.reservationId,
    item_id: room.itemId,
    room_number: room.roomNumber,
    room_type_id: room.roomTypeId,
    room_type_name: room.roomTypeName,
    rate_plan_id: room.ratePlanId,
    rate_plan_name: room.ratePlanName,
    rate_code: room.rateCode,
    arrival: room.stay.arrival,
    departure: room.stay.departure,
    adults: room.guests.adults,
    children: room.guests.children,
    infants: room.guests.infants,
    lead_guest: room.leadGuest,
    vat_rate_millipercent: room.vat.rateMillipercent,
    vat_exclusive: room.vat.isExclusive,
    vat_parts: room.vatParts,
    city_tax: room.cityTaxMinor,
    city_tax_terms: room.cityTax,
    payment_policy: room.payment,
    cancellation_policy: room.cancellation,
    nights: room.nights,
    net: room.netMinor,
    vat: room.vatMinor,
    gross: room.grossMinor,
    original_gross: room.originalGrossMinor,
    extras_gross: room.extrasGrossMinor,
    promotion: room.promotion,
    room_configuration: room.roomConfiguration,
    child_ages: room.childAges,
    guests: room.fellows,
    allow_edit: room.allowEdit,
    allow_cancel: room.allowCancel,
    extras_in_policy: room.areExtrasInPolicy,
    pre_checked_in_at: room.preCheckedInAt,
    cancelled_at: room.cancelled?.at ?? null,
    cancellation_reason_id: room.cancelled?.reasonId ?? null,
    cancellation_fee: room.cancelled?.feeMinor ?? 0,
  };
}

export function extraRows(
  reservation: RowOwner & Pick<BookedReservation, 'rooms'>,
): Selectable<ReservationExtraTable>[] {
  return reservation.rooms.flatMap(({ itemId, extras }) =>
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
      vat_rate_millipercent: extra.vatRateMillipercent,
    })),
  );
}
