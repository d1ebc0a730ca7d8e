import { guestPaths } from '@portico/contract/paths';
import { moneyText } from '@portico/contract/texts/money-text';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { quoteOf } from '../../parts/ledger/chosen-room.ts';
import { chosenTypeOf } from '../../parts/offers/upgrade-offers.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { PayBar } from '../../ui/pay-bar.tsx';
import { withExtrasSeen, withUpgrade } from './journey/choice.ts';
import styles from './journey/rooms-and-rates.module.css';
import type { Journey } from './journey/use-journey.ts';
import { continueText } from './journey/way-on-texts.ts';
import { hasWayOn, WayOn } from './journey/way-on.tsx';

/** The running total at the foot of a phone from the first choice on, with the way on from this step. */
export function JourneyBar({ journey }: { journey: Journey }) {
  const { currency } = useHotel();
  const { facts, rooms } = journey;
  const action = useAction(journey);
  if (rooms.length === 0) return null;
  const roomCount = facts.search.rooms.length;
  const isWhole = rooms.length === roomCount;
  return (
    <PayBar
      sum={
        <span className={styles.soFar}>
          {!isWhole && (
            <span className={styles.count}>
              {rooms.length} of {roomCount} ·{' '}
            </span>
          )}
          {moneyText(quoteOf(rooms).grossMinor, currency)}
        </span>
      }
      note={isWhole ? 'Total, VAT included' : ' so far'}
      action={action}
    />
  );
}

function useAction(journey: Journey) {
  const { unit, code } = useHotel();
  const { facts, booking, view } = journey;
  if (view.name === 'guests') return null;
  if (view.name === 'summary') {
    // Checkout is a document of its own.
    return (
      <ButtonLink size="small" href={guestPaths.checkout(code)} onClick={journey.onCheckout}>
        Go to checkout
      </ButtonLink>
    );
  }
  const item = booking.items.find(({ roomNumber }) => roomNumber === view.roomNumber);
  if (view.name === 'rooms' || item === undefined) {
    return hasWayOn(journey) ? <WayOn journey={journey} size="small" /> : null;
  }
  if (view.name === 'upgrades') {
    return (
      <Button
        size="small"
        variant="second"
        onClick={() => journey.take(withUpgrade(booking, facts, item, chosenTypeOf(item)))}
      >
        Keep my {unit.singular}
      </Button>
    );
  }
  return (
    <Button size="small" onClick={() => journey.goOn(withExtrasSeen(booking, item))}>
      {continueText(journey, withExtrasSeen(booking, item))}
    </Button>
  );
}
