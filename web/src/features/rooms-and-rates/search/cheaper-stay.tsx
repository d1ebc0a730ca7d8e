import { guestPaths } from '@portico/contract/paths';
import { formatSearchLink, parseSearchLink } from '@portico/contract/search-link';
import { weekdayText } from '@portico/contract/texts/date-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import { fromWireAmount } from '@portico/contract/wire/amounts';
import { toWireGuestCounts } from '@portico/contract/wire/guest';
import { cheaperStay } from '@portico/domain/availability/cheaper-stay';
import { addDays } from '@portico/domain/calendar/local-date';
import { nightsOf, type Stay } from '@portico/domain/calendar/stay';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { postQuery } from '../../../lib/call-query.ts';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { isArrivalClosed } from '../../../shared/hotel/local-now.ts';
import type { OfferFacts } from '../../../shared/offers/offers.ts';
import type { ValidSearch } from '../../../shared/search/search.ts';
import { stayDatesLine } from '../../../shared/calendar/stay-line.ts';
import { useIsPainted } from '../../../lib/use-is-painted.ts';
import { textLinkClass } from '../../../ui/text-link.tsx';
import styles from './cheaper-stay.module.css';

/** Days to either side of the searched arrival. */
const DAYS_AROUND = 3;

/**
 * The same number of nights a few days away for less, when there is one: “£38.00 less if you arrive on Monday”. Rule:
 * docs/pricing.md, "The same nights for less".
 */
export function CheaperStay({ facts: { search } }: { facts: OfferFacts }) {
  const hotel = useHotel();
  const isPainted = useIsPainted();
  const { stay, promoCode, ratePlanCode } = search;
  const around = staysAround(stay).filter(
    ({ arrival }) => arrival >= hotel.today && !isArrivalClosed(hotel, arrival),
  );
  const { data } = useQuery({
    ...postQuery('/api/Availability/Totals', {
      PropertyId: hotel.property.PropertyId,
      LanguageCode: 'en',
      RoomTypeId: search.roomTypeId,
      LocationId: search.locationId,
      Rooms: search.rooms.map(toWireGuestCounts),
      Stays: around.map(({ arrival, departure }) => ({ DateFrom: arrival, DateTo: departure })),
    }),
    // Prices with a code cannot be compared with these.
    enabled: isPainted && promoCode === null && ratePlanCode === null,
  });
  const totals = data?.Totals.map(({ DateFrom, DateTo, TotalCost }) => ({
    arrival: DateFrom,
    departure: DateTo,
    minor: TotalCost === null ? null : fromWireAmount(TotalCost, hotel.currency),
  }));
  const cheaper = totals && cheaperStay(stay, totals);
  return (
    <p className={styles.cheaper} role="status">
      {cheaper && (
        <>
          <b>{moneyText(cheaper.lessMinor, hotel.currency)} less</b> if you arrive on{' '}
          {weekdayText(cheaper.stay.arrival)}:{' '}
          <Link
            className={textLinkClass}
            to={`${guestPaths.roomsAndRates(hotel.code)}?${linkOf(search, cheaper.stay)}`}
          >
            {stayDatesLine(cheaper.stay)}
          </Link>
        </>
      )}
    </p>
  );
}

/** The same number of nights from each day around the searched arrival, that one included. */
function staysAround(stay: Stay): Stay[] {
  const nights = nightsOf(stay);
  const shifts = Array.from({ length: 2 * DAYS_AROUND + 1 }, (_, index) => index - DAYS_AROUND);
  return shifts.map((shift) => {
    const arrival = addDays(stay.arrival, shift);
    return { arrival, departure: addDays(arrival, nights) };
  });
}

function linkOf({ link }: ValidSearch, { arrival, departure }: Stay): string {
  return formatSearchLink({ ...parseSearchLink(new URLSearchParams(link)), arrival, departure });
}
