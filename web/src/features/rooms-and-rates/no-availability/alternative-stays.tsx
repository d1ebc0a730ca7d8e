import type { SearchResponse } from '@portico/contract/calls/availability-search';
import { guestsText } from '@portico/contract/texts/guest-texts';
import { sumGuests } from '@portico/domain/occupancy/guests';
import type { ValidSearch } from '../../../parts/searching/search.ts';
import { AlternativeStay } from './alternative-stay.tsx';
import styles from './no-availability.module.css';

interface AlternativeStaysProps {
  readonly stays: SearchResponse['AlternativeStays'];
  readonly search: ValidSearch;
}

const most = 10;

/** Other dates for the same guests, one tap each; nothing where the hotel has none. Rule: docs/pricing.md, "Other stays". */
export function AlternativeStays({ stays, search }: AlternativeStaysProps) {
  if (stays.length === 0) return null;
  return (
    <section className={styles.next} aria-labelledby="other-stays">
      <h2 className="h3" id="other-stays">
        The next stays for {guestsText(sumGuests(search.rooms))}
      </h2>
      <ul className={styles.stays}>
        {stays.slice(0, most).map((other) => (
          <li key={other.DateFrom}>
            <AlternativeStay other={other} search={search} />
          </li>
        ))}
      </ul>
    </section>
  );
}
