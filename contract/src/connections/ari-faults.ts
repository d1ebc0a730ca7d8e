import { shortDateText } from '../texts/date-texts.ts';
import type { LocalDate } from '@portico/domain/calendar/local-date';

/** A fact of a fault: the night it is about, a number. */
interface FaultFacts {
  readonly night: LocalDate;
  readonly taken: number;
  readonly adults: number;
  readonly last: LocalDate;
}

/**
 * Why an item of `POST /api/Ari` is not done, in words for the people who connect the hotel. A code is permanent. Rule:
 * docs/connections.md, "What can be wrong".
 */
export const ariFaults = {
  'room-type-unknown': () => 'No room type of this hotel has this code.',
  'rate-plan-unknown': () => 'No rate plan of this hotel has this code.',
  'rate-plan-needed': () => 'Prices and rules are of a rate plan. Send its code.',
  'nothing-set': () => 'The item sets nothing.',
  'nights-unknown': ({ last }: Pick<FaultFacts, 'last'>) =>
    `Nights are set from today to ${last}, the first before the last, and one of them on a weekday named.`,
  'prices-twice': () => 'A price is given by the number of adults or per person, each number once.',
  'prices-out-of-line': ({ adults }: Pick<FaultFacts, 'adults'>) =>
    `The price for ${adults} does not follow from the others: adults up to the rate plan’s base number cost the same each, and so does each adult beyond, at least as much.`,
  'no-price': ({ night }: Pick<FaultFacts, 'night'>) =>
    `The night of ${shortDateText(night)} has no price yet. Send one with or before its rules.`,
  'limits-reversed': ({ night }: Pick<FaultFacts, 'night'>) =>
    `On ${shortDateText(night)} the least nights, or days ahead, would be more than the most.`,
  'price-too-high': () => 'At this price the longest stay would come to more than a booking can carry.',
  'below-taken': ({ night, taken }: Pick<FaultFacts, 'night' | 'taken'>) =>
    `On ${shortDateText(night)} ${taken} are sold or held: fewer cannot be for sale.`,
} as const satisfies Record<string, (facts: FaultFacts) => string>;

export type AriFaultCode = keyof typeof ariFaults;
