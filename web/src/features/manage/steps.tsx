import { BookerStep } from './booker/booker-step.tsx';
import { CompleteStep } from './complete/complete-step.tsx';
import { CountsStep } from './counts/counts-step.tsx';
import { DatesStep } from './dates/dates-step.tsx';
import { ExtrasStep } from './extras/extras-step.tsx';
import { NewRoomStep } from './new-room/new-room-step.tsx';
import { UpgradeStep } from './upgrade/upgrade-step.tsx';
import { GuestsStep } from './guests/guests-step.tsx';
import { useBooked } from './opened/managed-context.ts';
import { useStep, useView } from './opened/use-view.ts';
import { roomOf } from './opened/view.ts';
import { CancelledOverview, Overview } from './overview/overview.tsx';
import { RequestsStep } from './requests/requests-step.tsx';

/** The step of the address, as the journey's table has it. */
export function StepShown() {
  const step = useStep();
  if (step === 'reservation-overview') return <Overview />;
  if (step === 'complete') return <CompleteStep />;
  return step === 'cancelled' ? <CancelledOverview /> : <ChangeShown />;
}

/** What is being changed. Each goes on to its further steps, and their summary, by itself. */
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
