import { bookingTabs, type BookingTab } from '@portico/contract/desk/booking-tabs';
import { Link } from 'react-router';
import { searchAddress, type SearchState } from './search-state.ts';
import styles from './status-tabs.module.css';

const names: Readonly<Record<BookingTab, string>> = {
  coming: 'Coming',
  'in-house': 'In house',
  unfinished: 'Not finished',
  gone: 'Gone',
  cancelled: 'Cancelled',
  all: 'All',
};

/** From there on the server does not count. */
const MOST_COUNTED = 10_000;

interface StatusTabsProps {
  readonly search: SearchState;
  /** Undefined: not read yet. */
  readonly counts: Readonly<Record<BookingTab, number>> | undefined;
}

/** The list by how bookings stand, each with how many there are. */
export function StatusTabs({ search, counts }: StatusTabsProps) {
  return (
    <nav aria-label="Status">
      <ul className={styles.tabs}>
        {bookingTabs.map((tab) => (
          <li key={tab}>
            <Link
              to={`?${searchAddress({ ...search, tab }).toString()}`}
              aria-current={search.tab === tab ? 'true' : undefined}
            >
              {names[tab]} {counts !== undefined && <i>{countText(counts[tab])}</i>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function countText(count: number): string {
  const text = count.toLocaleString('en-GB');
  return count === MOST_COUNTED ? `${text}+` : text;
}
