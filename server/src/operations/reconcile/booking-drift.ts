import type { CurrencyCode } from '@portico/domain/money/currency';
import type { ReservationStatus } from '@portico/domain/reservation/status';
import { driftsAbout, type Drift } from './drift.ts';
import { moneyText } from './money-text.ts';

/** A booking with its money and mails; amounts in minor units. */
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
  /** Whether a company is invoiced. */
  readonly isOfCompany: boolean;
  /** Paid, less refunds made or planned. */
  readonly netPaidMinor: number;
  /** Mails in the outbox: to the booker, to the hotel, and to an invoiced company. */
  readonly mails: number;
  readonly notes: number;
  readonly companyMails: number;
  /** Changes and cancellations, and the mails to the hotel about them. */
  readonly changes: number;
  readonly changeNotes: number;
}

/**
 * A booking with money but no room, a room without its money or mails, or due amounts that do not add up to its price.
 */
export function bookingDrift(booking: BookingFacts): Drift[] {
  const { status, currency, dueNowMinor, netPaidMinor } = booking;
  const { mails, notes, companyMails, changes, changeNotes } = booking;
  const toCompany = booking.isOfCompany ? 1 : 0;
  const dueMinor = dueNowMinor + booking.dueLaterMinor + booking.dueAtHotelMinor + booking.dueOnInvoiceMinor;
  const leftMinor = booking.grossMinor - booking.voucherMinor;
  const text = (minor: number) => moneyText({ minor, currency });
  const wasConfirmed = status === 'confirmed' || status === 'cancelled';
  const isLost = status === 'declined' || status === 'expired' || status === 'refused';
  const mostMinor = dueNowMinor + booking.dueOnInvoiceMinor;
  const company = toCompany + companyMails > 0 ? `, ${companyMails} to the company` : '';
  const noCompany = toCompany === 0 && companyMails > 0 ? ', none to a company' : '';
  const held = `${status}, ${text(netPaidMinor)} kept`;
  return driftsAbout(`${booking.propertyCode}, booking ${booking.referenceNumber}`, [
    [
      wasConfirmed && netPaidMinor < dueNowMinor,
      'confirmed-unpaid',
      `${text(netPaidMinor)} paid`,
      text(dueNowMinor),
    ],
    [isLost && netPaidMinor > 0, 'money-kept', held, text(0)],
    [status === 'cancelled' && netPaidMinor > mostMinor, 'money-kept', held, `at most ${text(mostMinor)}`],
    [
      wasConfirmed && (mails !== 1 || notes !== 1 || companyMails !== toCompany),
      'mails',
      `${mails} to the guest, ${notes} to the hotel${company}`,
      `one of each${noCompany}`,
    ],
    [changes !== changeNotes, 'mails', `${changeNotes} to the hotel about changes`, `${changes}`],
    [dueMinor !== leftMinor, 'due-sums', `${text(dueMinor)} due in all`, text(leftMinor)],
  ]);
}
