import type { StatusResponse } from '@portico/contract/calls/reservation-read';
import { guestPaths } from '@portico/contract/paths';
import { usePageFocus } from '../../lib/page-focus.ts';
import { endedTextOf } from '../../parts/booked/ended-news.ts';
import { useBooking } from '../../parts/booking/booking-context.ts';
import { AskUs } from '../../parts/hotel/contact-links.tsx';
import { ShortPage } from '../../ui/short-page.tsx';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { KeyFob } from '../../ui/key-fob.tsx';

interface StatusEndedProps {
  readonly status: StatusResponse;
  /** Made in this tab, of what it still has chosen; anything else it holds is another stay. */
  readonly isOwn: boolean;
}

/** A booking that came to nothing, in whatever tab: what became of it and of the money, and the ways on. */
export function StatusEnded({ status, isOwn }: StatusEndedProps) {
  const hotel = useHotel();
  const { code, property, unit } = hotel;
  const { heading, words } = endedTextOf(status, hotel);
  const hasBasket = useBooking().booking.items.length > 0;
  usePageFocus(`${heading} – ${property.PropertyName}`, 'status ended');
  return (
    <ShortPage heading={heading}>
      <p className="lead">{words}</p>
      <p>No {unit.singular} is booked under this number.</p>
      <KeyFob label="Its reservation number" number={status.ReferenceNumber} />
      <div className="actions">
        {isOwn && <ButtonLink href={guestPaths.checkout(code)}>Try again</ButtonLink>}
        <ButtonLink variant={isOwn ? 'second' : 'primary'} href={guestPaths.book(code)}>
          Begin a new search
        </ButtonLink>
        {hasBasket && !isOwn && (
          <ButtonLink variant="second" href={guestPaths.checkout(code)}>
            Go on with what you chose here
          </ButtonLink>
        )}
      </div>
      <AskUs>Or ask us:</AskUs>
    </ShortPage>
  );
}
