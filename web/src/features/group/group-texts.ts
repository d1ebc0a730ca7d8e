import type { FoundProperty } from '@portico/contract/calls/group-search';
import { dayAndMonthText } from '@portico/contract/texts/date-texts';
import type { UnitName } from '@portico/contract/texts/unit-texts';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { Stay } from '@portico/domain/calendar/stay';
import { capitalised, countInWords, nightsInWords } from '../../shared/stay/stay-texts.ts';

/** “Two hotels”, at the start of a sentence. */
export function hotelsText(count: number): string {
  return capitalised(`${countInWords(count)} ${count === 1 ? 'hotel' : 'hotels'}`);
}

/** “Three of six hotels have rooms”, “No hotel has rooms”. */
export function foundText(free: number, all: number, { plural }: UnitName): string {
  if (free === 0) return `No hotel has ${plural}`;
  if (all === 1) return `One hotel has ${plural}`;
  if (free === all) return `${all === 2 ? 'Both' : `All ${countInWords(all)}`} hotels have ${plural}`;
  return `${someOf(free, all)} ${plural}`;
}

/** “One of three hotels has”. */
function someOf(free: number, all: number): string {
  return `${capitalised(countInWords(free))} of ${countInWords(all)} hotels ${free === 1 ? 'has' : 'have'}`;
}

/** “Two hotels, both with rooms on these dates”, “One of three hotels has rooms on these dates”. */
export function areaText(free: number, all: number, { plural }: UnitName): string {
  const onDates = `${plural} on these dates`;
  if (free === 0) return `No ${onDates}`;
  if (free < all) return `${someOf(free, all)} ${onDates}`;
  if (all === 1) return `${hotelsText(1)} with ${onDates}`;
  return `${hotelsText(all)}, ${all === 2 ? 'both' : 'all'} with ${onDates}`;
}

/** Why a hotel is unavailable on these dates, in a sentence. */
export function whyText(found: FoundProperty, { arrival }: Stay, unit: UnitName, today: LocalDate): string {
  switch (found.Reason) {
    case 'Full':
      return found.FirstFullNight === null
        ? 'Full on these dates.'
        : `Full on ${dayAndMonthText(found.FirstFullNight, today)}.`;
    case 'MinStay':
      return found.MinLengthOfStay === null
        ? 'These dates need a longer stay.'
        : `From ${dayAndMonthText(arrival, today)} a stay is at least ${nightsInWords(found.MinLengthOfStay)}.`;
    case 'Rules':
      return 'Not sold for a stay of these dates.';
    case 'Closed':
      return 'Closed on these dates.';
    case 'TooFewRooms':
      return `Fewer ${unit.plural} are left than you asked for.`;
    case 'Occupancy':
      return `No ${unit.singular} takes these guests.`;
    case 'Limits':
      return `Takes no booking of so many guests, ${unit.plural} or nights.`;
    case null:
      return 'Nothing on these dates.';
  }
}

/** What its own page shows then. */
export function wayOnText({ Reason }: FoundProperty): string {
  const isOfGuests = Reason === 'TooFewRooms' || Reason === 'Occupancy' || Reason === 'Limits';
  return isOfGuests ? 'See what it has' : 'See its next free nights';
}

/** The address without the hotel's name, which some hotels put first and which is shown above already. */
export function placeOf(hotel: { readonly PropertyName: string; readonly PropertyAddress: string }): string {
  const { PropertyName, PropertyAddress } = hotel;
  const head = `${PropertyName}, `;
  return PropertyAddress.startsWith(head) ? PropertyAddress.slice(head.length) : PropertyAddress;
}
