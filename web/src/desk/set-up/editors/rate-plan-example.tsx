import { cancellationSentences } from '@portico/contract/texts/cancellation-texts';
import { shortDateText } from '@portico/contract/texts/date-texts';
import { paymentText } from '@portico/contract/texts/terms-texts';
import { addDays } from '@portico/domain/calendar/local-date';
import { dueSchedule } from '@portico/domain/payment/payment-policy';
import type { PaymentPolicy } from '@portico/domain/payment/payment-policy';
import type { CancellationFee, CancellationPolicy } from '@portico/domain/reservation/cancellation-policy';
import { cancellationSteps } from '@portico/domain/reservation/cancellation-steps';
import { deskHotel } from '../../lib/desk-document.ts';
import { deskMoney } from '../../lib/desk-money.ts';
import { listAt, textAt, valueAt } from '../form/at-path.ts';
import styles from './beside.module.css';

/** The example: two nights, a month from now. */
const NIGHTS = 2;
const NIGHT_MINOR = 10_000;
const DAYS_AHEAD = 30;

/** What the terms of a rate plan mean for one booking, in the words that guests read. */
export function RatePlanExample({ value }: { readonly value: unknown }) {
  return (
    <aside className={styles.beside} aria-label="What it means">
      <h2>What it means</h2>
      <Example payment={paymentOf(value)} cancellation={cancellationOf(value)} />
    </aside>
  );
}

interface ExampleProps {
  readonly payment: PaymentPolicy;
  readonly cancellation: CancellationPolicy;
}

function Example({ payment, cancellation }: ExampleProps) {
  const { today, currency } = deskHotel();
  const arrival = addDays(today, DAYS_AHEAD);
  const grossMinor = NIGHTS * NIGHT_MINOR;
  const night = { grossMinor: NIGHT_MINOR, cityTaxMinor: 0 };
  const room = {
    stay: { arrival, departure: addDays(arrival, NIGHTS) },
    nights: Array.from({ length: NIGHTS }, () => night),
    grossMinor,
    cityTaxMinor: 0,
  };
  // At noon: whatever the time is, the example stays the same for the day.
  const steps = cancellationSteps(cancellation, room, { date: today, hour: 12, minute: 0 });
  const due = dueSchedule(grossMinor, payment, arrival, today);
  return (
    <div className={styles.example}>
      <p>
        Booked today: two nights from {shortDateText(arrival)} for {deskMoney(grossMinor)}.
      </p>
      <p>{paymentText(due, currency)}.</p>
      {cancellationSentences(steps, { currency }).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

const numberAt = (value: unknown, path: string) => Number(textAt(value, path)) || 0;

/** What is half typed counts as nothing. */
function paymentOf(value: unknown): PaymentPolicy {
  return listAt(value, 'payment').map((entry) => {
    const percentBasisPoints = Math.round(numberAt(entry, 'percentageToCharge') * 100);
    return textAt(entry, 'automaticPaymentType') === 'AtTimeOfBooking'
      ? { when: 'at-booking', percentBasisPoints }
      : { when: 'days-before-arrival', percentBasisPoints, daysBefore: numberAt(entry, 'daysBeforeArrival') };
  });
}

function cancellationOf(value: unknown): CancellationPolicy {
  return {
    entries: listAt(value, 'cancellation.entries').map((entry) => {
      const isFromBooking = valueAt(entry, 'daysBefore') === null;
      return {
        daysBefore: isFromBooking ? null : numberAt(entry, 'daysBefore'),
        at: isFromBooking ? null : textAt(entry, 'at'),
        fee: feeOf(valueAt(entry, 'charge')),
      };
    }),
    noShow: feeOf(valueAt(value, 'cancellation.noShow')),
  };
}

function feeOf(charge: unknown): CancellationFee {
  const size = numberAt(charge, 'value');
  switch (textAt(charge, 'fee')) {
    case 'Nights':
      return { kind: 'nights', nights: size };
    case 'Percent':
      return { kind: 'percent', basisPoints: Math.round(size * 100) };
    case 'Full':
      return { kind: 'full' };
    default:
      return { kind: 'none' };
  }
}
