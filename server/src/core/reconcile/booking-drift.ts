import type { CurrencyCode } from '@portico/domain/money/currency';
import type { Money } from '@portico/domain/money/money';
import type { ReservationStatus } from '@portico/domain/reservation/status';
import type { Drift } from './drift.ts';
import { moneyText } from './money-text.ts';

/** A booking beside its money and its mails; amounts in minor units. */
export interface BookingFacts {
  readonly propertyCode: string;
  readonly referenceNumber: string;
  readonly status: ReservationStatus;
  readonly currency: CurrencyCode;
  /** Before a voucher. */
  readonly grossMinor: number;
  readonly voucherMinor: number;
  readonly dueNowMinor: number;
  /** By card on later days. */
  readonly dueLaterMinor: number;
  readonly dueAtHotelMinor: number;
  readonly dueOnInvoiceMinor: number;
  /** Whether it is on a company's invoice. */
  readonly isOfCompany: boolean;
  /** Paid, less what is or will be refunded. */
  readonly keptMinor: number;
  /** Mails to who booked, notes to the hotel, and mails to a company that is invoiced, in the outbox. */
  readonly mails: number;
  readonly notes: number;
  readonly companyMails: number;
  /** Changes and cancellations that were made, and notes to the hotel about them. */
  readonly changes: number;
  readonly changeNotes: number;
}

/** Where a booking has money without a room, a room without its money, not its mails, or is due in parts that are not its price. */
export function bookingDrift(booking: BookingFacts): Drift[] {
  const { status, currency, dueNowMinor, keptMinor, mails, notes, companyMails } = booking;
  const toCompany = booking.isOfCompany ? 1 : 0;
  const dueMinor = dueNowMinor + booking.dueLaterMinor + booking.dueAtHotelMinor + booking.dueOnInvoiceMinor;
  const leftMinor = booking.grossMinor - booking.voucherMinor;
  const about = `${booking.propertyCode}, booking ${booking.referenceNumber}`;
  const text = (minor: number) => moneyText({ minor, currency } satisfies Money);
  const isConfirmed = status === 'confirmed';
  const wasConfirmed = isConfirmed || status === 'cancelled';
  const isLost = status === 'declined' || status === 'expired' || status === 'refused';
  const drift: [boolean, Drift][] = [
    [
      wasConfirmed && keptMinor < dueNowMinor,
      { kind: 'confirmed-unpaid', about, found: `${text(keptMinor)} paid`, expected: text(dueNowMinor) },
    ],
    [
      isLost && keptMinor > 0,
      { kind: 'money-kept', about, found: `${status}, ${text(keptMinor)} kept`, expected: text(0) },
    ],
    [
      status === 'cancelled' && keptMinor > dueNowMinor + booking.dueOnInvoiceMinor,
      {
        kind: 'money-kept',
        about,
        found: `${status}, ${text(keptMinor)} kept`,
        expected: `at most ${text(dueNowMinor + booking.dueOnInvoiceMinor)}`,
      },
    ],
    [
      wasConfirmed && (mails !== 1 || notes !== 1 || companyMails !== toCompany),
      {
        kind: 'mails',
        about,
        found: `${mails} to the guest, ${notes} to the hotel${toCompany + companyMails > 0 ? `, ${companyMails} to the company` : ''}`,
        expected: toCompany === 0 && companyMails > 0 ? 'one of each, none to a company' : 'one of each',
      },
    ],
    [
      booking.changes !== booking.changeNotes,
      {
        kind: 'mails',
        about,
        found: `${booking.changeNotes} to the hotel about changes`,
        expected: `${booking.changes}`,
      },
    ],
    [
      dueMinor !== leftMinor,
      { kind: 'due-sums', about, found: `${text(dueMinor)} due in all`, expected: text(leftMinor) },
    ],
  ];
  return drift.filter(([differs]) => differs).map(([, line]) => line);
}
