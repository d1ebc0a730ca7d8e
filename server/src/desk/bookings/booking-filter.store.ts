import { bookingTabs, type BookingMoney, type BookingTab } from '@portico/contract/desk/booking-tabs';
import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId } from '@portico/domain/ids';
import type { PaymentType } from '@portico/domain/payment/payment-methods';
import { reservationStatuses, wasMade, type ReservationStatus } from '@portico/domain/reservation/status';
import { sql, type RawBuilder } from 'kysely';
import { paidMinor } from '../../reservation/paid-minor.store.ts';
import { hasUncharged } from '../run/money-of-booking.store.ts';
import type { FoundBy } from './found-by-text.ts';

interface Days {
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
}

export interface BookingFilter {
  readonly propertyId: PropertyId;
  readonly today: LocalDate;
  /** Null: not by text. */
  readonly by: FoundBy | null;
  readonly status: ReservationStatus | null;
  readonly arrival: Days;
  readonly departure: Days;
  /** Booked from one instant until before another. */
  readonly booked: { readonly from: Date | null; readonly until: Date | null };
  readonly paymentType: PaymentType | 'none' | null;
  readonly roomTypeId: number | null;
  readonly money: BookingMoney | null;
}

export type OneTab = Exclude<BookingTab, 'all'>;

/** The tabs beside All, which is all of them. */
export const separateTabs = bookingTabs.filter((tab) => tab !== 'all');

const statusesOf: Readonly<Record<OneTab, readonly ReservationStatus[]>> = {
  coming: ['confirmed'],
  'in-house': ['confirmed'],
  gone: ['confirmed'],
  cancelled: ['cancelled'],
  unfinished: reservationStatuses.filter((status) => status !== 'confirmed' && status !== 'cancelled'),
};

/** Those of a tab that the filter leaves. */
export function statusesWanted({ status }: BookingFilter, tab: BookingTab): ReservationStatus[] {
  const ofTab = tab === 'all' ? reservationStatuses : statusesOf[tab];
  return ofTab.filter((one) => status === null || one === status);
}

export function tabWhere(tab: BookingTab, { today }: BookingFilter): RawBuilder<unknown> {
  switch (tab) {
    case 'coming':
      return sql`arrival >= ${today}::date`;
    case 'in-house':
      return sql`arrival < ${today}::date AND departure >= ${today}::date`;
    case 'gone':
      return sql`arrival < ${today}::date AND departure < ${today}::date`;
    case 'unfinished':
    case 'cancelled':
    case 'all':
      return sql`true`;
  }
}

/** No stay is longer, and none is booked longer ahead: prices are on sale for 36 months. */
const HORIZON_DAYS = 1_100;

/**
 * Dates of departure and of booking bound the arrival too, which the index of the list begins with. `isOfList`: read by
 * that index; those of departure and booking would be read again for each status and way of paying.
 */
export function dateWhere(
  { arrival, departure, booked }: BookingFilter,
  { isOfList }: { readonly isOfList: boolean },
): RawBuilder<unknown> {
  const leaves = isOfList ? sql`(departure + 0)` : sql`departure`;
  const created = isOfList ? sql`(created_at + interval '0')` : sql`created_at`;
  const dayOf = (instant: Date, days: number) =>
    sql`(${instant}::timestamptz + ${sql.lit(`${days} days`)}::interval)::date`;
  const parts = [
    sql`true`,
    arrival.from && sql`arrival >= ${arrival.from}::date`,
    arrival.to && sql`arrival <= ${arrival.to}::date`,
    departure.from &&
      sql`${leaves} >= ${departure.from}::date AND arrival >= ${addDays(departure.from, -HORIZON_DAYS)}::date`,
    departure.to && sql`${leaves} <= ${departure.to}::date AND arrival < ${departure.to}::date`,
    booked.from && sql`${created} >= ${booked.from} AND arrival >= ${dayOf(booked.from, -2)}`,
    booked.until && sql`${created} < ${booked.until} AND arrival <= ${dayOf(booked.until, HORIZON_DAYS)}`,
  ];
  return allOf(parts);
}

const FEW_DAYS = 31;

/** Whether its days of departure or of booking are so few that their bookings are read by these days. */
export function isOfFewDays({ departure, booked }: BookingFilter): boolean {
  const areFew = (first: Date | null, last: Date | null) =>
    first !== null && last !== null && last.getTime() - first.getTime() <= FEW_DAYS * 86_400_000;
  const dateOf = (date: LocalDate | null) => date && new Date(date);
  return areFew(dateOf(departure.from), dateOf(departure.to)) || areFew(booked.from, booked.until);
}

/** Whether it asks what stands in no index, but is read of each booking: its rooms, or its money. */
export const isSifting = ({ roomTypeId, money }: BookingFilter) => roomTypeId !== null || money !== null;

/** Of the row of `reservation` that a query calls `r`. */
export function siftWhere({ roomTypeId, money }: BookingFilter): RawBuilder<unknown> {
  const made = reservationStatuses.filter(wasMade);
  const parts = [
    sql`true`,
    roomTypeId === null
      ? null
      : sql`EXISTS (SELECT FROM reservation_item AS item
        WHERE item.property_id = r.property_id AND item.reservation_id = r.reservation_id
          AND item.room_type_id = ${roomTypeId} AND (item.cancelled_at IS NULL OR r.status = 'cancelled'))`,
    money === null ? null : sql`r.status = ANY (${made}) AND r.gross - r.voucher_amount > ${paidMinor}`,
    money === 'declined' ? hasUncharged : null,
  ];
  return allOf(parts);
}

function allOf(parts: readonly (RawBuilder<unknown> | null)[]): RawBuilder<unknown> {
  return sql.join(
    parts.filter((part) => part !== null),
    sql` AND `,
  );
}
