import type { AccountReservation } from '@portico/contract/calls/account-reservations';
import { useQuery } from '@tanstack/react-query';
import { getJson } from '../../../lib/api.ts';
import { ContactLinks } from '../../../shared/hotel/contact-links.tsx';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton, Waiting } from '../../../ui/waiting.tsx';
import { NextStay } from './next-stay.tsx';
import { StayRow } from './stay-row.tsx';
import styles from './account-bookings.module.css';

/**
 * The account's bookings: the next stay with what is left to do, further ones, then past and cancelled ones by year.
 * Rule: docs/accounts.md, "Stays".
 */
export function AccountBookings() {
  const { id, home } = useHotel();
  const { data, error, refetch } = useQuery({
    queryKey: ['account', id, 'reservations'],
    queryFn: ({ signal }) => getJson('/api/Account/Reservations', { propertyId: id }, { signal }),
  });
  if (error !== null && data === undefined) {
    return (
      <Notice tone="negative" title={error.message}>
        <p>
          <Button variant="second" size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      </Notice>
    );
  }
  if (data === undefined) {
    return (
      <Waiting label="Fetching your bookings">
        <Skeleton width="100%" height="84px" />
      </Waiting>
    );
  }
  const isToCome = ({ IsPast, IsCancelled }: AccountReservation) => !IsPast && !IsCancelled;
  const [next, ...later] = data.Reservations.filter(isToCome);
  const before = data.Reservations.filter((booking) => !isToCome(booking));
  return (
    <>
      {next === undefined ? (
        <p>
          {before.length === 0 ? 'None yet.' : 'No stay is booked.'} <a href={home}>Book your stay</a>
        </p>
      ) : (
        <NextStay key={next.ReservationId} booking={next} />
      )}
      {later.length > 0 && <Stays heading="Also to come" bookings={later} />}
      {before.length > 0 && (
        <>
          <h3 className={styles.before}>Past and cancelled</h3>
          {byYear(before).map(({ year, bookings }) => (
            <Stays key={year} heading={year} bookings={bookings} />
          ))}
          <p className={`small muted ${styles.note}`}>
            “Book again” fills in the room and who came, and asks only for dates. Prices are those of the new
            dates.
          </p>
        </>
      )}
      {data.HasMore && (
        <p className={`small muted ${styles.note}`}>
          These are your newest {data.Reservations.length} bookings. Ask us for older ones: <ContactLinks />
        </p>
      )}
    </>
  );
}

interface StaysProps {
  readonly heading: string;
  readonly bookings: readonly AccountReservation[];
}

function Stays({ heading, bookings }: StaysProps) {
  return (
    <>
      <h4 className={styles.year}>{heading}</h4>
      <ul className={styles.stays}>
        {bookings.map((booking) => (
          <StayRow key={booking.ReservationId} booking={booking} />
        ))}
      </ul>
    </>
  );
}

/** By the year of arrival, the latest first. */
function byYear(bookings: readonly AccountReservation[]) {
  const years = [...new Set(bookings.map(({ DateFrom }) => DateFrom.slice(0, 4)))].toSorted().toReversed();
  return years.map((year) => ({
    year,
    bookings: bookings.filter(({ DateFrom }) => DateFrom.startsWith(year)),
  }));
}
