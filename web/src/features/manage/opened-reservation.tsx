import { guestPaths } from '@portico/contract/paths';
import { grantEndedText } from '@portico/contract/texts/manage-texts';
import { Navigate } from 'react-router';
import { ApiError } from '../../lib/api-error.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { ChangeUnderWay } from './change/change-under-way.tsx';
import type { MessageAlong } from './message-along.ts';
import { ManagedContext } from './opened/managed-context.ts';
import { PageNewsProvider } from './opened/page-news.tsx';
import { useManaged } from './opened/use-managed.ts';
import { StepShown } from './steps.tsx';
import { BookingFailed, BookingWaiting } from '../../parts/booked/booking-states.tsx';

/** A booking that is open here, at the step of its address. Whoever has no grant for it any more finds it anew. */
export function OpenedReservation({ reservationId }: { reservationId: string }) {
  const { code } = useHotel();
  const { data, error, refetch } = useManaged(reservationId);
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
    const state: MessageAlong = { message: grantEndedText };
    return <Navigate replace to={guestPaths.manage(code)} state={state} />;
  }
  if (error !== null) return <BookingFailed message={error.message} onRetry={() => void refetch()} />;
  return <BookingWaiting />;
}
