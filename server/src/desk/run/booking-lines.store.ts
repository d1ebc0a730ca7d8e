import type { BookingLine } from '@portico/contract/desk/booking-line';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId, ReservationId } from '@portico/domain/ids';
import { isInvoice } from '@portico/domain/payment/on-invoice';
import type { PaymentType } from '@portico/domain/payment/payment-methods';
import { wasMade, type ReservationStatus } from '@portico/domain/reservation/status';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import {
  storedBooker,
  storedCompany,
  storedDueLater,
  storedFellows,
  storedGuest,
} from '../../reservation/stored-booking.ts';
import { paidMinor } from '../../reservation/paid-minor.store.ts';
import { hasUncharged } from './money-of-booking.store.ts';

interface RoomRow {
  readonly roomType: string;
  readonly leadGuest: object;
  readonly fellows: unknown;
  readonly arrival: string;
  readonly departure: string;
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
  readonly isCancelled: boolean;
  readonly isCheckedInOnline: boolean;
}

interface Row {
  readonly reservationId: ReservationId;
  readonly number: string;
  readonly status: ReservationStatus;
  readonly bookedAt: Date;
  readonly booker: object;
  readonly company: object | null;
  readonly arrival: LocalDate;
  readonly departure: LocalDate;
  readonly arrivalTime: string | null;
  readonly request: string | null;
  readonly paymentType: PaymentType | null;
  readonly voucherMinor: number;
  readonly grossMinor: number;
  readonly dueLater: object;
  readonly paidMinor: number;
  readonly hasUncharged: boolean;
  readonly hasArrived: boolean;
  readonly hasLeft: boolean;
  readonly rooms: readonly RoomRow[];
}

interface FoundLine {
  readonly reservationId: ReservationId;
  readonly line: BookingLine;
}

/** Bookings of a hotel as lists show them, in the order of the ids. */
export async function readBookingLines(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  ids: readonly ReservationId[],
): Promise<FoundLine[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`
    SELECT r.reservation_id AS "reservationId", reference_number AS number, status, created_at AS "bookedAt", booker,
      company, arrival, departure, arrival_time AS "arrivalTime", special_requests AS request, payment_type AS "paymentType",
      voucher_amount AS "voucherMinor", gross AS "grossMinor", due_later AS "dueLater",
      ${paidMinor} AS "paidMinor",
      coalesce(checked_in_at IS NOT NULL, false) AS "hasArrived",
      coalesce(checked_out_at IS NOT NULL, false) AS "hasLeft",
      ${hasUncharged} AS "hasUncharged",
      (SELECT coalesce(json_agg(json_build_object(
          'roomType', room_type_name, 'leadGuest', lead_guest, 'fellows', guests, 'arrival', item.arrival, 'departure', item.departure,
          'adults', adults, 'children', children, 'infants', infants, 'isCancelled', cancelled_at IS NOT NULL,
          'isCheckedInOnline', pre_checked_in_at IS NOT NULL) ORDER BY room_number), '[]')
        FROM reservation_item AS item
        WHERE item.property_id = r.property_id AND item.reservation_id = r.reservation_id) AS rooms
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS found (reservation_id, place)
    JOIN reservation AS r ON r.property_id = ${propertyId} AND r.reservation_id = found.reservation_id
    LEFT JOIN stay_mark AS mark ON mark.property_id = r.property_id AND mark.reservation_id = r.reservation_id
    ORDER BY place`.execute(db);
  return rows.map((row) => ({ reservationId: row.reservationId, line: lineOf(row) }));
}

function lineOf(row: Row): BookingLine {
  const { status, bookedAt, paymentType, grossMinor, voucherMinor, paidMinor } = row;
  const booker = storedBooker(row.booker);
  const standing = row.rooms.filter(({ isCancelled }) => !isCancelled);
  const toPayMinor = wasMade(status) ? Math.max(0, grossMinor - voucherMinor - paidMinor) : 0;
  return {
    number: row.number,
    status,
    bookedAt: bookedAt.toISOString(),
    booker: { name: nameOf(booker), email: booker.email, phone: booker.phone },
    company: storedCompany(row.company)?.name ?? null,
    arrival: row.arrival,
    departure: row.departure,
    rooms: (standing.length > 0 ? standing : row.rooms).map(roomOf),
    hasArrived: row.hasArrived,
    hasLeft: row.hasLeft,
    arrivalTime: row.arrivalTime,
    request: row.request,
    paymentType,
    hasVoucher: voucherMinor > 0,
    grossMinor,
    toPayMinor,
    toPayBy: toPayMinor === 0 ? null : toPayBy(row, toPayMinor),
    isDeclined: row.hasUncharged && toPayMinor > 0,
  };
}

function roomOf(row: RoomRow): BookingLine['rooms'][number] {
  return {
    roomType: row.roomType,
    guest: nameOf(storedGuest(row.leadGuest)),
    fellows: storedFellows(row.fellows)
      .filter(({ isPlaceholder }) => !isPlaceholder)
      .map(nameOf),
    arrival: row.arrival,
    departure: row.departure,
    adults: row.adults,
    children: row.children,
    infants: row.infants,
    isCheckedInOnline: row.isCheckedInOnline,
  };
}

function toPayBy({ paymentType, dueLater }: Row, toPayMinor: number): 'hotel' | 'card' | 'invoice' {
  if (isInvoice(paymentType)) return 'invoice';
  const later = storedDueLater(dueLater).reduce((sum, { minor }) => sum + minor, 0);
  return later >= toPayMinor ? 'card' : 'hotel';
}

const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }) =>
  `${firstName} ${lastName}`.trim();
