import type { ReactNode } from 'react';
import { usePageFocus } from '../../../lib/page-focus.ts';
import { ShortPage } from '../../../ui/short-page.tsx';
import { useIsPast } from '../../../ui/use-is-past.ts';
import { clockText } from '../../hotel/clock-text.ts';
import { ContactUs, ContactLinks } from '../../hotel/contact-links.tsx';
import { useHotel } from '../../hotel/hotel-context.ts';
import type { FollowedTexts } from './followed-texts.ts';
import type { Followed } from './followed.ts';
import styles from './following.module.css';

interface StatusWaitingProps {
  /** Undefined before the first answer. */
  readonly status: Followed | undefined;
  /** How the guest can refer to it; null before it is known. */
  readonly reference: ReactNode;
  /** The last poll got no answer. */
  readonly isCutOff: boolean;
  readonly words: FollowedTexts;
  /** The challenge, shown while it can be answered. */
  readonly children: ReactNode;
}

const lateMs = 15_000;

/**
 * Never blank: what is happening, to what, and what not to do. The live region contains only text, and only changes are
 * announced.
 */
export function StatusWaiting({ status, reference, isCutOff, words, children }: StatusWaitingProps) {
  const { property } = useHotel();
  const isLate = useIsPast(lateMs, true);
  const isActionRequired = status?.Status === 'ActionRequired';
  usePageFocus(`${words.title} – ${property.PropertyName}`, 'status');
  return (
    <ShortPage heading={words.heading}>
      {reference}
      <div className={styles.news} role="status" aria-atomic="false">
        <p className="lead">{isActionRequired ? words.atProvider : words.waiting}</p>
        {isActionRequired && <HeldUntil status={status} words={words} />}
        {isCutOff && (
          <p>
            We cannot reach {property.PropertyName} just now and keep trying.
            {(isActionRequired || !isLate) && (
              <>
                {' '}
                You can also ask us: <ContactLinks />
              </>
            )}
          </p>
        )}
        {isLate && !isActionRequired && <ContactUs>{words.late}</ContactUs>}
      </div>
      {isActionRequired && status.ActionUrl !== null && children}
    </ShortPage>
  );
}

interface HeldUntilProps {
  readonly status: Followed;
  readonly words: Pick<FollowedTexts, 'held' | 'provider'>;
}

/** How long the hold lasts, or that it has ended. */
function HeldUntil({ status, words }: HeldUntilProps) {
  const hotel = useHotel();
  if (status.ActionUrl === null)
    return (
      <p>
        The time to pay is up. We are asking {words.provider} whether it was paid, and this page goes on by
        itself.
      </p>
    );
  if (status.HoldEndsAt === undefined || status.HoldEndsAt === null) return null;
  return (
    <p>
      {words.held} held for you until <strong>{clockText(status.HoldEndsAt, hotel)}</strong>, the time at{' '}
      {hotel.name}.
    </p>
  );
}
