import { moneyText } from '@portico/contract/texts/money-text';
import { desktopQuery, useMedia } from '../../../lib/media.ts';
import { useBooking } from '../../../parts/booking/booking-context.ts';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { chosenRooms, quoteOf } from '../../../parts/ledger/chosen-room.ts';
import { currentBooking } from '../../../parts/offers/basket-check.ts';
import type { OfferFacts } from '../../../parts/offers/offers.ts';
import { useOffers } from '../../../parts/offers/use-offers.ts';
import type { ValidSearch } from '../../../parts/searching/search.ts';
import styles from './search-bar.module.css';

/** What is chosen comes to, at a desk, where no bar at the foot says it. */
export function BarSum({ search }: { search: ValidSearch }) {
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
