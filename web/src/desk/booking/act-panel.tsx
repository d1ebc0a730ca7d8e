import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Ledger, LedgerLine } from '../../ui/ledger.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../parts/panel.tsx';
import { sumIn, type Booking } from './booking-texts.ts';
import styles from './booking.module.css';

/** What every panel of a booking is given. */
export interface PanelProps {
  readonly booking: Booking;
  /** The room it was opened for; null: the whole booking. */
  readonly roomNumber: number | null;
  /** `said`: what was done; null: nothing. */
  readonly onClose: (said: string | null) => void;
}

interface ActPanelProps {
  readonly title: string;
  readonly sub?: ReactNode;
  /** The words of the plate: what it does, and for what. */
  readonly plate: string;
  readonly isBusy: boolean;
  /** Why it cannot be done; nothing typed is lost. */
  readonly error: Error | null;
  readonly onPress: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel with one plate, and “Leave it” beside it. */
export function ActPanel({ title, sub, plate, isBusy, error, onPress, onClose, children }: ActPanelProps) {
  const actions = (
    <>
      <Button busy={isBusy} onClick={onPress}>
        {plate}
      </Button>
      <Button variant="second" onClick={onClose}>
        Leave it
      </Button>
    </>
  );
  return (
    <Panel title={title} sub={sub} actions={actions} onClose={onClose}>
      {children}
      {error !== null && <Notice tone="negative" title={error.message} />}
    </Panel>
  );
}

interface Sums {
  readonly totalMinor: number;
  readonly paidMinor: number;
  readonly stillMinor: number;
}

/** What the sums of the booking become; as they are, while that is not known. */
export function SumsThen({ booking, then }: { readonly booking: Booking; readonly then: Sums | undefined }) {
  const sum = sumIn(booking);
  const { totalMinor, paidMinor, stillMinor } = then ?? booking.folio;
  const becomes = then === undefined ? '' : ' becomes';
  return (
    <div className={styles.then} role="status">
      <Ledger>
        <LedgerLine label={`Total${becomes}`} value={sum(totalMinor)} />
        <LedgerLine label={`Paid${becomes}`} value={sum(paidMinor)} />
        <LedgerLine
          label={stillMinor < 0 ? 'To give back' : 'Still to pay'}
          value={sum(Math.abs(stillMinor))}
        />
      </Ledger>
    </div>
  );
}
