import type { StatusResponse } from '@portico/contract/calls/reservation-read';
import { useEffect, useState } from 'react';
import { usePageFocus } from '../../lib/page-focus.ts';
import { ContactLinks } from '../../parts/hotel/contact-links.tsx';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { KeyFob } from '../../ui/key-fob.tsx';
import { BankQuestion } from './bank-question.tsx';
import styles from './status.module.css';

interface StatusWaitingProps {
  readonly token: string;
  /** Undefined before the first answer. */
  readonly status: StatusResponse | undefined;
  /** The last question was not answered. */
  readonly isCutOff: boolean;
  /** It was paid after all. */
  readonly onBooked: () => void;
}

/** Never blank: what is happening, the reservation number, and what not to do. */
export function StatusWaiting({ token, status, isCutOff, onBooked }: StatusWaitingProps) {
  const { property } = useHotel();
  const isLate = useIsLate();
  const isAtBank = status?.Status === 'ActionRequired';
  usePageFocus(`Booking under way – ${property.PropertyName}`, 'status');
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <h1 className={styles.heading}>Your booking is being made</h1>
      {status !== undefined && <KeyFob label="Your reservation number" number={status.ReferenceNumber} />}
      <p className="lead">
        {isAtBank
          ? 'Your bank asks you to confirm the payment. Please answer it and do not pay again: until you have, nothing is charged and your booking waits.'
          : 'Please wait and do not pay again. This page goes on by itself as soon as the bank has answered, and you may reload it.'}
      </p>
      <div className={styles.news} role="status">
        {isAtBank && <BankQuestion token={token} status={status} onBooked={onBooked} />}
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
            This takes longer than it should. Your booking is safe with its number; you can also ask us:{' '}
            <ContactLinks />
          </p>
        )}
      </div>
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
