import type { BookingLine } from '@portico/contract/desk/booking-line';
import { providerWays } from '@portico/contract/providers/provider-ways';
import { isProviderWay, type PaymentType, type ProviderWay } from '@portico/domain/payment/payment-methods';
import type { Tone } from '../../ui/tone.ts';

/** How a booking stands, in a guest's words; `today` is the hotel's date. */
export function bookingState(
  { status, arrival, departure, isDeclined }: BookingLine,
  today: string,
): { readonly words: string; readonly kind: Tone | 'plain' | 'line' } {
  if (status === 'cancelled') return { words: 'Cancelled', kind: 'line' };
  if (status !== 'confirmed') return { words: unfinished[status], kind: 'warning' };
  if (isDeclined) return { words: 'Declined', kind: 'negative' };
  if (arrival === today) return { words: 'Arrives today', kind: 'positive' };
  if (departure === today) return { words: 'Leaves today', kind: 'info' };
  if (departure < today) return { words: 'Gone', kind: 'line' };
  return arrival < today ? { words: 'In house', kind: 'positive' } : { words: 'Booked', kind: 'plain' };
}

const unfinished = {
  pending: 'Being paid',
  'action-required': 'At the bank',
  declined: 'Card declined',
  expired: 'Not finished',
  refused: 'Refused',
} as const;

const ownNames: Readonly<Record<Exclude<PaymentType, ProviderWay> | 'none', string>> = {
  card: 'Card',
  'store-card': 'Card kept',
  voucher: 'Voucher',
  'individual-invoice': 'Invoice',
  'company-invoice': 'Company invoice',
  none: 'At the hotel',
};

/** A way of paying, for staff; `none`: nothing online. */
export function wayName(way: PaymentType | 'none'): string {
  if (way === 'none') return ownNames.none;
  return isProviderWay(way) ? providerWays[way].name : ownNames[way];
}

/** “Voucher, card”. */
export function payingByText({ paymentType, hasVoucher }: BookingLine): string {
  const way = wayName(paymentType ?? 'none');
  return hasVoucher && paymentType !== 'voucher' ? `Voucher, ${way.toLowerCase()}` : way;
}
