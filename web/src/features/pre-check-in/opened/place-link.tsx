import type { PreCheckInPlace } from '@portico/domain/journeys/pre-check-in-steps';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { textLinkClass } from '../../../ui/text-link.tsx';
import { useCheckIn } from './check-in-context.ts';
import { placeQuery } from './place.ts';

/** To a row of the checklist, which opens there. */
export function PlaceLink({ to, children }: { to: PreCheckInPlace; children: ReactNode }) {
  const { say } = useCheckIn();
  return (
    <Link className={textLinkClass} to={{ search: placeQuery(to) }} onClick={() => say(null)}>
      {children}
    </Link>
  );
}
