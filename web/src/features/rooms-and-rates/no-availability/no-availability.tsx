import { formatSearchLink, parseSearchLink } from '@portico/contract/search-link';
import { Link } from 'react-router';
import { desktopQuery, useMedia } from '../../../lib/media.ts';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import type { OfferFacts } from '../../../parts/offers/offers.ts';
import type { ValidSearch } from '../../../parts/searching/search.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { AlternativeStays } from './alternative-stays.tsx';
import { ArrivalMinimum } from './arrival-minimum.tsx';
import { ChangeDates } from '../changes/change-dates.tsx';
import { NoAvailabilityDesk } from './no-availability-desk.tsx';
import { isNarrowed, isRateUnknown, noAvailabilityTexts } from './no-availability-texts.ts';
import styles from '../journey/rooms-and-rates.module.css';
import { SplitRooms } from './split-rooms.tsx';
import { UnavailableCard } from '../../../parts/stay-steps/rooms/unavailable-card.tsx';

/** Nothing to choose: why, other stays, the calendar, the desk, and the reason type by type. */
export function NoAvailability({ facts }: { facts: OfferFacts }) {
  const { unit } = useHotel();
  const isDesktop = useMedia(desktopQuery);
  const { answer, search } = facts;
  const { heading, message, narrowed } = noAvailabilityTexts(facts);
  return (
    <>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={`lead ${styles.standfirst}`}>{message}</p>
      {narrowed !== null && <p>{narrowed}</p>}
      {answer.SplitRooms !== null && <SplitRooms split={answer.SplitRooms} search={search} />}
      <ArrivalMinimum stay={search.stay} />
      <div className="actions">
        <ChangeDates search={search} id="other-dates" look="button">
          Choose other dates
        </ChangeDates>
        {isNarrowed(facts) && (
          <Link className={buttonClass({ variant: 'second' })} to={`?${widened(search)}`}>
            See all {unit.plural}
          </Link>
        )}
      </div>
      <AlternativeStays stays={answer.AlternativeStays} search={search} />
      {(answer.RoomTypes.length > 0 || !isDesktop) && <NoAvailabilityDesk />}
      {!isRateUnknown(facts) &&
        answer.UnavailableRoomTypes.map((type) => (
          <UnavailableCard key={type.RoomTypeId} type={type} search={search} />
        ))}
    </>
  );
}

function widened({ link }: ValidSearch): string {
  const asked = parseSearchLink(new URLSearchParams(link));
  return formatSearchLink({ ...asked, ratePlanCode: null, roomTypeId: null, locationId: null });
}
