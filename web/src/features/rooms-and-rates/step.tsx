import { ExtrasStep } from './extras/extras-step.tsx';
import { GuestsStep } from './guests/guests-step.tsx';
import type { Journey } from './journey/use-journey.ts';
import { RoomsStep } from './rooms/rooms-step.tsx';
import { SummaryStep } from './summary/summary-step.tsx';
import { UpgradesStep } from './upgrades/upgrades-step.tsx';

/** The view named by the URL. */
export function Step({ journey }: { journey: Journey }) {
  const { view } = journey;
  switch (view.name) {
    case 'rooms':
      return <RoomsStep journey={journey} roomNumber={view.roomNumber} />;
    case 'upgrades':
      return <UpgradesStep key={view.roomNumber} journey={journey} roomNumber={view.roomNumber} />;
    case 'guests':
      return <GuestsStep journey={journey} />;
    case 'extras':
      return <ExtrasStep key={view.roomNumber} journey={journey} roomNumber={view.roomNumber} />;
    case 'summary':
      return <SummaryStep journey={journey} />;
  }
}
