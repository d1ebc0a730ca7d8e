import { sql, type Kysely, type Selectable } from 'kysely';
import type { GiftVoucherKind } from '@portico/domain/payment/voucher';
import type { PaymentAttemptTable, RefundTable } from '../platform/database/booked-tables.types.ts';
import type { Schema } from '../platform/database/schema.types.ts';
import { paidAtHotelMinor } from '../reservation/paid-at-hotel.store.ts';
import type { ReservationRows } from '../reservation/reservation-of-rows.ts';
import type { BookingKey } from './payment-facts.store.ts';

/** The database rows that a booking's mails need. */
export interface BookingRows extends ReservationRows {
  /** Kind of the booking's voucher; null: none. */
  readonly voucherKind: GiftVoucherKind | null;
  /** In the order in which they were settled. */
  readonly attempts: readonly Pick<
    Selectable<PaymentAttemptTable>,
    | 'attempt_id'
    | 'purpose'
    | 'status'
    | 'amount'
    | 'settled_at'
    | 'card_brand'
    | 'card_last4'
    | 'card_token'
    | 'due_date'
  >[];
  readonly refunds: readonly Pick<Selectable<RefundTable>, 'refund_id' | 'attempt_id' | 'amount'>[];
}

/**
 * Reads the rows of any number of bookings in five statements. Returns a lookup by booking; undefined when the property
 * has no such booking.
 */
export async function readBookingRows(
  db: Kysely<Schema>,
  keys: readonly BookingKey[],
): Promise<(key: BookingKey) => BookingRows | undefined> {
  const properties = keys.map(({ propertyId }) => propertyId);
  const reservations = keys.map(({ reservationId }) => reservationId);
  const isOfThem = sql<boolean>`(property_id, reservation_id) IN (
    SELECT property_id, reservation_id
    FROM unnest(${properties}::integer[], ${reservations}::uuid[]) AS asked (property_id, reservation_id))`;
  const rows = await db
    .selectFrom('reservation')
    .selectAll()
    .select(paidAtHotelMinor.as('paid_at_hotel'))
    .select((eb) =>
      eb
        .selectFrom('gift_voucher')
        .select('gift_voucher.kind')
        .whereRef('gift_voucher.property_id', '=', 'reservation.property_id')
        .whereRef('gift_voucher.voucher_code', '=', 'reservation.voucher_code')
        .as('voucher_kind'),
    )
    .where(isOfThem)
    .execute();
  const items = await db
    .selectFrom('reservation_item')
    .selectAll()
    .where(isOfThem)
    .orderBy('room_number')
    .execute();
  const extras = await db
    .selectFrom('reservation_extra')
    .selectAll()
    .where(isOfThem)
    .orderBy('extra_id')
    .execute();
  const attempts = await db
    .selectFrom('payment_attempt')
    .select(['property_id', 'reservation_id', 'attempt_id', 'status', 'amount', 'settled_at', 'due_date'])
    .select(['purpose', 'card_brand', 'card_last4', 'card_token'])
    .where(isOfThem)
    .orderBy('settled_at')
    .execute();
  const refunds = await db
    .selectFrom('refund')
    .select(['property_id', 'reservation_id', 'refund_id', 'attempt_id', 'amount'])
    .where(isOfThem)
    .execute();
  return (key) => {
    const isOfIt = isOf(key);
    const row = rows.find(isOfIt);
    return (
      row && {
        row,
        voucherKind: row.voucher_kind,
        items: items.filter(isOfIt),
        extras: extras.filter(isOfIt),
        attempts: attempts.filter(isOfIt),
        refunds: refunds.filter(isOfIt),
      }
    );
  };
}

function isOf({ propertyId, reservationId }: BookingKey) {
  return (row: { readonly property_id: number; readonly reservation_id: string | null }) =>
    row.property_id === propertyId && row.reservation_id === reservationId;
}
