import { guestPaths } from '@portico/contract/paths';
import { unreadParts } from '@portico/contract/unread-link';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { usePageFocus } from '../../lib/page-focus.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { LiveToday } from '../../parts/hotel/live-today.tsx';
import { searchOfUrl } from '../../parts/searching/search.ts';
import { unreadLinkState } from '../../parts/searching/unread-link-state.ts';
import { Picture } from '../../ui/picture.tsx';
import { EndedNotice } from './ended-notice.tsx';
import { HotelRating } from './hotel-rating.tsx';
import { Incentives } from './offers/incentives.tsx';
import { OfferCards } from './offers/offer-cards.tsx';
import { SearchForm } from './search-form.tsx';
import styles from './search-page.module.css';
import { useSearchForm } from './form/use-search-form.ts';

interface SearchPageProps {
  /** Fetches the program of the page after this one. */
  onIntent: () => void;
}

/** Where a booking begins. A link from outside that says everything goes straight on to the rooms. */
export function SearchPage({ onIntent }: SearchPageProps) {
  const hotel = useHotel();
  const location = useLocation();
  // The router names each entry it made itself; only the address a document was opened with has no name.
  const isFromOutside = location.key === 'default';
  const query = new URLSearchParams(location.search);
  const search = isFromOutside ? searchOfUrl(query, hotel) : null;
  if (search === null)
    return (
      <LiveToday>
        <SearchView onIntent={onIntent} />
      </LiveToday>
    );
  const rooms = `${guestPaths.roomsAndRates(hotel.code)}?${search.link}`;
  return <Navigate replace to={rooms} state={unreadLinkState(unreadParts(query))} />;
}

function SearchView({ onIntent }: SearchPageProps) {
  const { property } = useHotel();
  const { form, unread, change } = useSearchForm();
  usePageFocus(`Book your stay – ${property.PropertyName}`, 'search');
  useEffect(() => whenIdle(onIntent), [onIntent]);
  return (
    <main id="main">
      <EndedNotice />
      <div className={styles.hero}>
        <div className={`wrap ${styles.title}`}>
          <div>
            <h1>{property.PropertyName}</h1>
            <HotelRating />
          </div>
          <p className="lead">{property.Voice.Standfirst}</p>
        </div>
        <SearchForm form={form} unread={unread} change={change} onIntent={onIntent} />
        <Incentives />
        <div className={styles.view}>
          <Picture image={property.PropertyImage} eager className={styles.picture} />
        </div>
      </div>
      <OfferCards form={form} onChange={change} />
    </main>
  );
}
