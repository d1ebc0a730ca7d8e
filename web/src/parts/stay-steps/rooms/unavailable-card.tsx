import type { UnavailableRoomType } from '@portico/contract/calls/availability-search';
import { guestPaths } from '@portico/contract/paths';
import { Link } from 'react-router';
import { useHotel } from '../../hotel/hotel-context.ts';
import type { ValidSearch } from '../../searching/search.ts';
import styles from './room-card.module.css';
import { RoomFrame } from './room-frame.tsx';
import { unavailableTag, unavailableText } from './unavailable-texts.ts';

/** A room type that cannot be had, with the reason and the way out. */
export function UnavailableCard({ type, search }: { type: UnavailableRoomType; search: ValidSearch }) {
  const { code, today } = useHotel();
  return (
    <RoomFrame
      roomType={type.RoomType}
      isGone
      tag={{ kind: 'line', words: unavailableTag(type) }}
      foot={
        <p className={styles.reason}>
          {unavailableText(type, search.stay, today)}{' '}
          <Link to={`${guestPaths.book(code)}?${search.link}`}>
            Choose other dates <span className="vh">for {type.RoomType.Name}</span>
          </Link>
        </p>
      }
    />
  );
}
