import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { CancellationFee, LocalMoment } from '@portico/domain/reservation/cancellation-policy';
import {
  isSameFee,
  type CancellationCost,
  type CancellationSteps,
} from '@portico/domain/reservation/cancellation-steps';
import { shortDateText } from './date-texts.ts';
import { nightsText } from './guest-texts.ts';
import { moneyText } from './money-text.ts';

type DateText = (date: LocalDate) => string;

/**
 * The cost of cancelling in one line, after the label “Cancelling”: the first step, and the dearest if more follow.
 * “Free until 18:00 on Sun 28 Feb 2027, then 50% of the price, up to the whole price”, “Free at any time”, “Costs one
 * night”, “Non-refundable”. Times are the property's. In full: {@link cancellationSentences}.
 */
export function cancellationLine(terms: CancellationSteps): string {
  const { steps, noShow } = terms;
  const [now, next] = steps;
  const dearest = [...steps, noShow].reduce((most, cost) => (cost.minor > most.minor ? cost : most));
  const upTo = (cost: CancellationCost) => {
    const words = feeText(cost.fee);
    return dearest.minor > cost.minor ? `${words}, up to ${feeText(dearest.fee)}` : words;
  };
  if (now.fee.kind === 'full' && next === undefined) return 'Non-refundable';
  if (now.fee.kind !== 'none') return `Costs ${upTo(now)}`;
  if (next?.from) return `Free until ${momentText(next.from)}, then ${upTo(next)}`;
  if (noShow.fee.kind === 'none') return 'Free at any time';
  return `Free until you arrive, ${feeText(noShow.fee)} if you do not come`;
}

export interface SentencesOptions {
  readonly currency: CurrencyCode;
  /** Number of rooms in the sums; default 1. */
  readonly roomCount?: number;
  readonly dateText?: DateText;
}

/**
 * Every cost of cancelling, one sentence per step, then of a no-show: “Cancel free of charge until 18:00 on Sun 28 Feb
 * 2027.”, “After that it costs 50% of the price, £284.40.”, “From 18:00 on Fri 12 Mar 2027 it costs the whole price,
 * £568.80.”, “If you do not come, it costs the same.”, “No city tax is due if you do not stay.”,
 * “Times are the hotel’s.”
 */
export function cancellationSentences(terms: CancellationSteps, options: SentencesOptions): string[] {
  const { steps, noShow, hasCityTax } = terms;
  const [now, ...later] = steps;
  const last = steps.at(-1) ?? now;
  const following = later.map(({ from, ...cost }, index) => {
    const moment = from === null ? 'now on' : momentText(from, options.dateText);
    const when = index === 0 && now.fee.kind === 'none' ? 'After that' : `From ${moment}`;
    return `${when} it ${costsText(cost, options)}.`;
  });
  return [
    firstSentence(terms, options),
    ...following,
    last.fee.kind !== 'none' && isSameFee(noShow.fee, last.fee)
      ? 'If you do not come, it costs the same.'
      : `If you do not come, it ${costsText(noShow, options)}.`,
    ...(hasCityTax && isCharged(terms) ? ['No city tax is due if you do not stay.'] : []),
    ...(later.length > 0 ? ['Times are the hotel’s.'] : []),
  ];
}

const isCharged = ({ steps, noShow }: CancellationSteps) => [...steps, noShow].some(({ minor }) => minor > 0);

function firstSentence({ steps, noShow }: CancellationSteps, options: SentencesOptions): string {
  const [now, next] = steps;
  if (now.fee.kind === 'none') {
    if (next?.from) return `Cancel free of charge until ${momentText(next.from, options.dateText)}.`;
    return noShow.fee.kind === 'none'
      ? 'Cancel free of charge at any time.'
      : 'Cancel free of charge at any time before you arrive.';
  }
  if (next !== undefined) return `Cancelling now ${costsText(now, options)}.`;
  const isWhole = now.fee.kind === 'full';
  return `${isWhole ? 'Non-refundable: cancelling' : 'Cancelling'} ${costsText(now, options)}.`;
}

/** “one night”, “2 nights”, “50% of the price”, “the whole price”, “nothing”. */
function feeText(fee: CancellationFee): string {
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

/** “costs 50% of the price, £284.40”, “costs one night, £310.00 in all”, “costs nothing”. */
function costsText({ fee, minor }: CancellationCost, { currency, roomCount = 1 }: SentencesOptions): string {
  if (fee.kind === 'none') return 'costs nothing';
  const sum = `${moneyText(minor, currency)}${roomCount > 1 ? ' in all' : ''}`;
  return `costs ${feeText(fee)}, ${sum}`;
}

/** “18:00 on Fri 12 Mar 2027”. */
export function momentText({ date, at }: LocalMoment, dateText: DateText = shortDateText): string {
  return `${at} on ${dateText(date)}`;
}

function percentText(basisPoints: number): string {
  const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 2 });
  return percent.format(basisPoints / 10_000);
}
