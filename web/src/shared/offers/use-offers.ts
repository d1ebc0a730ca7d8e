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
  /** Undefined until the basket, with its extras, can be priced. */
  readonly facts: OfferFacts | undefined;
  readonly error: Error | null;
  /** Reloads all of it; false when some failed and is unchanged. */
  readonly refetch: () => Promise<boolean>;
}

/** The hotel's offers for a search, and the extras and beds of the basket's rooms. */
export function useOffers(search: ValidSearch): Offers {
  const hotel = useHotel();
  const { items } = bookingForSearch(useBooking().booking, search.link);
  const found = useSearch(search);
  const beds = useBeds();
  const extras = useExtras(search, items);

  async function refetch() {
    const ofBeds = beds.error === null ? [] : [beds.refetch()];
    const answers = await Promise.all([found.refetch(), extras.refetch(), ...ofBeds]);
    return answers.flat().every(({ isError }) => !isError);
  }

  const error = found.error ?? beds.error;
  if (found.data === undefined || beds.beds === undefined) return { facts: undefined, error, refetch };
  // A code that does not apply is not sent with the booking.
  const acting = found.data.IsPromoCodeValid === true ? search : { ...search, promoCode: null };
  const facts = {
    hotel,
    search: acting,
    answer: found.data,
    extras: extras.answers,
    beds: beds.beds,
  };
  // Only the basket's extras are needed for its price.
  const needed = items
    .filter((item) => item.extras.length > 0 && offerOf(facts, item) !== undefined)
    .map((item) => extras.answers.get(extrasKey(item)));
  if (needed.includes('failed')) return { facts: undefined, error: extras.error, refetch };
  return { facts: needed.includes(undefined) ? undefined : facts, error: null, refetch };
}
