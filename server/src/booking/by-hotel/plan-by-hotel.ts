import { moneyText } from '@portico/contract/texts/money-text';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { dueByHotel } from '@portico/domain/payment/due-by-hotel';
import { isInvoice } from '@portico/domain/payment/on-invoice';
import type { VatLine } from '@portico/domain/money/vat';
import { ok, refused, type Result } from '@portico/domain/result';
import { paidOf, type LedgerEntry } from '../../payments/attempts/read-ledger.store.ts';
import { ofNewest, type PaymentRefund } from '../../payments/refunds/give-back.ts';
import type { BookedReservation, BookedRoom } from '../../reservation/booked-reservation.ts';
import { linesOf } from '../../reservation/taxes-of-booking.ts';
import type { ChangedThing, ChangePlan } from '../change/change-plan.ts';
import type { BookingRefusal } from '../submit/booking-refusal.ts';
import { findLine, roomsAtPrice, type FolioLine } from './folio-line.ts';

/** A booking as locked, with its money. */
export interface FactsByHotel {
  readonly before: BookedReservation;
  readonly ledger: readonly LedgerEntry[];
  /** Days of the charges that are still to be made. */
  readonly planned: readonly LocalDate[];
  readonly today: LocalDate;
  readonly now: Date;
}

/** Sums in minor units. */
export type RefusedByHotel =
  | { readonly code: 'no-such-payment' }
  | { readonly code: 'no-such-line' }
  | { readonly code: 'more-than-paid'; readonly mostMinor: number }
  | { readonly code: 'more-than-price'; readonly mostMinor: number }
  | { readonly code: 'below-tax'; readonly leastMinor: number }
  /** No room of it stands. */
  | { readonly code: 'nothing-stands' }
  /** Guests may still come: check-in has not begun. */
  | { readonly code: 'not-yet' }
  /** Its day of departure has passed. */
  | { readonly code: 'stay-over'; readonly room: number }
  /** Its stay has begun: only departure, names, beds and extras are still changed. */
  | { readonly code: 'night-passed'; readonly room: number }
  | { readonly code: 'nothing-changes' }
  /** What a guest's change is refused for too. */
  | { readonly code: 'as-guests'; readonly refusal: BookingRefusal };

/** A refund of a chosen sum to the payment it came from. */
export interface RefundByHotel {
  readonly attemptId: string;
  readonly minor: number;
  /** The line whose price falls by as much; null: the price stays, and the sum is to be paid again. */
  readonly off: FolioLine | null;
}

/** Rule: docs/payments.md, "Given back by the hotel". */
export function planRefund(
  { before, ...facts }: FactsByHotel,
  { attemptId, minor, off }: RefundByHotel,
): Result<ChangePlan, RefusedByHotel> {
  const payment = facts.ledger.find((entry) => entry.attemptId === attemptId);
  if (payment === undefined || payment.paidMinor === 0) return refused({ code: 'no-such-payment' });
  if (minor > payment.paidMinor) return refused({ code: 'more-than-paid', mostMinor: payment.paidMinor });
  const refunds = [{ attemptId: payment.attemptId, minor, card: payment.card }];
  const paidMinor = paidOf(facts.ledger);
  if (off === null) {
    const money = (sum: number) => moneyText(sum, before.currency);
    const what = [{ what: 'paid', was: money(paidMinor), now: money(paidMinor - minor) }];
    return ok(planOf({ before, ...facts }, before.rooms, { refunds, what }));
  }
  const line = findLine(before, off);
  if (line === undefined) return refused({ code: 'no-such-line' });
  const mostMinor = line.minor - line.leastMinor;
  if (minor > mostMinor) return refused({ code: 'more-than-price', mostMinor });
  const rooms = roomsAtPrice(before.rooms, off, line.minor - minor);
  const what = [priceChange(before, line.text, line.minor, line.minor - minor)];
  return ok(planOf({ before, ...facts }, rooms, { refunds, what }));
}

/**
 * A line at another price. What was paid beyond the new price goes back, the newest payment first. Rule:
 * docs/pricing.md, "Changed by the hotel".
 */
export function planPrice(
  { before, ...facts }: FactsByHotel,
  { line: key, minor }: { readonly line: FolioLine; readonly minor: number },
): Result<ChangePlan, RefusedByHotel> {
  const line = findLine(before, key);
  if (line === undefined) return refused({ code: 'no-such-line' });
  if (minor < line.leastMinor) return refused({ code: 'below-tax', leastMinor: line.leastMinor });
  const rooms = roomsAtPrice(before.rooms, key, minor);
  const refunds = refundsOfOverpaid({ before, ...facts }, rooms);
  const what = [priceChange(before, line.text, line.minor, minor)];
  return ok(planOf({ before, ...facts }, rooms, { refunds, what }));
}

function priceChange({ currency }: BookedReservation, text: string, was: number, now: number): ChangedThing {
  return { what: `price of ${text}`, was: moneyText(was, currency), now: moneyText(now, currency) };
}

function priceOf({ voucher }: BookedReservation, rooms: readonly BookedRoom[]) {
  const lines = rooms.flatMap(linesOf);
  const sum = (figure: keyof VatLine) => lines.reduce((total, line) => total + line[figure], 0);
  const grossMinor = sum('grossMinor');
  return {
    netMinor: sum('netMinor'),
    vatMinor: sum('vatMinor'),
    grossMinor,
    voucherMinor: Math.min(voucher?.minor ?? 0, grossMinor),
  };
}

/** What was paid beyond the price of the rooms, from the newest payments. */
export function refundsOfOverpaid(
  { before, ledger }: FactsByHotel,
  rooms: readonly BookedRoom[],
): PaymentRefund[] {
  const { voucherMinor, grossMinor } = priceOf(before, rooms);
  return ofNewest(ledger, Math.max(0, paidOf(ledger) - (grossMinor - voucherMinor)));
}

/** The booking with these rooms and refunds: nothing is charged by it. Rule: docs/pricing.md, "Changed by the hotel". */
export function planOf(
  { before, ledger, planned }: FactsByHotel,
  rooms: readonly BookedRoom[],
  { refunds, what }: { readonly refunds: readonly PaymentRefund[]; readonly what: readonly ChangedThing[] },
): ChangePlan {
  const { voucherMinor, ...sums } = priceOf(before, rooms);
  const paidMinor = paidOf(ledger);
  const refundMinor = refunds.reduce((sum, { minor }) => sum + minor, 0);
  const due = dueByHotel({
    due: { ...before.due, later: before.due.later.filter(({ date }) => planned.includes(date)) },
    leftMinor: sums.grossMinor - voucherMinor,
    paidMinor: paidMinor - refundMinor,
    paidAtHotelMinor: before.paidAtHotelMinor,
    isOnInvoice: isInvoice(before.paymentType) || before.due.onInvoiceMinor > 0,
  });
  const voucher = before.voucher && { ...before.voucher, minor: voucherMinor };
  const voucherReturnMinor = (before.voucher?.minor ?? 0) - voucherMinor;
  return {
    kind: 'update',
    before,
    after: { ...before, ...sums, rooms, due, voucher, version: before.version + 1 },
    what,
    lostPromotions: [],
    feeMinor: 0,
    money: { paidMinor, takeMinor: 0, refundMinor, refunds, voucherReturnMinor },
    keepsCard: false,
  };
}
