import type { CurrencyCode } from '@portico/domain/money/currency';
import type { DueSchedule } from '@portico/domain/payment/payment-policy';
import { shortDateText } from './date-texts.ts';
import { moneyText } from './money-text.ts';

/** “Pay £126.00 today, £100.00 on Sun 28 Feb 2027, £404.00 at the hotel”. */
export function paymentText(due: DueSchedule, currency: CurrencyCode): string {
  const sum = (minor: number) => (minor === 0 ? 'nothing' : moneyText(minor, currency));
  const parts = [
    `Pay ${sum(due.nowMinor)} today`,
    ...due.later.map(({ date, minor }) => `${sum(minor)} on ${shortDateText(date)}`),
    `${sum(due.atHotelMinor)} at the hotel`,
  ];
  return parts.join(', ');
}
