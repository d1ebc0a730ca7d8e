import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { DueSchedule } from '@portico/domain/payment/payment-policy';
import type { CancellationFee, CancellationTerms } from '@portico/domain/reservation/cancellation-policy';
import { shortDateText } from './date-texts.ts';
import { nightsText } from './guest-texts.ts';
import { moneyText } from './money-text.ts';

type DateText = (date: LocalDate) => string;

/**
 * What cancelling costs, after the label “Cancelling”: “Free until 18:00 on Fri 12 Mar 2027, then one night”, “Free at
 * any time”, “Costs one night”, “Non-refundable”. Times are the property's.
 */
export function cancellationWords(terms: CancellationTerms, dateText: DateText = shortDateText): string {
  const { freeUntil, feeAfter, feeNow, isRefundable } = terms;
  if (freeUntil !== null)
    return `Free until ${freeUntil.at} on ${dateText(freeUntil.date)}, then ${feeWords(feeAfter)}`;
  if (feeNow.kind === 'none') return 'Free at any time';
  return isRefundable ? `Costs ${feeWords(feeNow)}` : 'Non-refundable';
}

/** The same as a sentence or two, for the confirmation and its mail. */
export function cancellationSentence(terms: CancellationTerms, dateText: DateText = shortDateText): string {
  const { freeUntil, feeAfter, feeNow, isRefundable } = terms;
  if (freeUntil !== null)
    return `Cancel free of charge until ${freeUntil.at} on ${dateText(freeUntil.date)}. After that we keep ${feeWords(feeAfter)}.`;
  if (feeNow.kind === 'none') return 'Cancel free of charge at any time.';
  return isRefundable
    ? `If you cancel, we keep ${feeWords(feeNow)}.`
    : 'This rate is non-refundable: if you cancel, we keep the whole price.';
}

/** “one night”, “2 nights”, “50% of the price”, “the whole price”, “nothing”. */
export function feeWords(fee: CancellationFee): string {
  switch (fee.kind) {
    case 'none':
      return 'nothing';
    case 'nights':
      return fee.nights === 1 ? 'one night' : nightsText(fee.nights);
    case 'percent':
      return `${percentText(fee.basisPoints)} of the price`;
    case 'full':
      return 'the whole price';
  }
}

/** “Pay £126.00 today, £100.00 on Sun 28 Feb 2027, £404.00 at the hotel”. */
export function paymentWords(due: DueSchedule, currency: CurrencyCode): string {
  const sum = (minor: number) => (minor === 0 ? 'nothing' : moneyText(minor, currency));
  const parts = [
    `Pay ${sum(due.nowMinor)} today`,
    ...due.later.map(({ date, minor }) => `${sum(minor)} on ${shortDateText(date)}`),
    `${sum(due.atHotelMinor)} at the hotel`,
  ];
  return parts.join(', ');
}

function percentText(basisPoints: number): string {
  const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 2 });
  return percent.format(basisPoints / 10_000);
}
