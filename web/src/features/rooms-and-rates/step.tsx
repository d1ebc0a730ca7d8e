import { ExtrasStep } from './extras/extras-step.tsx';
import { withChoice, withUpgrade } from './journey/choice.ts';
import { GuestsStep } from './guests/guests-step.tsx';
import { RoomsStep } from './rooms/rooms-step.tsx';
import { SummaryStep } from './summary/summary-step.tsx';
import { UpgradesStep } from './upgrades/upgrades-step.tsx';
import type { Journey } from './journey/use-journey.ts';

/** The view that the URL asks for. */
export function Step({ journey }: { journey: Journey }) {
  const { facts, booking, view } = journey;
  switch (view.name) {
    case 'rooms':
      return (
        <RoomsStep
          facts={facts}
          roomNumber={view.roomNumber}
          items={booking.items}
          onChoose={(room, rate) => journey.take(withChoice(booking, facts, view.roomNumber, room, rate))}
        />
      );
    case 'upgrades': {
      const item = booking.items.find(({ roomNumber }) => roomNumber === view.roomNumber);
      if (item === undefined) return null;
      return (
        <UpgradesStep
          key={view.roomNumber}
          facts={facts}
          item={item}
          items={booking.items}
          onTake={(roomTypeId) => journey.take(withUpgrade(booking, facts, item, roomTypeId))}
        />
      );
    }
    case 'guests':
      return <GuestsStep journey={journey} />;
    case 'extras':
      return <ExtrasStep key={view.roomNumber} journey={journey} roomNumber={view.roomNumber} />;
    case 'summary':
      return <SummaryStep journey={journey} />;
  }
}
