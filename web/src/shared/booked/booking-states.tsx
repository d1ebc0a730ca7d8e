import { ContactUs } from '../hotel/contact-links.tsx';
import { FailedPage } from '../hotel/failed-page.tsx';
import { ShortPage } from '../../ui/short-page.tsx';
import { Skeleton, Waiting } from '../../ui/waiting.tsx';

export function BookingWaiting() {
  return (
    <ShortPage heading="Your booking" headingHidden>
      <Waiting
        label="One moment, we are fetching your booking."
        isLabelShown
        late={
          <ContactUs>This takes longer than it should. Your booking is safe; you can also ask us:</ContactUs>
        }
      >
        <Skeleton width="min(100%, 420px)" height="116px" />
        <Skeleton width="min(100%, 560px)" height="64px" marginTop="28px" />
        <Skeleton width="100%" height="280px" marginTop="48px" />
      </Waiting>
    </ShortPage>
  );
}

/** The booking stands; only this page failed to load. */
export function BookingFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <FailedPage heading="Your booking" message={message} onRetry={onRetry}>
      This changes nothing about your booking: do not book again. You can also ask us:
    </FailedPage>
  );
}
