import { guestPaths } from '@portico/contract/paths';
import { useEffect, type ReactNode } from 'react';
import { usePageFocus } from '../../lib/page-focus.ts';
import { isFinal, wasBooked } from '../../shared/booked/following/followed.ts';
import { useStatusOnce } from '../../shared/booked/following/use-status.ts';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CheckoutWaiting } from './checkout-states.tsx';
import styles from './checkout.module.css';

interface BookedElsewhereProps {
  readonly token: string;
  /** The attempt failed. */
  readonly onNothing: () => void;
  readonly onBookAgain: () => void;
}

/** Replaces the form: the same basket was booked in another tab, and is booked twice only on purpose. */
export function BookedElsewhere({ token, onNothing, onBookAgain }: BookedElsewhereProps) {
  const { code } = useHotel();
  const { data, isPending } = useStatusOnce(token);
  const isNothing = data !== undefined && isFinal(data.Status) && !wasBooked(data.Status);
  useEffect(() => {
    if (isNothing) onNothing();
  }, [isNothing, onNothing]);
  if (isPending || isNothing) return <CheckoutWaiting />;
  if (data !== undefined && !isFinal(data.Status)) {
    return (
      <WarningPage title="You are booking this in another tab." text="Do not pay for it a second time.">
        <ButtonLink href={guestPaths.status(code, token)}>See how it stands</ButtonLink>
      </WarningPage>
    );
  }
  const bookAgain = (
    <Button variant="second" onClick={onBookAgain}>
      Book it again
    </Button>
  );
  if (data === undefined) {
    return (
      <WarningPage
        title="You may have booked this already."
        text="The same dates and rooms were sent in another tab, and we could not ask what became of it. Look there before you pay again."
      >
        <ButtonLink href={guestPaths.status(code, token)}>See how it stands</ButtonLink>
        {bookAgain}
      </WarningPage>
    );
  }
  return (
    <WarningPage
      title="You have already booked this."
      text="The same dates and rooms were booked in another tab. Nothing more is charged unless you book them again."
    >
      <ButtonLink href={guestPaths.confirmation(code, token)}>See your booking</ButtonLink>
      {bookAgain}
    </WarningPage>
  );
}

function WarningPage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const { property } = useHotel();
  usePageFocus(`Checkout – ${property.PropertyName}`, 'booked elsewhere');
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <h1 className={styles.heading}>Your booking</h1>
      <div className={styles.notices}>
        <Notice tone="warning" title={title}>
          <p>{text}</p>
        </Notice>
      </div>
      <div className="actions">{children}</div>
    </main>
  );
}
