import { guestPaths } from '@portico/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { getQuery } from '../../lib/call-query.ts';
import { BookingUnknown } from '../../shared/booked/booking-unknown.tsx';
import { isUnknown } from '../../shared/booked/unknown.ts';
import { wasBooked } from '../../shared/booked/following/followed.ts';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { Confirmation } from './confirmation.tsx';
import { BookingFailed, BookingWaiting } from '../../shared/booked/booking-states.tsx';

/** A confirmed booking; an undecided one waits on its status page. Rule: docs/booking.md, "Reading a booking". */
export default function ConfirmationPage() {
  const { id, code } = useHotel();
  const token = useParams()['confirmationToken'] ?? '';
  const { data, error, refetch } = useQuery(
    getQuery('/api/Reservation/Confirmation', {
      propertyId: id,
      referenceNumber: token,
    }),
  );
  if (data !== undefined && wasBooked(data.Status)) return <Confirmation booked={data} token={token} />;
  if (data !== undefined) return <Navigate replace to={guestPaths.status(code, token)} />;
  if (isUnknown(error)) return <BookingUnknown error={error} />;
  if (error !== null) return <BookingFailed message={error.message} onRetry={() => void refetch()} />;
  return <BookingWaiting />;
}
