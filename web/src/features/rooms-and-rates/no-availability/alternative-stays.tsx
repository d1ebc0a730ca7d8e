import type { SearchResponse, WireAlternativeStay } from '@portico/contract/calls/availability-search';
import { dayText } from '@portico/contract/texts/date-texts';
import { guestsText, nightsText } from '@portico/contract/texts/guest-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import { unbroken } from '@portico/contract/texts/unbroken';
import { fromWireAmount } from '@portico/contract/wire/amounts';
import { daysBetween, localDate } from '@portico/domain/calendar/local-date';
import { nightsOf, type Stay } from '@portico/domain/calendar/stay';
import { roundedRatio } from '@portico/domain/money/rounding';
import { sumGuests } from '@portico/domain/occupancy/guests';
import { linkForDates } from '../../../shared/stay/booking-for-dates.ts';
import { stayDatesLine } from '../../../shared/calendar/stay-line.ts';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { isArrivalClosed } from '../../../shared/hotel/local-now.ts';
import { AboutMoney } from '../../../shared/hotel/about-money.tsx';
import type { ValidSearch } from '../../../shared/search/search.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Tag } from '../../../ui/tag.tsx';
import styles from './no-availability.module.css';
import { RoomsLink } from './rooms-link.tsx';

interface AlternativeStaysProps {
  readonly stays: SearchResponse['AlternativeStays'];
  readonly search: ValidSearch;
}

const most = 10;

/**
 * Other dates for the same guests, one tap each; nothing when the hotel has none. Rule: docs/pricing.md, "Other stays".
 */
export function AlternativeStays({ stays, search }: AlternativeStaysProps) {
  const hotel = useHotel();
  const bookable = stays.filter(({ DateFrom }) => !isArrivalClosed(hotel, DateFrom));
  if (bookable.length === 0) return null;
  return (
    <section className={styles.next} aria-labelledby="other-stays">
      <h2 className="h3" id="other-stays">
        The nearest stays for {guestsText(sumGuests(search.rooms))}
      </h2>
      <ul className={styles.stays}>
        {bookable.slice(0, most).map((other) => (
          <li key={other.DateFrom}>
            <AlternativeStay other={other} search={search} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AlternativeStayProps {
  readonly other: WireAlternativeStay;
  readonly search: ValidSearch;
}

/** One available stay: its days, how much later it is, and the price of all rooms. */
function AlternativeStay({ other, search }: AlternativeStayProps) {
  const { currency, config } = useHotel();
  const stay = { arrival: localDate(other.DateFrom), departure: localDate(other.DateTo) };
  const nights = nightsOf(stay);
  const totalMinor = fromWireAmount(other.TotalCost, currency);
  // Longer than searched only when the arrival day has a minimum stay.
  const hasMinimum = config.ShowMinimumLengthOfStayNotification && nights > nightsOf(search.stay);
  return (
    <RoomsLink className={styles.stay} link={linkForDates(search.link, stay)}>
      <span className={styles.days} aria-hidden="true">
        {dayText(stay.arrival)}
        <small>to</small>
        {dayText(stay.departure)}
      </span>
      <span className={styles.facts}>
        <b>{unbroken(stayDatesLine(stay))}</b>{' '}
        <span className="small muted">
          {nightsText(nights)}, {laterText(search.stay, stay)}
        </span>{' '}
        {hasMinimum && <Tag>min {nightsText(nights)}</Tag>}
      </span>{' '}
      <span className={styles.cost}>
        <span className={`${styles.sum} money`}>{moneyText(totalMinor, currency)}</span>{' '}
        <AboutMoney minor={totalMinor} />
        {moneyText(roundedRatio(totalMinor, 1, nights), currency)} a night
      </span>
      <Icon name="arrow" className={styles.way} />
    </RoomsLink>
  );
}

/** “5 days later”, “1 day sooner”: relative to the searched stay. */
function laterText(searched: Stay, other: Stay): string {
  const days = daysBetween(searched.arrival, other.arrival);
  if (days === 0) return 'from the same day';
  const count = Math.abs(days);
  return `${count} ${count === 1 ? 'day' : 'days'} ${days > 0 ? 'later' : 'sooner'}`;
}
