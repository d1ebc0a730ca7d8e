import { guestPaths } from '@portico/contract/paths';
import { useEffect, useLayoutEffect } from 'react';
import { Navigate, useSearchParams, useLocation } from 'react-router';
import { usePageFocus, useReturn } from '../../lib/page-focus.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { count } from '../../shared/hotel/counted.ts';
import { useBooking } from '../../shared/stay/booking-context.ts';
import { isFormerSearch } from '../../shared/stay/booking.ts';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { BasketNews } from '../../shared/offers/basket-news.tsx';
import type { OfferFacts } from '../../shared/offers/offers.ts';
import { useOffers } from '../../shared/offers/use-offers.ts';
import { searchOfUrl, type ValidSearch } from '../../shared/search/search.ts';
import { Notice } from '../../ui/notice.tsx';
import { JourneyBar } from './journey-bar.tsx';
import { preloadSteps } from './journey/lazy-steps.ts';
import styles from './journey/rooms-and-rates.module.css';
import { changeOfStay } from './journey/stay-changed.ts';
import { useJourney } from './journey/use-journey.ts';
import { viewTitle } from './journey/view-texts.ts';
import { withStep, stepOf, viewQuery } from './journey/view.ts';
import { NoAvailabilityDesk } from './no-availability/no-availability-desk.tsx';
import { Progress } from './progress.tsx';
import { SearchBar } from './search/search-bar.tsx';
import { SearchFailed } from './search/search-failed.tsx';
import { SearchNews } from './search/search-news.tsx';
import { SearchWaiting } from './search/search-waiting.tsx';
import { SideLedger } from './side-ledger.tsx';
import { Step } from './step.tsx';

/** Rooms, guests and summary of one search; without a valid search, the search page. */
export default function RoomsAndRatesPage() {
  const hotel = useHotel();
  const { booking } = useBooking();
  const [query] = useSearchParams();
  const search = searchOfUrl(query, hotel);
  if (search === null) return <Navigate replace to={`${guestPaths.book(hotel.code)}?${query.toString()}`} />;
  // Back in the history leads to the stay as it was: its basket is the stay's current one.
  if (isFormerSearch(booking, search.link))
    return <Navigate replace to={`?${withStep(booking.search, query)}`} />;
  return (
    <>
      <SearchBar search={search} />
      <Searched key={search.link} search={search} />
    </>
  );
}

function Searched({ search }: { search: ValidSearch }) {
  const { facts, error, refetch } = useOffers(search);
  if (facts !== undefined) return <Journey facts={facts} />;
  if (error !== null) return <SearchFailed search={search} error={error} onRetry={() => void refetch()} />;
  return <SearchWaiting />;
}

/** For an idle browser. A failure recurs, and is handled, when the page is shown. */
function preload(): void {
  import('./room/room-page.tsx').catch(() => undefined);
  preloadSteps();
}

/** The steps between a search and checkout, one view at a time, with the ledger beside them. */
function Journey({ facts }: { facts: OfferFacts }) {
  const { hotel, search } = facts;
  const journey = useJourney(facts);
  const change = changeOfStay(useLocation().state);
  const { view, rooms, news, refusal } = journey;
  useEffect(() => whenIdle(preload), []);
  const step = stepOf(view);
  // Before its step counts what it lists.
  useLayoutEffect(() => {
    count({ kind: 'page', page: 'rooms', step });
  }, [step]);
  const isNothingAvailable = rooms.length === 0 && facts.answer.RoomTypes.length === 0;
  const shown = viewQuery(search.link, view);
  useReturn(view.name === 'rooms' ? shown : undefined);
  usePageFocus(`${viewTitle(view, search.rooms.length, hotel.unit)} – ${hotel.property.PropertyName}`, shown);
  return (
    <>
      <main
        id="main"
        className={`wrap ${styles.page}`}
        // Google's price check reads the price here, and presses nothing. Rule: docs/deep-links.md, "Price checks".
        data-nav-stage="room-selection"
        data-nav-stage-final={view.name === 'rooms' && search.named !== null}
      >
        <div className={styles.progress}>
          <Progress journey={journey} />
        </div>
        <div className="split">
          <div>
            <div className={styles.news}>
              <SearchNews facts={facts} withCodes={view.name === 'rooms'} />
              <BasketNews news={news} change={change} />
              {refusal !== null && (
                <Notice tone="negative" title={refusal} onDismiss={journey.dismissRefusal} />
              )}
            </div>
            <Step journey={journey} />
          </div>
          {view.name !== 'summary' && !isNothingAvailable && (
            <aside>
              <SideLedger journey={journey} />
            </aside>
          )}
          {isNothingAvailable && journey.isDesktop && (
            <aside>
              <NoAvailabilityDesk search={facts.search} withPicture />
            </aside>
          )}
        </div>
      </main>
      <JourneyBar journey={journey} />
    </>
  );
}
