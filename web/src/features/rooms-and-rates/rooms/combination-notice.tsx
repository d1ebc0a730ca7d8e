import { guestMessage } from '@portico/contract/texts/guest-messages';
import { Link } from 'react-router';
import type { BookingItem } from '../../../parts/booking/booking.ts';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import type { ValidSearch } from '../../../parts/searching/search.ts';
import { Notice } from '../../../ui/notice.tsx';
import { textLinkClass } from '../../../ui/text-link.tsx';
import styles from '../journey/rooms-and-rates.module.css';
import { viewQuery } from '../journey/view.ts';

interface CombinationNoticeProps {
  readonly search: ValidSearch;
  /** The chosen rooms that leave too little for the rest. */
  readonly others: readonly BookingItem[];
}

/** All rooms could be had together, but not beside those that are chosen: which to change. */
export function CombinationNotice({ search, others }: CombinationNoticeProps) {
  const { unit } = useHotel();
  return (
    <div className={styles.combination}>
      <Notice tone="warning" live="assertive" title={guestMessage('no-combination', unit)}>
        <p>Another choice for one of the others makes it possible:</p>
        {others.map(({ roomNumber }) => (
          <p key={roomNumber}>
            <Link className={textLinkClass} to={`?${viewQuery(search.link, { name: 'rooms', roomNumber })}`}>
              Change {unit.singular} {roomNumber}
            </Link>
          </p>
        ))}
      </Notice>
    </div>
  );
}
