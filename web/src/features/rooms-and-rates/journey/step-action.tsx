import { guestPaths } from '@portico/contract/paths';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { chosenTypeOf } from '../../../shared/offers/upgrade-offers.ts';
import type { ButtonLook } from '../../../ui/button-class.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { withExtrasSeen, withGuests, withUpgrade } from './choice.ts';
import type { Journey } from './use-journey.ts';
import { continueText, wayOnText } from './way-on-texts.ts';
import { hasWayOn, WayOn } from './way-on.tsx';

/** The id of the form with the guests' names. */
export const GUESTS_FORM = 'guests-form';

type StepActionLook = Pick<ButtonLook, 'size' | 'block'>;

/** The button of the current step: at the foot on a phone, in the ledger at a desk. Null when the step has its own. */
export function useStepAction(journey: Journey, look: StepActionLook) {
  const { unit, code } = useHotel();
  const { facts, booking, view } = journey;
  if (view.name === 'guests') {
    // The names of several rooms are taller than a window; one is not, and a phone's keyboard leaves no room.
    if (!journey.isDesktop || journey.rooms.length === 1) return null;
    return (
      <Button {...look} type="submit" form={GUESTS_FORM}>
        {wayOnText(journey, withGuests(booking))}
      </Button>
    );
  }
  if (view.name === 'summary') {
    // Checkout is a document of its own.
    return (
      <ButtonLink {...look} href={guestPaths.checkout(code)} onClick={journey.onCheckout}>
        Go to checkout
      </ButtonLink>
    );
  }
  const item = booking.items.find(({ roomNumber }) => roomNumber === view.roomNumber);
  if (view.name === 'rooms' || item === undefined) {
    return hasWayOn(journey) ? <WayOn journey={journey} {...look} /> : null;
  }
  if (view.name === 'upgrades') {
    return (
      <Button
        {...look}
        variant="second"
        onClick={() => journey.take(withUpgrade(booking, facts, item, chosenTypeOf(item)))}
      >
        Keep my {unit.singular}
      </Button>
    );
  }
  return (
    <Button {...look} onClick={() => journey.goOn(withExtrasSeen(booking, item))}>
      {continueText(journey, withExtrasSeen(booking, item))}
    </Button>
  );
}
