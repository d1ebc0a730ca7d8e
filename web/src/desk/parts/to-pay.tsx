import type { BookingLine } from '@portico/contract/desk/booking-line';
import { deskMoney } from '../lib/desk-money.ts';
import styles from './to-pay.module.css';

const by = { hotel: 'at the hotel', card: 'by card', invoice: 'on invoice' } as const;

/** What is still to be paid of a booking, and where; at the right end of its line. */
export function ToPay({ booking }: { readonly booking: BookingLine }) {
  const { toPayMinor, toPayBy, company } = booking;
  if (toPayBy === null) return <span className={`${styles.due} ${styles.nil}`}>Paid</span>;
  return (
    <span className={styles.due}>
      <span className={styles.sum}>{deskMoney(toPayMinor)}</span>
      <br />
      <span className={styles.nil}>{company === null ? by[toPayBy] : `on invoice, ${company}`}</span>
    </span>
  );
}
