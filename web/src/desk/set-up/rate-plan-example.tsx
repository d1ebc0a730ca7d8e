import { storedRatePlanSchema } from '@portico/contract/property-file/stored-definition';
import { toRatePlan } from '@portico/contract/property-file/to-domain';
import { cancellationSentences } from '@portico/contract/texts/cancellation-texts';
import { shortDateText } from '@portico/contract/texts/date-texts';
import { paymentText } from '@portico/contract/texts/terms-texts';
import { addDays } from '@portico/domain/calendar/local-date';
import { dueSchedule } from '@portico/domain/payment/payment-policy';
import type { RatePlan } from '@portico/domain/pricing/rate-plan';
import { cancellationSteps } from '@portico/domain/reservation/cancellation-steps';
import { deskHotel } from '../lib/desk-document.ts';
import { deskMoney } from '../lib/desk-money.ts';
import styles from './set-up.module.css';

/** The example: two nights, a month from now. */
const NIGHTS = 2;
const NIGHT_MINOR = 10_000;
const DAYS_AHEAD = 30;

/** What the terms of a rate plan mean for one booking, in the words that guests read. */
export function RatePlanExample({ value }: { readonly value: unknown }) {
  const read = storedRatePlanSchema.safeParse(value);
  return (
    <aside className={styles.beside} aria-label="What it means">
      <h2>What it means</h2>
      {read.success ? (
        <Example plan={toRatePlan(read.data)} />
      ) : (
        <p className={styles.caption}>Once its fields are right, an example stands here.</p>
      )}
    </aside>
  );
}

function Example({ plan }: { readonly plan: RatePlan }) {
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
  const steps = cancellationSteps(plan.cancellation, room, { date: today, hour: 12, minute: 0 });
  const due = dueSchedule(grossMinor, plan.payment, arrival, today);
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
