import type { StatusResponse } from '@portico/contract/calls/reservation-read';
import type { ReactNode } from 'react';
import { usePageFocus } from '../../lib/page-focus.ts';
import { useIsPast } from '../../ui/use-is-past.ts';
import { KeyFob } from '../../ui/key-fob.tsx';
import { ContactLinks } from '../hotel/contact-links.tsx';
import { useHotel } from '../hotel/hotel-context.ts';
import styles from './following.module.css';
import { HeldUntil } from './held-until.tsx';
import { StatusFrame } from './status-frame.tsx';

/** What is said of the thing that is followed. */
export interface FollowedTexts {
  /** Of the window. */
  readonly title: string;
  readonly heading: string;
  /** Over its number. */
  readonly number: string;
  /** While it is being made; while the bank asks; after a while. */
  readonly waiting: string;
  readonly atBank: string;
  readonly late: string;
  /** What waits for the bank's answer: “Your rooms are”. */
  readonly held: string;
}

interface StatusWaitingProps {
  /** Undefined before the first answer. */
  readonly status: StatusResponse | undefined;
  /** The last question was not answered. */
  readonly isCutOff: boolean;
  readonly words: FollowedTexts;
  /** The bank's question, shown while it can be answered. */
  readonly children: ReactNode;
}

const lateMs = 15_000;

/**
 * Never blank: what is happening, the number, and what not to do. Only words are in the live region, and of them only
 * those that change are read out.
 */
export function StatusWaiting({ status, isCutOff, words, children }: StatusWaitingProps) {
  const { property } = useHotel();
  const isLate = useIsPast(lateMs, true);
  const isAtBank = status?.Status === 'ActionRequired';
  usePageFocus(`${words.title} – ${property.PropertyName}`, 'status');
  return (
    <StatusFrame heading={words.heading}>
      {status !== undefined && <KeyFob label={words.number} number={status.ReferenceNumber} />}
      <div className={styles.news} role="status" aria-atomic="false">
        <p className="lead">{isAtBank ? words.atBank : words.waiting}</p>
        {isAtBank && <HeldUntil status={status} held={words.held} />}
        {isCutOff && (
          <p>
            We cannot reach {property.PropertyName} just now and keep trying.
            {(isAtBank || !isLate) && (
              <>
                {' '}
                You can also ask us: <ContactLinks />
              </>
            )}
          </p>
        )}
        {isLate && !isAtBank && (
          <p>
            {words.late} <ContactLinks />
          </p>
        )}
      </div>
      {isAtBank && status.ActionUrl !== null && children}
    </StatusFrame>
  );
}
