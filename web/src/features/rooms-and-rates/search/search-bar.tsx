import { guestPaths } from '@portico/contract/paths';
import { moneyText } from '@portico/contract/texts/money-text';
import { Link } from 'react-router';
import { desktopQuery, useMedia } from '../../../lib/media.ts';
import { useBooking } from '../../../shared/stay/booking-context.ts';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { chosenRooms, quoteOf } from '../../../shared/offers/chosen-room.ts';
import { currentBooking } from '../../../shared/offers/basket-check.ts';
import type { OfferFacts } from '../../../shared/offers/offers.ts';
import { useOffers } from '../../../shared/offers/use-offers.ts';
import type { ValidSearch } from '../../../shared/search/search.ts';
import { compactStay, partyText, weekdaysOfStay } from '../../../shared/stay/stay-texts.ts';
import { textLinkClass } from '../../../ui/text-link.tsx';
import changes from '../changes/change-dates.module.css';
import { ChangeDates } from '../changes/change-dates.tsx';
import { ChangeGuests } from '../changes/change-guests.tsx';
import styles from './search-bar.module.css';

/** The search, at the top of the steps, and the controls that change it in place. */
export function SearchBar({ search }: { search: ValidSearch }) {
  const { code, unit, today } = useHotel();
  return (
    <section className={styles.bar} aria-label="Your search">
      <div className={`wrap ${styles.row}`}>
        <span className={styles.dates}>{compactStay(search.stay, today)}</span>
        <span className={styles.fact}>{weekdaysOfStay(search.stay)}</span>
        <span className={styles.fact}>{partyText(search.rooms, unit)}</span>
        <BarSum search={search} />
        <span className={`${styles.end} ${changes.searchLinks}`}>
          <ChangeDates search={search} id="change-dates" look="link">
            <span>
              <span className={changes.change}>Change</span> <span className={changes.what}>dates</span>
            </span>
          </ChangeDates>
          <ChangeGuests search={search} />
          <Link className={`${textLinkClass} ${changes.anew}`} to={`${guestPaths.book(code)}?${search.link}`}>
            New search
          </Link>
        </span>
      </div>
    </section>
  );
}

/** The sum of the choices, at a desk, which has no bar at the foot. */
function BarSum({ search }: { search: ValidSearch }) {
  const isDesktop = useMedia(desktopQuery);
  const { facts } = useOffers(search);
  return isDesktop && facts !== undefined ? <Sum facts={facts} /> : null;
}

function Sum({ facts }: { facts: OfferFacts }) {
  const { currency } = useHotel();
  const { booking } = useBooking();
  const rooms = chosenRooms(facts, currentBooking(facts, booking).booking.items);
  if (rooms.length === 0) return null;
  const isWhole = rooms.length === facts.search.rooms.length;
  return (
    <span className={styles.sum}>
      <b>{moneyText(quoteOf(rooms).grossMinor, currency)}</b> {isWhole ? 'in all' : 'so far'}
    </span>
  );
}
