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
  readonly dueNowMinor: number;
  /** Paid, less what is or will be refunded. */
  readonly keptMinor: number;
  /** Mails to who booked, and notes to the hotel, in the outbox. */
  readonly mails: number;
  readonly notes: number;
}

/** Where a booking has money without a room, a room without its money, or not its two mails. */
export function bookingDrift(booking: BookingFacts): Drift[] {
  const { status, currency, dueNowMinor, keptMinor, mails, notes } = booking;
  const about = `${booking.propertyCode}, booking ${booking.referenceNumber}`;
  const text = (minor: number) => moneyText({ minor, currency } satisfies Money);
  const isConfirmed = status === 'confirmed';
  const isLost = status === 'declined' || status === 'expired' || status === 'refused';
  const drift: [boolean, Drift][] = [
    [
      isConfirmed && keptMinor < dueNowMinor,
      { kind: 'confirmed-unpaid', about, found: `${text(keptMinor)} paid`, expected: text(dueNowMinor) },
    ],
    [
      isLost && keptMinor > 0,
      { kind: 'money-kept', about, found: `${status}, ${text(keptMinor)} kept`, expected: text(0) },
    ],
    [
      isConfirmed && (mails !== 1 || notes !== 1),
      {
        kind: 'mails',
        about,
        found: `${mails} to the guest, ${notes} to the hotel`,
        expected: 'one of each',
      },
    ],
  ];
  return drift.filter(([differs]) => differs).map(([, line]) => line);
}
