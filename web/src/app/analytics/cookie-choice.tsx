import { useEffect, useId, useRef, useState } from 'react';
import { useMedia } from '../../lib/media.ts';
import { useOwner } from '../../parts/hotel/hotel-context.ts';
import type { Owner } from '../../parts/hotel/owner.ts';
import { BesideLink } from '../../ui/beside-link.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { Choice } from './choice.ts';
import styles from './cookie-choice.module.css';
import { useCoversPrice, useIsScrolled } from './out-of-the-way.ts';

interface CookieChoiceProps {
  readonly choice: Choice | null;
  /** By the guest, so that the focus goes to it. */
  readonly isAsked: boolean;
  readonly onAnswer: (choice: Choice) => void;
}

/**
 * Whether the visit may be counted: both answers weigh the same, and the page goes on without either. A line on a phone and
 * once the page was scrolled, until the guest opens it; gone for as long as a price would stand behind it.
 */
export function CookieChoice({ choice, isAsked, onAnswer }: CookieChoiceProps) {
  const { analytics, privacyUrl } = useOwner();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const bar = useRef<HTMLElement>(null);
  const [isOpened, setIsOpened] = useState(false);
  const isPhone = useMedia('(max-width: 599px)');
  const isScrolled = useIsScrolled();
  const isLine = (isPhone || isScrolled) && !isOpened && !isAsked;
  const isAway = useCoversPrice(bar) && !isOpened && !isAsked;
  useEffect(() => {
    if (isAsked) title.current?.focus();
  }, [isAsked]);
  return (
    <section
      ref={bar}
      className={classNames(styles.choice, isLine && styles.line, isAway && styles.away)}
      aria-labelledby={titleId}
    >
      <div className={`wrap ${styles.row}`}>
        <div className={styles.words}>
          <h2 id={titleId} ref={title} tabIndex={-1} className={styles.title}>
            {isLine ? (
              <button
                type="button"
                className={styles.more}
                aria-expanded="false"
                onClick={() => setIsOpened(true)}
              >
                May we count your visit?
              </button>
            ) : (
              'May we count your visit?'
            )}
          </h2>
          {!isLine && (
            <p className="small">
              {countedBy(analytics)} would learn what leads to a booking, never who books.{' '}
              <BesideLink href={privacyUrl}>Privacy policy</BesideLink>
              {choice !== null && ` You have ${choice}.`}
            </p>
          )}
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
