import type { StatusResponse } from '@portico/contract/calls/reservation-read';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Notice } from '../../ui/notice.tsx';
import { ContactLinks } from '../hotel/contact-links.tsx';
import styles from './following.module.css';
import { useWayOut } from './use-way-out.ts';
import type { WayOut } from './use-way-out.ts';

interface BankQuestionProps {
  /** Of the bank. */
  readonly actionUrl: string;
  readonly ways: readonly WayOut[];
  /** What taking a way does first. */
  readonly aboutWays: string;
  readonly abandon: () => Promise<StatusResponse>;
  /** It was paid after all. */
  readonly onBooked: () => void;
}

/** The way to the bank, and the ways out. */
export function BankQuestion({ actionUrl, ways, aboutWays, abandon, onBooked }: BankQuestionProps) {
  const { taken, hasFailed, take } = useWayOut(abandon, onBooked);
  return (
    <div className={styles.news}>
      <div className="actions">
        <a className={buttonClass()} href={actionUrl}>
          Go to your bank
        </a>
        {ways.map((way) => (
          <Button key={way.words} variant="second" busy={taken === way.words} onClick={() => void take(way)}>
            {way.words}
          </Button>
        ))}
      </div>
      <p className="small muted">{aboutWays}</p>
      {hasFailed && (
        <Notice tone="negative" title="We could not end this payment just now.">
          <p>
            Your bank has not answered us. Please try again in a moment, and do not pay again elsewhere. You
            can also ask us: <ContactLinks />
          </p>
        </Notice>
      )}
    </div>
  );
}
