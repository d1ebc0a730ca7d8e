import type { StatusResponse } from '@portico/contract/calls/reservation-read';
import { useEffect, useState } from 'react';
import { ContactLinks } from '../../parts/hotel/contact-links.tsx';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { KeyFob } from '../../ui/key-fob.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './status.module.css';

interface StatusWaitingProps {
  /** Undefined before the first answer. */
  readonly status: StatusResponse | undefined;
  /** The last question was not answered. */
  readonly isCutOff: boolean;
}

/** Never blank: what is happening, the reservation number, and what not to do. */
export function StatusWaiting({ status, isCutOff }: StatusWaitingProps) {
  const { property } = useHotel();
  const isLate = useIsLate();
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <h1 className={styles.heading}>Your booking is being made</h1>
      {status !== undefined && <KeyFob label="Your reservation number" number={status.ReferenceNumber} />}
      <p className="lead">
        {status?.Status === 'ActionRequired'
          ? 'Your bank asks you to confirm the payment. Please answer it and do not pay again: until you have, nothing is charged and your booking waits.'
          : 'Please wait and do not pay again. This page goes on by itself as soon as the bank has answered, and you may reload it.'}
      </p>
      <div className={styles.news} role="status">
        {status?.ActionUrl && (
          <p>
            <a className={buttonClass()} href={status.ActionUrl}>
              Go to your bank
            </a>
          </p>
        )}
        {isCutOff && <p>We cannot reach {property.PropertyName} just now and keep trying.</p>}
        {isLate && (
          <p>
            This takes longer than it should. Your booking is safe with its number; you can also ask us:{' '}
            <ContactLinks />
          </p>
        )}
      </div>
      {status !== undefined && !status.Success && (
        <Notice tone="negative" title={status.Message ?? 'Failed to create booking'} />
      )}
    </main>
  );
}

const lateMs = 15_000;

function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
