import { shortDateText } from '@portico/contract/texts/date-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { DueSchedule } from '@portico/domain/payment/payment-policy';

/** “Your card is kept and charged £104.00 on Sun 7 Mar 2027.”; null when nothing is charged later. */
export function savedCardText({ later }: DueSchedule, currency: CurrencyCode): string | null {
  if (later.length === 0) return null;
  const charges = later.map(({ date, minor }) => `${moneyText(minor, currency)} on ${shortDateText(date)}`);
  return `Your card is kept and charged ${listed(charges)}.`;
}

/** “a, b and c”. */
export function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
