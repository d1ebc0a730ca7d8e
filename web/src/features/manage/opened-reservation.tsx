import { guestPaths } from '@portico/contract/paths';
import { grantEndedText } from '@portico/contract/texts/manage-texts';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { ApiError } from '../../lib/api-error.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { ChangeUnderWay } from './change/change-under-way.tsx';
import type { MessageAlong } from './message-along.ts';
import { ManagedContext } from './opened/managed-context.ts';
import { PageNewsProvider } from './opened/page-news.tsx';
import { writeOpened, type Opened } from '../../parts/booked/opened-session.ts';
import { useManaged } from './opened/use-managed.ts';
import { StepShown } from './steps.tsx';
import { BookingFailed, BookingWaiting } from '../../parts/booked/booking-states.tsx';

/** A booking that is open here, at the step of its address. Whoever has no grant for it, or none any more, looks it up. */
export function OpenedReservation({ opened: { reservationId, wasShown } }: { opened: Opened }) {
  const { code } = useHotel();
  const { search } = useLocation();
  const { data, error, refetch } = useManaged(reservationId);
  const isShown = data !== undefined;
  useEffect(() => {
    if (isShown) writeOpened(code, reservationId);
  }, [isShown, code, reservationId]);
  if (data !== undefined) {
    return (
      <ManagedContext value={data}>
        <PageNewsProvider>
          <ChangeUnderWay>
            <StepShown />
          </ChangeUnderWay>
        </PageNewsProvider>
      </ManagedContext>
    );
  }
  // Without a grant there is no booking; whatever else is answered can be asked again.
  if (error instanceof ApiError && error.status === 404) {
    const state: MessageAlong | null = wasShown ? { message: grantEndedText } : null;
    return <Navigate replace to={{ pathname: guestPaths.manage(code), search }} state={state} />;
  }
  if (error !== null) return <BookingFailed message={error.message} onRetry={() => void refetch()} />;
  return <BookingWaiting />;
}
