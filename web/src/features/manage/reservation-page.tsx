import { guestPaths } from '@portico/contract/paths';
import { grantEndedText } from '@portico/contract/texts/manage-texts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useLocation, useParams, useNavigate } from 'react-router';
import { ApiError } from '../../lib/api-error.ts';
import { BookingFailed, BookingWaiting } from '../../shared/booked/booking-states.tsx';
import { keepLookup } from '../../shared/booked/lookup-session.ts';
import { readOpened, writeOpened, type Opened } from '../../shared/booked/opened-session.ts';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { BookerStep } from './booker/booker-step.tsx';
import { ChangeUnderWay } from './change/change-under-way.tsx';
import { CompleteStep } from './complete/complete-step.tsx';
import { CountsStep } from './counts/counts-step.tsx';
import { DatesStep } from './dates/dates-step.tsx';
import { ExtrasStep } from './extras/extras-step.tsx';
import { GuestsStep } from './guests/guests-step.tsx';
import type { MessageAlong } from './message-along.ts';
import { NewRoomStep } from './new-room/new-room-step.tsx';
import { ManagedContext, useBooked } from './opened/managed-context.ts';
import { PageNewsProvider } from './opened/page-news.tsx';
import { searchBooking } from '../../shared/booked/search-booking.ts';
import { useManaged, useTakeBooking } from './opened/use-managed.ts';
import { useStep, useView } from './opened/use-view.ts';
import { roomOf } from './opened/view.ts';
import { CancelledOverview, Overview } from './overview/overview.tsx';
import { RequestsStep } from './requests/requests-step.tsx';
import { UpgradeStep } from './upgrade/upgrade-step.tsx';

/** The booking of a link, or the one this tab has opened before; otherwise the lookup. */
export default function ReservationPage() {
  const { code } = useHotel();
  // Names the requested step of the booking.
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

/** An open booking, at the step of its address. Without a valid grant, the guest has to look it up. */
function OpenedReservation({ opened: { reservationId, wasShown } }: { opened: Opened }) {
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
  // Without a grant there is no booking; after any other failure the request can be repeated.
  if (error instanceof ApiError && error.status === 404) {
    const state: MessageAlong | null = wasShown ? { message: grantEndedText } : null;
    return <Navigate replace to={{ pathname: guestPaths.manage(code), search }} state={state} />;
  }
  if (error !== null) return <BookingFailed message={error.message} onRetry={() => void refetch()} />;
  return <BookingWaiting />;
}

/**
 * Opens the booking of a mail's link, and removes the code from the address and the tab's history at once. An invalid
 * link leads to the lookup, which states why. docs/decisions/0040-links-and-grants.md.
 */
function OpenLink({ number, linkCode }: { number: string; linkCode: string }) {
  const hotel = useHotel();
  const navigate = useNavigate();
  const takeBooking = useTakeBooking();
  const { data, error, refetch } = useQuery({
    queryKey: ['link', hotel.id, number, linkCode],
    queryFn: ({ signal }) =>
      searchBooking(hotel, { reservationNumber: number, guestName: '', hash: linkCode }, signal),
    // The code is not cached.
    gcTime: 0,
    staleTime: Infinity,
  });

  useEffect(() => {
    if (data === undefined) return;
    if (data.Reservation !== null) {
      takeBooking(data.Reservation);
      void navigate(guestPaths.openedReservation(hotel.code), { replace: true });
      return;
    }
    keepLookup(hotel.code, { reservationNumber: number });
    const state = data.Message === null ? null : ({ message: data.Message } satisfies MessageAlong);
    void navigate(guestPaths.manage(hotel.code), { replace: true, state });
    // Once for each answer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [data]);

  if (error !== null) return <BookingFailed message={error.message} onRetry={() => void refetch()} />;
  return <BookingWaiting />;
}

/** The step of the address, by the journey's table. */
function StepShown() {
  const step = useStep();
  if (step === 'reservation-overview') return <Overview />;
  if (step === 'complete') return <CompleteStep />;
  return step === 'cancelled' ? <CancelledOverview /> : <ChangeShown />;
}

/** The change in progress. Each goes through its further steps, and their summary, by itself. */
function ChangeShown() {
  const view = useView();
  const room = roomOf(view, useBooked());
  const key = room?.ReservationItemId;
  switch (view.name) {
    case 'booker':
      return <BookerStep />;
    case 'requests':
      return <RequestsStep />;
    case 'dates':
      return <DatesStep view={view} />;
    case 'guests':
      return room && <GuestsStep key={key} room={room} />;
    case 'room':
      return room && <CountsStep key={key} room={room} />;
    case 'extras':
      return room && <ExtrasStep key={key} room={room} />;
    case 'upgrade':
      return room && <UpgradeStep key={key} room={room} view={view} />;
    case 'new-room':
      return <NewRoomStep view={view} />;
    case 'overview':
    case 'complete':
      return null;
  }
}
