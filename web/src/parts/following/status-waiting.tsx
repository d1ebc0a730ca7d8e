import type { ReactNode } from 'react';
import { usePageFocus } from '../../lib/page-focus.ts';
import { ShortPage } from '../../ui/short-page.tsx';
import { useIsPast } from '../../ui/use-is-past.ts';
import { AskUs, ContactLinks } from '../hotel/contact-links.tsx';
import { useHotel } from '../hotel/hotel-context.ts';
import type { Followed } from './followed.ts';
import type { FollowedTexts } from './followed-texts.ts';
import styles from './following.module.css';
import { HeldUntil } from './held-until.tsx';

interface StatusWaitingProps {
  /** Undefined before the first answer. */
  readonly status: Followed | undefined;
  /** By what the guest can name it; null before that is known. */
  readonly reference: ReactNode;
  /** The last question was not answered. */
  readonly isCutOff: boolean;
  readonly words: FollowedTexts;
  /** What the guest is asked, shown while it can be answered. */
  readonly children: ReactNode;
}

const lateMs = 15_000;

/**
 * Never blank: what is happening, of what, and what not to do. Only words are in the live region, and of them only
 * those that change are read out.
 */
export function StatusWaiting({ status, reference, isCutOff, words, children }: StatusWaitingProps) {
  const { property } = useHotel();
  const isLate = useIsPast(lateMs, true);
  const isAsked = status?.Status === 'ActionRequired';
  usePageFocus(`${words.title} – ${property.PropertyName}`, 'status');
  return (
    <ShortPage heading={words.heading}>
      {reference}
      <div className={styles.news} role="status" aria-atomic="false">
        <p className="lead">{isAsked ? words.atProvider : words.waiting}</p>
        {isAsked && <HeldUntil status={status} words={words} />}
        {isCutOff && (
          <p>
            We cannot reach {property.PropertyName} just now and keep trying.
            {(isAsked || !isLate) && (
              <>
                {' '}
                You can also ask us: <ContactLinks />
              </>
            )}
          </p>
        )}
        {isLate && !isAsked && <AskUs>{words.late}</AskUs>}
      </div>
      {isAsked && status.ActionUrl !== null && children}
    </ShortPage>
  );
}
