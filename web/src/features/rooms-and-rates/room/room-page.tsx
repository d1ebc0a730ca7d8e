import { guestPaths } from '@portico/contract/paths';
import { idOf } from '@portico/contract/search-link';
import { Link, Navigate, useParams, useSearchParams } from 'react-router';
import { desktopQuery, useMedia } from '../../../lib/media.ts';
import { ContactUs } from '../../../shared/hotel/contact-links.tsx';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { useOffers } from '../../../shared/offers/use-offers.ts';
import { searchOfUrl, type ValidSearch } from '../../../shared/search/search.ts';
import { useBooking } from '../../../shared/stay/booking-context.ts';
import { isFormerSearch } from '../../../shared/stay/booking.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SideColumn } from '../../../ui/side-column.tsx';
import { Skeleton, Waiting } from '../../../ui/waiting.tsx';
import { withStep } from '../journey/view.ts';
import { SearchBar } from '../search/search-bar.tsx';
import { RoomInJourney } from './room-in-journey.tsx';
import { RoomSheet } from './room-sheet.tsx';
import { useRoomDetails } from './room-details.ts';

/** One room type, with its rates when the address contains a search. Rule: docs/search.md, "The page of a room". */
export default function RoomPage() {
  const { roomTypeId } = useParams();
  const id = idOf(roomTypeId ?? null) ?? 0;
  return <RoomOfType key={id} roomTypeId={id} />;
}

function RoomOfType({ roomTypeId }: { roomTypeId: number }) {
  const hotel = useHotel();
  const { booking } = useBooking();
  const [query] = useSearchParams();
  const isDesktop = useMedia(desktopQuery);
  const { data: details, error, refetch } = useRoomDetails(roomTypeId);
  const search = searchOfUrl(query, hotel);
  if (search !== null && isFormerSearch(booking, search.link))
    return <Navigate replace to={`?${withStep(booking.search, query)}`} />;
  if (details === undefined) return <NotShown error={error} onRetry={() => void refetch()} />;
  if (search === null) {
    const toDates = `${guestPaths.book(hotel.code)}?room=${roomTypeId}`;
    return (
      <RoomSheet
        details={details}
        search={null}
        news={
          !isDesktop && (
            <p>
              <Link className={buttonClass({})} to={toDates}>
                Choose your dates
              </Link>
            </p>
          )
        }
        aside={
          isDesktop && (
            <SideColumn
              title="Your stay"
              foot={
                <p>
                  <Link className={buttonClass({ block: true })} to={toDates}>
                    Choose your dates
                  </Link>
                </p>
              }
            >
              <p className="muted">What it costs depends on your dates.</p>
            </SideColumn>
          )
        }
      />
    );
  }
  return (
    <>
      <SearchBar search={search} />
      <RoomOfSearch key={search.link} search={search} details={details} />
    </>
  );
}

function RoomOfSearch({ search, details }: { search: ValidSearch; details: RoomDetails }) {
  const { facts, error, refetch } = useOffers(search);
  if (facts !== undefined) return <RoomInJourney facts={facts} details={details} />;
  return (
    <RoomSheet
      details={details}
      search={search}
      rates={
        error === null ? (
          <Waiting label="Looking for its rates">
            <Skeleton width="100%" height="180px" />
          </Waiting>
        ) : (
          <Notice tone="negative" title={error.message}>
            <ContactUs>Or ask the desk:</ContactUs>
            <Button size="small" variant="second" onClick={() => void refetch()}>
              Look again
            </Button>
          </Notice>
        )
      }
    />
  );
}

type RoomDetails = NonNullable<ReturnType<typeof useRoomDetails>['data']>;

/** The details are loading, or failed to load. */
function NotShown({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { unit } = useHotel();
  return (
    <main id="main" className="wrap" style={{ paddingBlock: 'var(--s6) var(--s9)' }}>
      {error === null ? (
        <Waiting label={`Looking for the ${unit.singular}`}>
          <Skeleton width="min(100%, 420px)" height="48px" />
          <Skeleton aspectRatio="4 / 3" marginTop="24px" />
        </Waiting>
      ) : (
        <>
          <h1 className="h1-working">Error</h1>
          <Notice tone="negative" title={error.message}>
            <ContactUs>Or ask the desk:</ContactUs>
          </Notice>
          <Button onClick={onRetry}>Look again</Button>
        </>
      )}
    </main>
  );
}
