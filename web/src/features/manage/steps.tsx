import { BookerStep } from './booker/booker-step.tsx';
import { CompleteStep } from './complete/complete-step.tsx';
import { DatesStep } from './dates/dates-step.tsx';
import { GuestsStep } from './guests/guests-step.tsx';
import { useBooked } from './opened/managed-context.ts';
import { useView } from './opened/use-view.ts';
import { roomOf } from './opened/view.ts';
import { CancelledStep } from './overview/cancelled-step.tsx';
import { Overview } from './overview/overview.tsx';
import { RequestsStep } from './requests/requests-step.tsx';

/** The step of the address. */
export function StepShown() {
  const booking = useBooked();
  const view = useView();
  const room = roomOf(view, booking);
  if (booking.IsCancelled) return <CancelledStep />;
  if (view.name === 'guests' && room !== undefined)
    return <GuestsStep key={room.ReservationItemId} room={room} />;
  switch (view.name) {
    case 'booker':
      return <BookerStep />;
    case 'requests':
      return <RequestsStep />;
    case 'complete':
      return <CompleteStep />;
    case 'dates':
      return <DatesStep view={view} />;
    case 'guests':
    case 'overview':
      return <Overview />;
  }
}
