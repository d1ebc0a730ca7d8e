import { useEffect, useId, useRef } from 'react';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
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
  const { property } = useHotel();
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
            {countedBy(property)} would learn what leads to a booking, never who books.{' '}
            <BesideLink href={property.PrivacyPolicyUrl}>Privacy policy</BesideLink>
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

function countedBy(property: {
  readonly GoogleTagManagerContainerId: string | null;
  readonly FacebookPixelId: string | null;
}): string {
  const parties = [
    ...(property.GoogleTagManagerContainerId === null ? [] : ['Google']),
    ...(property.FacebookPixelId === null ? [] : ['Facebook']),
  ];
  return parties.join(' and ');
}
