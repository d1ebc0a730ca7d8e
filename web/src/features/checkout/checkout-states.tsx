import { guestPaths } from '@portico/contract/paths';
import { usePageFocus } from '../../lib/page-focus.ts';
import { ContactUs } from '../../shared/hotel/contact-links.tsx';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton, Waiting } from '../../ui/waiting.tsx';
import styles from './checkout.module.css';

/** Prices are loaded again before anything is shown. */
export function CheckoutWaiting() {
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <h1 className={styles.heading}>Your booking</h1>
      <Waiting
        label="Looking up today’s price …"
        isLabelShown
        late={<ContactUs>This takes longer than it should. You can also ask us:</ContactUs>}
      >
        <Skeleton width="40%" height="30px" />
        <Skeleton width="100%" height="52px" marginTop="28px" />
        <Skeleton width="100%" height="52px" marginTop="28px" />
        <Skeleton width="100%" height="52px" marginTop="28px" />
      </Waiting>
    </main>
  );
}

export function CheckoutFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <h1 className={styles.heading}>Your booking</h1>
      <div className={styles.notices}>
        <Notice tone="negative" title={message}>
          <ContactUs>What you chose is kept. You can also ask us:</ContactUs>
        </Notice>
      </div>
      <Button onClick={onRetry}>Try again</Button>
    </main>
  );
}

/** Replaces the form: a room is unavailable or lacks its guest. Read from the top, where that is stated. */
export function BackToRooms({ href }: { href: string }) {
  const { property, unit } = useHotel();
  usePageFocus(`Checkout – ${property.PropertyName}`, 'checkout without its form');
  return (
    <p>
      <ButtonLink href={href}>Go back to the {unit.plural}</ButtonLink>
    </p>
  );
}

/** A link to a checkout whose rooms this tab does not have, or has already booked. */
export function CheckoutLost() {
  const { code, property, unit } = useHotel();
  usePageFocus(`Checkout – ${property.PropertyName}`, 'checkout');
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <h1 className={styles.heading}>Your booking</h1>
      <div className={styles.notices}>
        <Notice tone="info" live="off" title={`No ${unit.plural} are chosen here.`}>
          <p>A booking that is not made yet is kept only in the tab it was begun in.</p>
        </Notice>
      </div>
      <ButtonLink href={guestPaths.book(code)}>Choose your dates</ButtonLink>
    </main>
  );
}
