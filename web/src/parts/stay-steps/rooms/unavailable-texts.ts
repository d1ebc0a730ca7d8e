import type { UnavailableRoomType } from '@portico/contract/calls/availability-search';
import { dayAndMonthText } from '@portico/contract/texts/date-texts';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { Stay } from '@portico/domain/calendar/stay';
import { nightsInWords } from '../../stay/stay-texts.ts';

/** Why a room type cannot be had for these dates, in a sentence. `today` is the property's date. */
export function unavailableText(type: UnavailableRoomType, stay: Stay, today: LocalDate): string {
  switch (type.Reason) {
    case 'Full':
      return type.FirstFullNight === null
        ? 'Full on these dates.'
        : `Full on ${dayAndMonthText(type.FirstFullNight, today)}.`;
    case 'MinStay':
      return type.MinLengthOfStay === null
        ? 'These dates need a longer stay.'
        : `From ${dayAndMonthText(stay.arrival, today)} a stay is at least ${nightsInWords(type.MinLengthOfStay)}.`;
    case 'Rules':
      return 'Not sold for a stay of these dates.';
    case 'Closed':
      return 'Closed on these dates.';
  }
}

/** The tag over its name. */
export function unavailableTag(type: UnavailableRoomType): string {
  return type.Reason === 'Full' ? 'Sold out' : type.Reason === 'Closed' ? 'Closed' : 'Not on these dates';
}
