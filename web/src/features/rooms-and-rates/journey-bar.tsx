import { moneyText } from '@portico/contract/texts/money-text';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { quoteOf } from '../../parts/ledger/chosen-room.ts';
import { chosenTypeOf } from '../../parts/upgrades/upgrade-offers.ts';
import { Button } from '../../ui/button.tsx';
import { PayBar } from '../../ui/pay-bar.tsx';
import { withExtrasSeen, withUpgrade } from './choice.ts';
import type { Journey } from './use-journey.ts';
import { hasWayOn, WayOn } from './way-on.tsx';

/** The running total at the foot of a phone, with the way on from this step. */
export function JourneyBar({ journey }: { journey: Journey }) {
  const { currency } = useHotel();
  const { facts, rooms } = journey;
  const action = useAction(journey);
  if (action === null) return null;
  const roomCount = facts.search.rooms.length;
  return (
    <PayBar
      sum={moneyText(quoteOf(rooms).grossMinor, currency)}
      note={
        rooms.length === roomCount ? 'Total, VAT included' : `${rooms.length} of ${roomCount} chosen, so far`
      }
      action={action}
    />
  );
}

function useAction(journey: Journey) {
  const { unit } = useHotel();
  const { facts, booking, view } = journey;
  if (view.name === 'guests' || view.name === 'summary') return null;
  const item = booking.items.find(({ roomNumber }) => roomNumber === view.roomNumber);
  if (view.name === 'rooms' || item === undefined) {
    return hasWayOn(journey) ? <WayOn journey={journey} size="small" /> : null;
  }
  if (view.name === 'upgrades') {
    return (
      <Button
        size="small"
        onClick={() => journey.take(withUpgrade(booking, facts, item, chosenTypeOf(item)))}
      >
        Keep my {unit.singular}
      </Button>
    );
  }
  return (
    <Button size="small" onClick={() => journey.goOn(withExtrasSeen(booking, item))}>
      Go on
    </Button>
  );
}
