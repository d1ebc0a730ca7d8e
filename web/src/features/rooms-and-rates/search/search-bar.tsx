import { guestPaths } from '@portico/contract/paths';
import { Link } from 'react-router';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import type { ValidSearch } from '../../../parts/searching/search.ts';
import { compactStay, partyText, weekdaysOfStay } from '../../../parts/stay/stay-texts.ts';
import { textLinkClass } from '../../../ui/text-link.tsx';
import changes from '../changes/change-dates.module.css';
import { ChangeDates } from '../changes/change-dates.tsx';
import { ChangeGuests } from '../changes/change-guests.tsx';
import { BarSum } from './bar-sum.tsx';
import styles from './search-bar.module.css';

/** The search, in reach at the top of the steps, and what changes it in place. */
export function SearchBar({ search }: { search: ValidSearch }) {
  const { code, unit, today } = useHotel();
  return (
    <section className={styles.bar} aria-label="Your search">
      <div className={`wrap ${styles.row}`}>
        <span className={styles.dates}>{compactStay(search.stay, today)}</span>
        <span className={styles.fact}>{weekdaysOfStay(search.stay)}</span>
        <span className={styles.fact}>{partyText(search.rooms, unit)}</span>
        <BarSum search={search} />
        <span className={`${styles.end} ${changes.searchLinks}`}>
          <ChangeDates search={search} id="change-dates" look="link">
            <span>
              <span className={changes.change}>Change</span> <span className={changes.what}>dates</span>
            </span>
          </ChangeDates>
          <ChangeGuests search={search} />
          <Link className={`${textLinkClass} ${changes.anew}`} to={`${guestPaths.book(code)}?${search.link}`}>
            New search
          </Link>
        </span>
      </div>
    </section>
  );
}
