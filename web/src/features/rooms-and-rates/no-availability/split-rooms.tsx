import type { WireSplitRooms } from '@portico/contract/calls/availability-search';
import { formatSearchLink, parseSearchLink } from '@portico/contract/search-link';
import { guestsText, nightsText } from '@portico/contract/texts/guest-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import { countedUnits } from '@portico/contract/texts/unit-texts';
import { fromWireAmount } from '@portico/contract/wire/amounts';
import { guestCountsFromWire } from '@portico/contract/wire/guest';
import { nightsOf } from '@portico/domain/calendar/stay';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { AboutMoney } from '../../../shared/hotel/about-money.tsx';
import type { ValidSearch } from '../../../shared/search/search.ts';
import { numberedUnit } from '../../../shared/stay/stay-texts.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Ledger, LedgerLine } from '../../../ui/ledger.tsx';
import { RoomsLink } from './rooms-link.tsx';
import styles from './no-availability.module.css';

interface SplitRoomsProps {
  readonly split: WireSplitRooms;
  readonly search: ValidSearch;
}

/** No room takes the party: a split over more rooms, their guests, and the price. */
export function SplitRooms({ split, search }: SplitRoomsProps) {
  const { currency, unit } = useHotel();
  const rooms = split.Rooms.map(guestCountsFromWire);
  const totalMinor = fromWireAmount(split.TotalCost, currency);
  const link = formatSearchLink({ ...parseSearchLink(new URLSearchParams(search.link)), rooms });
  const counted = countedUnits(rooms.length, unit);
  return (
    <section className={styles.split} aria-labelledby="split-rooms">
      <h2 className="h3" id="split-rooms">
        You would all fit in {counted}
      </h2>
      <Ledger>
        {rooms.map((guests, index) => (
          // Rooms have only their index as a name.
          <LedgerLine key={index} label={numberedUnit(index + 1, unit)} value={guestsText(guests)} />
        ))}
      </Ledger>
      <p>
        {nightsText(nightsOf(search.stay))} from{' '}
        <b className={styles.splitSum}>{moneyText(totalMinor, currency)}</b> together{' '}
        <AboutMoney minor={totalMinor} />
      </p>
      <RoomsLink className={buttonClass()} link={link}>
        See {counted}
      </RoomsLink>
    </section>
  );
}
