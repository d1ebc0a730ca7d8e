import type { UnavailableRoomType } from '@portico/contract/calls/availability-search';
import { guestPaths } from '@portico/contract/paths';
import { dayAndMonthText } from '@portico/contract/texts/date-texts';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { Link } from 'react-router';
import { useHotel } from '../../hotel/hotel-context.ts';
import type { ValidSearch } from '../../search/search.ts';
import { nightsInWords } from '../../stay/stay-texts.ts';
import styles from './room-card.module.css';
import { RoomFrame } from './room-frame.tsx';

interface UnavailableCardProps {
  readonly type: UnavailableRoomType;
  readonly search: ValidSearch;
  /** The address of its own page. */
  readonly pageAddress: string;
}

/** An unavailable room type, with the reason and the remedy. */
export function UnavailableCard({ type, search, pageAddress }: UnavailableCardProps) {
  const { code, today } = useHotel();
  return (
    <RoomFrame
      roomType={type.RoomType}
      isUnavailable
      pageAddress={pageAddress}
      tag={{ kind: 'line', words: unavailableTag(type, search) }}
      foot={
        <p className={styles.reason}>
          {unavailableText(type, search, today)}{' '}
          <Link to={`${guestPaths.book(code)}?${search.link}`}>
            Choose other dates <span className="vh">for {type.RoomType.Name}</span>
          </Link>
        </p>
      }
    />
  );
}

/**
 * Why a room type is unavailable on these dates, in a sentence; for a search of one rate, at that rate. `today` is the
 * hotel's date.
 */
export function unavailableText(
  type: UnavailableRoomType,
  { stay, ratePlanCode }: ValidSearch,
  today: LocalDate,
): string {
  const atRate = ratePlanCode === null ? '' : ' at this rate';
  switch (type.Reason) {
    case 'Full':
      return type.FirstFullNight === null
        ? 'Full on these dates.'
        : `Full on ${dayAndMonthText(type.FirstFullNight, today)}.`;
    case 'MinStay':
      return type.MinLengthOfStay === null
        ? `These dates need a longer stay${atRate}.`
        : `From ${dayAndMonthText(stay.arrival, today)} a stay${atRate} is at least ${nightsInWords(type.MinLengthOfStay)}.`;
    case 'Rules':
      return `Not sold${atRate} for a stay of these dates.`;
    case 'Closed':
      return ratePlanCode === null ? 'Closed on these dates.' : 'Not sold at this rate on these dates.';
  }
}

/** The tag over its name. */
function unavailableTag({ Reason }: UnavailableRoomType, { ratePlanCode }: ValidSearch): string {
  if (Reason === 'Full') return 'Sold out';
  return Reason === 'Closed' && ratePlanCode === null ? 'Closed' : 'Not on these dates';
}
