import { guestPaths } from '@portico/contract/paths';
import { usePageFocus } from '../../lib/page-focus.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ShortPage } from '../../ui/short-page.tsx';
import { ContactUs } from '../hotel/contact-links.tsx';
import { useHotel } from '../hotel/hotel-context.ts';
import { endedText } from './unknown.ts';

/** The token in the address belongs to no booking of this hotel, or no longer opens it. */
export function BookingUnknown({ error }: { readonly error: Error | null }) {
  const { code, property } = useHotel();
  usePageFocus(`Not found – ${property.PropertyName}`, 'unknown');
  return (
    <ShortPage heading="Not found">
      <p className="lead">
        {endedText(error) ??
          'There is no booking at this address. If you followed a link, it may have been cut short.'}
      </p>
      <ContactUs>Your booking is not lost: ask us.</ContactUs>
      <p>
        <ButtonLink variant="second" href={guestPaths.book(code)}>
          Go to {property.PropertyName}
        </ButtonLink>
      </p>
    </ShortPage>
  );
}
