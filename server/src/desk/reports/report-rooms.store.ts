import type { BookedBy } from '@portico/contract/desk/report-parts';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { ReservationId, RoomTypeId } from '@portico/domain/ids';
import type { ReportExtra, ReportRoom } from '@portico/domain/reports/report-room';
import type { NightForSale } from '@portico/domain/reports/stay-report';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Hotel } from '../../hotel/hotel.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import {
  storedCityTax,
  storedCompany,
  storedNights,
  storedPromotion,
  storedVatParts,
} from '../../reservation/stored-booking.ts';
import { feeLine, type TaxedRoom } from '../../reservation/taxes-of-booking.ts';
import { inSlices } from './in-slices.ts';

export interface Period {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** A room for sums by night and by rate. */
export interface RoomOfReport extends ReportRoom, TaxedRoom {
  readonly roomTypeName: string;
  readonly source: Source;
  readonly extras: readonly (ReportExtra & { readonly vatRateMillipercent: number | null })[];
}

/** What it is counted under; its `code` has all of one source. Rule: docs/reports.md, "Codes". */
interface Source {
  readonly kind: BookedBy;
  /** Of a promotion, or of a rate plan. */
  readonly code: string | null;
  /** Of a promotion or a company, or of a rate plan as it was booked. */
  readonly name: string | null;
}

interface Row {
  readonly reservationId: ReservationId;
  readonly roomTypeId: RoomTypeId;
  readonly roomTypeName: string;
  readonly arrival: LocalDate;
  readonly departure: LocalDate;
  readonly bookedOn: LocalDate;
  readonly nights: unknown;
  readonly netMinor: number;
  readonly vatMinor: number;
  readonly rateMillipercent: number;
  readonly isExclusive: boolean;
  readonly vatParts: unknown;
  readonly cityTaxMinor: number;
  readonly cityTax: unknown;
  /** The local date; null: it stands. */
  readonly cancelledOn: LocalDate | null;
  readonly isNoShow: boolean;
  readonly reasonId: number | null;
  readonly feeMinor: number;
  readonly promoCode: string | null;
  readonly promotion: unknown;
  readonly company: unknown;
  readonly rateCode: string | null;
  readonly ratePlanName: string;
  readonly voucherMinor: number;
  readonly extras: RoomOfReport['extras'];
}

/** Rooms with a night in a period, cancelled ones too; of a type, or of all for null. */
export function readRoomsByNight(
  db: Kysely<Schema>,
  hotel: Hotel,
  { from, to }: Period,
  roomTypeId: number | null,
): Promise<RoomOfReport[]> {
  const ofType = roomTypeId === null ? sql`` : sql`AND item.room_type_id = ${roomTypeId}`;
  return readRooms(db, hotel, sql`item.arrival <= ${to} AND item.departure > ${from} ${ofType}`);
}

/** Rooms that leave in a period, cancelled ones too. */
export function readRoomsByDeparture(
  db: Kysely<Schema>,
  hotel: Hotel,
  { from, to }: Period,
): Promise<RoomOfReport[]> {
  return readRooms(db, hotel, sql`item.departure BETWEEN ${from} AND ${to}`);
}

/** In the order of their arrival. */
async function readRooms(
  db: Kysely<Schema>,
  { propertyId, currency, definition }: Hotel,
  where: RawBuilder<unknown>,
): Promise<RoomOfReport[]> {
  const { timeZone } = definition.property;
  const { rows } = await sql<Row>`
    SELECT item.reservation_id AS "reservationId", item.room_type_id AS "roomTypeId",
      item.room_type_name AS "roomTypeName", item.arrival, item.departure,
      (reservation.created_at AT TIME ZONE ${timeZone})::date AS "bookedOn",
      item.nights, item.net AS "netMinor", item.vat AS "vatMinor",
      item.vat_rate_millipercent AS "rateMillipercent", item.vat_exclusive AS "isExclusive",
      item.vat_parts AS "vatParts", item.city_tax AS "cityTaxMinor", item.city_tax_terms AS "cityTax",
      (item.cancelled_at AT TIME ZONE ${timeZone})::date AS "cancelledOn",
      coalesce(mark.no_show_rooms @> to_jsonb(item.room_number), false) AS "isNoShow",
      item.cancellation_reason_id AS "reasonId", item.cancellation_fee AS "feeMinor",
      reservation.promo_code AS "promoCode", item.promotion, reservation.company,
      item.rate_code AS "rateCode", item.rate_plan_name AS "ratePlanName",
      reservation.voucher_amount AS "voucherMinor",
      CASE WHEN item.extras_gross = 0 THEN '[]'::jsonb ELSE (
        SELECT coalesce(jsonb_agg(jsonb_build_object(
          'extraId', extra_id, 'name', name, 'chargeType', charge_type, 'netMinor', net, 'vatMinor', vat,
          'grossMinor', gross, 'vatRateMillipercent', vat_rate_millipercent) ORDER BY extra_id), '[]')
        FROM reservation_extra AS extra
        WHERE extra.property_id = ${propertyId} AND extra.reservation_id = item.reservation_id
          AND extra.item_id = item.item_id) END AS extras
    FROM reservation_item AS item
    JOIN reservation ON reservation.property_id = ${propertyId}
      AND reservation.reservation_id = item.reservation_id
    LEFT JOIN stay_mark AS mark ON mark.property_id = ${propertyId} AND mark.reservation_id = item.reservation_id
    WHERE item.property_id = ${propertyId} AND ${where}
      AND reservation.status IN ('confirmed', 'cancelled') AND reservation.currency = ${currency}
    ORDER BY item.arrival, item.reservation_id, item.room_number`.execute(db);
  const rooms: RoomOfReport[] = [];
  await inSlices(rows, (row) => rooms.push(roomOf(row)));
  return rooms;
}

function roomOf({
  arrival,
  departure,
  cancelledOn,
  isNoShow,
  reasonId,
  feeMinor,
  ...row
}: Row): RoomOfReport {
  const vat = { rateMillipercent: row.rateMillipercent, isExclusive: row.isExclusive };
  const vatParts = storedVatParts(row.vatParts);
  const gone = cancelledOn && {
    fee: feeLine({ vat, vatParts }, feeMinor),
    on: cancelledOn,
    reasonId,
    isNoShow,
  };
  return {
    reservationId: row.reservationId,
    roomTypeId: row.roomTypeId,
    roomTypeName: row.roomTypeName,
    stay: { arrival, departure },
    bookedOn: row.bookedOn,
    nights: storedNights(row.nights),
    netMinor: row.netMinor,
    vatMinor: row.vatMinor,
    vat,
    vatParts,
    cityTax: storedCityTax(row.cityTax),
    cityTaxMinor: row.cityTaxMinor,
    extras: row.extras,
    ...sourceOf(row),
    cancelled: gone && { feeMinor },
    gone,
  };
}

function sourceOf(
  row: Pick<Row, 'promotion' | 'promoCode' | 'company' | 'rateCode' | 'ratePlanName' | 'voucherMinor'>,
): Pick<RoomOfReport, 'code' | 'source'> {
  const promotion = storedPromotion(row.promotion);
  if (promotion !== null) {
    const code = (row.promoCode ?? '').toUpperCase();
    return { code: `promotion ${code}`, source: { kind: 'promotion', code, name: promotion.name } };
  }
  const company = storedCompany(row.company);
  if (company !== null) {
    const { accountId, name } = company;
    return { code: `company ${accountId}`, source: { kind: 'company', code: null, name } };
  }
  if (row.rateCode !== null) {
    const code = row.rateCode.toUpperCase();
    return { code: `rate ${code}`, source: { kind: 'rate', code, name: row.ratePlanName } };
  }
  const kind = row.voucherMinor > 0 ? 'voucher' : 'none';
  return { code: kind, source: { kind, code: null, name: null } };
}

/** What was for sale on the nights of a period; of a type, or of all for null. */
export async function readNightsForSale(
  db: Kysely<Schema>,
  { propertyId }: Hotel,
  { from, to }: Period,
  roomTypeId: number | null,
): Promise<NightForSale[]> {
  const ofType = roomTypeId === null ? sql`` : sql`AND room_type_id = ${roomTypeId}`;
  const { rows } = await sql<NightForSale>`
    SELECT stay_date AS date, room_type_id AS "roomTypeId", allotment, closed AS "isClosed"
    FROM room_night
    WHERE property_id = ${propertyId} AND stay_date BETWEEN ${from} AND ${to} ${ofType}`.execute(db);
  return rows;
}
