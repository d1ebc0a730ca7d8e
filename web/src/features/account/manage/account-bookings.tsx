import type {
  AccountReservation,
  AccountReservationsResponse,
} from '@portico/contract/calls/account-reservations';
import { apiPaths, guestPaths } from '@portico/contract/paths';
import { shortDateText } from '@portico/contract/texts/date-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import { fromWireAmount } from '@portico/contract/wire/amounts';
import { useQuery } from '@tanstack/react-query';
import { getJson } from '../../../lib/api.ts';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Rows } from '../../../ui/rows.tsx';
import { Skeleton, Waiting } from '../../../ui/waiting.tsx';
import styles from './manage-account.module.css';

/** The bookings of this account, those to come first; each opens where it is managed. */
export function AccountBookings() {
  const { id, home } = useHotel();
  const { data, error, refetch } = useQuery({
    queryKey: ['account', id, 'reservations'],
    queryFn: ({ signal }) =>
      getJson<AccountReservationsResponse>(apiPaths.accountReservations(), { propertyId: id }, { signal }),
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
  if (data.Reservations.length === 0) {
    return (
      <p>
        None yet. <a href={home}>Book your stay</a>
      </p>
    );
  }
  return (
    <Rows>
      {data.Reservations.map((booking) => (
        <Booking key={booking.ReservationId} booking={booking} />
      ))}
    </Rows>
  );
}

function Booking({ booking }: { booking: AccountReservation }) {
  const { code, currency } = useHotel();
  const { ReservationNumber: number, Code } = booking;
  return (
    <li className={styles.booking}>
      <div>
        <p className={styles.dates}>
          {shortDateText(booking.DateFrom)} to {shortDateText(booking.DateTo)}
        </p>
        <p className="small muted">
          {booking.RoomTypeNames.join(', ')} ·{' '}
          {moneyText(fromWireAmount(booking.TotalCost, currency), currency)}
        </p>
        <p className="small muted">
          {number}
          {booking.IsCancelled ? ' · Cancelled' : booking.IsPast ? ' · Past' : ''}
        </p>
      </div>
      {Code !== null && (
        <a
          className={buttonClass({ variant: 'second', size: 'small' })}
          href={guestPaths.manageReservation(code, number, Code)}
        >
          {booking.IsCancelled || booking.IsPast ? 'View' : 'Manage'}{' '}
          <span className="vh">booking {number}</span>
        </a>
      )}
    </li>
  );
}
