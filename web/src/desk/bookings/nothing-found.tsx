import { deskPaths } from '@portico/contract/desk/desk-document';
import { Link } from 'react-router';
import { buttonClass } from '../../ui/button-class.ts';
import { deskHotel } from '../lib/desk-document.ts';
import { isNarrowed, plainSearch, searchAddress, type SearchState } from './search-state.ts';
import styles from './nothing-found.module.css';

/** An empty list, and the ways on from it. */
export function NothingFound({ search, inAll }: { readonly search: SearchState; readonly inAll: number }) {
  const { find, tab } = search;
  const { code } = deskHotel();
  return (
    <section className={styles.none}>
      <h2>{find === '' ? 'No booking here' : `Nobody by “${find}”`}</h2>
      <p>
        Names are found by how they begin. Guests who were erased, as each is some time after the stay, are
        not found by name.
      </p>
      <p className={styles.ways}>
        {inAll > 0 && tab !== 'all' && (
          <Link className={buttonClass({})} to={`?${searchAddress({ ...search, tab: 'all' }).toString()}`}>
            See all {inAll.toLocaleString('en-GB')}
          </Link>
        )}
        {isNarrowed(search) && (
          <Link
            className={buttonClass({ variant: 'second' })}
            to={`?${searchAddress({ ...plainSearch, find, tab: 'all' }).toString()}`}
          >
            Search all bookings
          </Link>
        )}
        <Link className={buttonClass({ variant: 'second' })} to={deskPaths.newBooking(code)}>
          New booking
        </Link>
      </p>
    </section>
  );
}
