import { moneyText } from '@portico/contract/texts/money-text';
import { unbroken } from '@portico/contract/texts/unbroken';
import type { ReactNode } from 'react';
import { useOwner } from '../hotel/hotel-context.ts';
import { Button } from '../../ui/button.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './date-panel.module.css';
import type { ChosenDates } from './date-rules.ts';
import { dayText } from './day-text.ts';
import { stayDatesLine, stayLine } from './stay-line.ts';

interface PanelFootProps {
  dates: ChosenDates;
  roomCount: number;
  /** What the chosen stay costs, minor units; null: unknown. */
  totalMinor: number | null;
  /** Why a day could not be chosen, or what is still missing. */
  message: string;
  /** Omitted when it is elsewhere. */
  onClear?: (() => void) | undefined;
  onUse: () => void;
  /** Omitted when the link to typed dates is elsewhere. */
  onType?: (() => void) | undefined;
  /** At the top: the key of the days, when it is not beside the months. */
  children: ReactNode;
}

/** The chosen dates' summary, and their actions. */
export function PanelFoot({
  dates,
  roomCount,
  totalMinor,
  message,
  onClear,
  onUse,
  onType,
  children,
}: PanelFootProps) {
  return (
    <div className={styles.foot}>
      {children}
      <p className={styles.message} role="status">
        {unbroken(message)}
      </p>
      <p className={styles.stay} aria-live="polite" aria-atomic>
        <StayText dates={dates} roomCount={roomCount} totalMinor={totalMinor} />
      </p>
      <div className={styles.acts}>
        {onClear && <TextButton onClick={onClear}>Clear dates</TextButton>}
        <Button size="small" className={styles.use} onClick={onUse}>
          Use these dates
        </Button>
        {onType && <TextButton onClick={onType}>Type the dates instead</TextButton>}
      </div>
    </div>
  );
}

type StayTextProps = Pick<PanelFootProps, 'dates' | 'roomCount' | 'totalMinor'>;

function StayText({ dates: { arrival, departure }, roomCount, totalMinor }: StayTextProps) {
  const { unit, currency } = useOwner();
  if (arrival === null) return <b>Choose the day you arrive</b>;
  if (departure === null) {
    return (
      <>
        <b>Choose the day you leave</b> <span>From {dayText(arrival)}</span>
      </>
    );
  }
  return (
    <>
      <b>{unbroken(stayLine({ arrival, departure }, roomCount, unit))}</b>{' '}
      <span>{unbroken(stayDatesLine({ arrival, departure }))}</span>
      {totalMinor !== null && currency !== null && (
        <>
          {' '}
          <span className="money">from {moneyText(totalMinor, currency)}</span>
        </>
      )}
    </>
  );
}
