import { ContactLinks } from '../../shared/hotel/contact-links.tsx';
import { FailedPage } from '../../shared/hotel/failed-page.tsx';
import { ShortPage } from '../../ui/short-page.tsx';
import { Skeleton, Waiting } from '../../ui/waiting.tsx';
import { opensNothing, ToError } from './to-error.tsx';

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

interface PayUnreadProps {
  readonly query: { readonly error: Error | null; readonly refetch: () => unknown };
  /** The payment's token. */
  readonly token?: string;
}

/** Shown without an answer: it is loading, the address is invalid, or only this page failed to load. */
export function PayUnread({ query: { error, refetch }, token }: PayUnreadProps) {
  if (error === null) return <PayWaiting />;
  if (opensNothing(error)) return <ToError error={error} token={token} />;
  return (
    <FailedPage heading="Secure payment" message={error.message} onRetry={() => void refetch()}>
      This changes nothing about any payment: do not pay again elsewhere. You can also ask us:
    </FailedPage>
  );
}
