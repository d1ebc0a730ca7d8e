import { guestPaths } from '@portico/contract/paths';
import { guestMessage } from '@portico/contract/texts/guest-messages';
import { Link } from 'react-router';
import { ContactLinks } from '../../parts/hotel/contact-links.tsx';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import type { OfferFacts } from '../../parts/offers/offers.ts';
import { buttonClass } from '../../ui/button-class.ts';
import styles from './rooms-and-rates.module.css';
import { UnavailableCard } from './unavailable-card.tsx';

/** Nothing to choose: why, type by type, and the two ways on. */
export function NoAvailability({ facts }: { facts: OfferFacts }) {
  const { code, config, unit } = useHotel();
  const { answer, search } = facts;
  const roomsExist = answer.RoomTypes.length > 0;
  // The hotel's own words are about a full house; they do not fit a stay that is only too short.
  const isFull = answer.UnavailableRoomTypes.some(({ Reason }) => Reason === 'Full');
  const fullWords = isFull ? config.NoAvailabilityMessage : null;
  const words = roomsExist
    ? guestMessage('no-combination', unit)
    : (fullWords ?? guestMessage('hotel-unavailable', unit));
  return (
    <>
      <h1 className={styles.heading}>
        {roomsExist ? 'These do not fit' : isFull ? 'Full on these dates' : 'Not on these dates'}
      </h1>
      <p className={`lead ${styles.standfirst}`}>{words}</p>
      <p>
        <Link className={buttonClass({ variant: 'second' })} to={`${guestPaths.book(code)}?${search.link}`}>
          Choose other dates
        </Link>
      </p>
      <p className={styles.contact}>
        Set on these? A {unit.singular} sometimes comes back. Ask the desk: <ContactLinks />
      </p>
      {answer.UnavailableRoomTypes.map((type) => (
        <UnavailableCard key={type.RoomTypeId} type={type} search={search} />
      ))}
    </>
  );
}
