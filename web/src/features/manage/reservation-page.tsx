import { guestPaths } from '@portico/contract/paths';
import { Navigate, useLocation, useParams } from 'react-router';
import { keepLookup } from '../../parts/booked/lookup-session.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { OpenLink } from './open-link.tsx';
import { OpenedReservation } from './opened-reservation.tsx';
import { readOpened } from '../../parts/booked/opened-session.ts';

/** The booking of a link, or the one that this tab has found before; without either, the lookup. */
export default function ReservationPage() {
  const { code } = useHotel();
  // Of the step that is wanted of the booking.
  const { search } = useLocation();
  const { referenceNumber, code: linkCode } = useParams();
  if (referenceNumber !== undefined && linkCode !== undefined) {
    return <OpenLink number={referenceNumber} linkCode={linkCode} />;
  }
  const opened = readOpened(code);
  if (opened !== null && referenceNumber === undefined) return <OpenedReservation opened={opened} />;
  if (referenceNumber !== undefined) keepLookup(code, { reservationNumber: referenceNumber });
  return <Navigate replace to={{ pathname: guestPaths.manage(code), search }} />;
}
