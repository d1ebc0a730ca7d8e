import { guestPaths } from '@portico/contract/paths';
import { formatSearchLink } from '@portico/contract/search-link';
import { unreadParts, type UnreadPart } from '@portico/contract/unread-link';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { usePageFocus } from '../../lib/page-focus.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { leaveNews, readNews } from '../../shared/booked/ended-news.ts';
import { useCalendarDays } from '../../shared/calendar/use-calendar-days.ts';
import { useDatePanel } from '../../shared/calendar/use-date-panel.ts';
import { ContactUs } from '../../shared/hotel/contact-links.tsx';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { LiveToday } from '../../shared/hotel/live-today.tsx';
import { PlaceCell } from '../../shared/search/place-cell.tsx';
import { StayForm } from '../../shared/search/stay-form.tsx';
import { ReplaceBasketDialog } from '../../shared/search/replace-basket-dialog.tsx';
import { SameDayNotice } from '../../shared/search/same-day-notice.tsx';
import { searchOfUrl } from '../../shared/search/search.ts';
import { unreadLinkState } from '../../shared/search/unread-link-state.ts';
import { useDaysOfOffer } from '../../shared/search/use-days-of-offer.ts';
import { useShowRooms } from '../../shared/search/use-show-rooms.ts';
import { Notice } from '../../ui/notice.tsx';
import { NoPicture } from '../../shared/pictures/no-picture.tsx';
import { Picture } from '../../shared/pictures/picture.tsx';
import type { SearchForm as Form } from './form/search-draft.ts';
import { useCodes } from './form/use-codes.ts';
import { useSearchForm } from './form/use-search-form.ts';
import { Incentives } from './offers/incentives.tsx';
import { OfferCards } from './offers/offer-cards.tsx';
import { OfferNotice } from './offers/offer-notice.tsx';
import styles from './search-page.module.css';

/** “4 star hotel”: stars visually, words for screen readers. */
function HotelRating() {
  const { HotelRating: rating } = useHotel().property;
  if (rating === null) return null;
  const whole = Math.floor(rating);
  const places = Math.ceil(rating);
  return (
    <p className={styles.rating}>
      <span className="vh">{rating} star hotel</span>
      <svg viewBox={`0 0 ${places * 24} 24`} width={places * 18} height="18" aria-hidden="true">
        {Array.from({ length: whole }, (_, star) => (
          <path key={star} d={starAt(star)} />
        ))}
        {rating > whole && <path d={halfStarAt(whole)} />}
      </svg>
    </p>
  );
}

const starAt = (place: number) =>
  `M${place * 24 + 12} 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.3-4.6-4.4 6.3-.8z`;
const halfStarAt = (place: number) => `M${place * 24 + 12} 3v14.2l-5.6 3.1 1.2-6.3-4.6-4.4 6.3-.8z`;

interface SearchPageProps {
  /** Loads the program of the next page. */
  onIntent: () => void;
}

/** The start of a booking. A complete link from outside leads straight to the rooms. */
export function SearchPage({ onIntent }: SearchPageProps) {
  const hotel = useHotel();
  const location = useLocation();
  // The router names each entry it made; only the address that opened a document has no name.
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
          {property.PropertyImage === null ? (
            <NoPicture name={property.Voice.Place} size="wide" />
          ) : (
            <Picture image={property.PropertyImage} size="wide" eager className={styles.picture} />
          )}
        </div>
      </div>
      <OfferCards form={form} onChange={change} />
    </main>
  );
}

/** What happened to the booking its guest comes from; shown once. */
function EndedNotice() {
  const { code } = useHotel();
  const [news, setNews] = useState(() => readNews(code));
  // Before the paint: even an immediate reload counts as read.
  useLayoutEffect(() => {
    leaveNews(code, null);
  }, [code]);
  if (news === null) return null;
  return (
    <div className={`wrap ${styles.news}`}>
      <Notice tone="info" title={`${news.heading}.`} onDismiss={() => setNews(null)}>
        <p>{news.words}</p>
        <ContactUs>Choose your dates to begin again, or ask us:</ContactUs>
      </Notice>
    </div>
  );
}

interface SearchFormProps {
  readonly form: Form;
  readonly unread: readonly UnreadPart[];
  readonly change: (part: Partial<Form>) => void;
  readonly onIntent: () => void;
}

/** Dates, guests and rooms, and the button that searches. */
function SearchForm({ form, unread, change, onIntent }: SearchFormProps) {
  const { unit, config } = useHotel();
  const codes = useCodes(form, change);
  const going = useShowRooms();
  const panel = useDatePanel();
  const known = useCalendarDays(panel.isOpen, form.ratePlanCode);
  const days = useDaysOfOffer(known.days, form);
  return (
    <div className="wrap">
      <StayForm
        form={form}
        unread={unread}
        where={
          <PlaceCell
            kind="location"
            label="Location"
            every="All locations"
            places={config.Locations.map(({ Id: id, Name: name }) => ({ id, name }))}
            placeId={form.locationId}
            onChange={(locationId) => change({ locationId })}
          />
        }
        panel={panel}
        known={{ ...known, days }}
        priced={form}
        codes={codes}
        change={change}
        action={`See ${unit.plural}`}
        onIntent={onIntent}
        onSearch={() => going.show(formatSearchLink(form))}
      >
        <OfferNotice form={form} onChange={change} />
        <SameDayNotice arrival={form.arrival} />
      </StayForm>
      <ReplaceBasketDialog going={going} />
    </div>
  );
}
