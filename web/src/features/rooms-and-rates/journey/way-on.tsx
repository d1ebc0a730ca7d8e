import { guestPaths } from '@portico/contract/paths';
import { Link } from 'react-router';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import { buttonClass, type ButtonLook } from '../../../ui/button-class.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { Journey } from './use-journey.ts';
import { viewQuery } from './view.ts';
import { wayOn } from './view-texts.ts';

interface WayOnProps extends Pick<ButtonLook, 'size' | 'block'> {
  readonly journey: Journey;
}

/** True when something is chosen and the next step is not on the page already. */
export function hasWayOn({ isNextElsewhere, rooms }: Journey): boolean {
  return isNextElsewhere && rooms.length > 0;
}

/** The link to the next open step. */
export function WayOn({ journey, ...look }: WayOnProps) {
  const { code, unit } = useHotel();
  const { next, facts } = journey;
  const words = wayOn(next, facts.search.rooms.length, unit);
  // Checkout is a document of its own.
  return next === 'checkout' ? (
    <ButtonLink {...look} href={guestPaths.checkout(code)} onClick={journey.onCheckout}>
      {words}
    </ButtonLink>
  ) : (
    <Link className={buttonClass(look)} to={`?${viewQuery(facts.search.link, next)}`}>
      {words}
    </Link>
  );
}
