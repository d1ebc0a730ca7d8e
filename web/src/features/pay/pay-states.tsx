import { ContactLinks } from '../../parts/hotel/contact-links.tsx';
import { FailedPage } from '../../parts/hotel/failed-page.tsx';
import { ShortPage } from '../../ui/short-page.tsx';
import { Skeleton, Waiting } from '../../ui/waiting.tsx';

export function PayWaiting() {
  return (
    <ShortPage heading="Secure payment" headingHidden>
      <Waiting
        label="One moment, we are fetching what this is about."
        isLabelShown
        late={
          <p>
            This takes longer than it should. Nothing is charged meanwhile; you can also ask us:{' '}
            <ContactLinks />
          </p>
        }
      >
        <Skeleton width="min(100%, 320px)" height="72px" />
        <Skeleton width="100%" height="180px" marginTop="28px" />
        <Skeleton width="100%" height="280px" marginTop="40px" />
      </Waiting>
    </ShortPage>
  );
}

/** Only this page did not come through. */
export function PayFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <FailedPage heading="Secure payment" message={message} onRetry={onRetry}>
      This changes nothing about any payment: do not pay again elsewhere. You can also ask us:
    </FailedPage>
  );
}
