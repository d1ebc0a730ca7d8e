import { useEffect, useId, useRef } from 'react';
import { useOwner } from '../../parts/hotel/hotel-context.ts';
import type { Owner } from '../../parts/hotel/owner.ts';
import { BesideLink } from '../../ui/beside-link.tsx';
import { Button } from '../../ui/button.tsx';
import type { Choice } from './choice.ts';
import styles from './cookie-choice.module.css';

interface CookieChoiceProps {
  readonly choice: Choice | null;
  /** By the guest, so that the focus goes to it. */
  readonly isAsked: boolean;
  readonly onAnswer: (choice: Choice) => void;
}

/** Whether the visit may be counted: both answers weigh the same, and the page goes on without either. */
export function CookieChoice({ choice, isAsked, onAnswer }: CookieChoiceProps) {
  const { analytics, privacyUrl } = useOwner();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAsked) title.current?.focus();
  }, [isAsked]);
  return (
    <section className={styles.choice} aria-labelledby={titleId}>
      <div className={`wrap ${styles.row}`}>
        <div className={styles.words}>
          <h2 id={titleId} ref={title} tabIndex={-1} className={styles.title}>
            May we count your visit?
          </h2>
          <p className="small">
            {countedBy(analytics)} would learn what leads to a booking, never who books.{' '}
            <BesideLink href={privacyUrl}>Privacy policy</BesideLink>
            {choice !== null && ` You have ${choice}.`}
          </p>
        </div>
        <div className={styles.answers}>
          <Button variant="second" size="small" onClick={() => onAnswer('refused')}>
            Refuse
          </Button>
          <Button variant="second" size="small" onClick={() => onAnswer('accepted')}>
            Accept
          </Button>
        </div>
      </div>
    </section>
  );
}

function countedBy({ container, pixel }: Owner['analytics']): string {
  const parties = [...(container === null ? [] : ['Google']), ...(pixel === null ? [] : ['Facebook'])];
  return parties.join(' and ');
}
