import { useBeds } from '../stay/beds.ts';
import { useBooking } from '../stay/booking-context.ts';
import { bookingForSearch } from '../stay/booking.ts';
import { extrasKey } from './extras-answers.ts';
import { useExtras } from './extras-query.ts';
import { useHotel } from '../hotel/hotel-context.ts';
import type { ValidSearch } from '../search/search.ts';
import { useSearch } from '../search/use-search.ts';
import { offerOf, type OfferFacts } from './offers.ts';

interface Offers {
  /** Undefined until the basket can be priced: what it holds of extras too. */
  readonly facts: OfferFacts | undefined;
  readonly error: Error | null;
  /** Asks for all of it again; false where some of it could not be had and is as it was. */
  readonly refetch: () => Promise<boolean>;
}

/** What the hotel has for a search, and the extras and beds of what the basket holds. */
export function useOffers(search: ValidSearch): Offers {
  const hotel = useHotel();
  const { items } = bookingForSearch(useBooking().booking, search.link);
  const found = useSearch(search);
  const beds = useBeds();
  const extras = useExtras(search, items);

  async function refetch() {
    const ofBeds = beds.error === null ? [] : [beds.refetch()];
    const asked = await Promise.all([found.refetch(), extras.refetch(), ...ofBeds]);
    return asked.flat().every(({ isError }) => !isError);
  }

  const error = found.error ?? beds.error;
  if (found.data === undefined || beds.beds === undefined) return { facts: undefined, error, refetch };
  // A code that does not act is not booked with.
  const acting = found.data.IsPromoCodeValid === true ? search : { ...search, promoCode: null };
  const facts = {
    hotel,
    search: acting,
    answer: found.data,
    extras: extras.answers,
    beds: beds.beds,
  };
  // Only what is in the basket has to be known before its price can be said.
  const needed = items
    .filter((item) => item.extras.length > 0 && offerOf(facts, item) !== undefined)
    .map((item) => extras.answers.get(extrasKey(item)));
  if (needed.includes('failed')) return { facts: undefined, error: extras.error, refetch };
  return { facts: needed.includes(undefined) ? undefined : facts, error: null, refetch };
}
