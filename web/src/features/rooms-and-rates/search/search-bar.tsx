import { guestPaths } from '@portico/contract/paths';
import { Link } from 'react-router';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import type { ValidSearch } from '../../../parts/searching/search.ts';
import { compactStay, partyText, weekdaysOfStay } from '../../../parts/stay/stay-texts.ts';
import { StayBar } from '../../../ui/stay-bar.tsx';
import { textLinkClass } from '../../../ui/text-link.tsx';
import { ChangeDates } from '../changes/change-dates.tsx';
import { ChangeGuests } from '../changes/change-guests.tsx';
import styles from '../changes/change-dates.module.css';

/** The search at the top of the steps, and what changes it in place. */
export function SearchBar({ search }: { search: ValidSearch }) {
  const { code, unit, today } = useHotel();
  return (
    <StayBar
      dates={compactStay(search.stay, today)}
      facts={[weekdaysOfStay(search.stay), partyText(search.rooms, unit)]}
      action={
        <span className={styles.searchLinks}>
          <ChangeDates search={search} id="change-dates" look="link">
            <span>
              <span className={styles.change}>Change</span> <span className={styles.what}>dates</span>
            </span>
          </ChangeDates>
          <ChangeGuests search={search} />
          <Link className={`${textLinkClass} ${styles.anew}`} to={`${guestPaths.book(code)}?${search.link}`}>
            New search
          </Link>
        </span>
      }
    />
  );
}
