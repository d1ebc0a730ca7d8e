import { guestPaths } from '@portico/contract/paths';
import { Navigate, useSearchParams } from 'react-router';
import { useBooking } from '../../parts/booking/booking-context.ts';
import { isFormerSearch } from '../../parts/booking/booking.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { useOffers } from '../../parts/offers/use-offers.ts';
import { searchOfUrl, type ValidSearch } from '../../parts/searching/search.ts';
import { Journey } from './journey.tsx';
import { SearchFailed } from './search/search-failed.tsx';
import { SearchBar } from './search/search-bar.tsx';
import { SearchWaiting } from './search/search-waiting.tsx';
import { withStep } from './journey/view.ts';

/** Rooms, guests and summary of one search; without a valid search, the search page. */
export default function RoomsAndRatesPage() {
  const hotel = useHotel();
  const { booking } = useBooking();
  const [query] = useSearchParams();
  const search = searchOfUrl(query, hotel);
  if (search === null) return <Navigate replace to={`${guestPaths.book(hotel.code)}?${query.toString()}`} />;
  // Back in the browser's history is the stay as it was: its basket is the stay's as it is now.
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
