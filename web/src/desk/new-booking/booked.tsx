import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { deskPaths } from '@portico/contract/desk/desk-document';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { KeyFob } from '../../ui/key-fob.tsx';
import { Notice } from '../../ui/notice.tsx';
import { epochNow } from '../../lib/now.ts';
import { deskHotel } from '../lib/desk-document.ts';
import { deskMoney } from '../lib/desk-money.ts';
import { DeskPage } from '../parts/desk-page.tsx';
import { ShownLink } from '../parts/shown-link.tsx';
import type { Deposit } from './use-book.ts';
import { untilText } from './until-text.ts';
import styles from './booked.module.css';

/** What is told to the guest now, and where to go from here. */
export function Booked({
  booked: { number, totalMinor, mailedTo, held },
  deposit,
  onAnother,
}: {
  readonly booked: DeskAnswer<'NewBooking/Create'>;
  /** Null: none was asked for. */
  readonly deposit: Deposit | null;
  readonly onAnother: () => void;
}) {
  return (
    <DeskPage title={held === null ? 'Booked' : 'Held until it is paid'}>
      <div className={styles.booked}>
        <KeyFob label="Read it out" number={number} />
        <p>
          {deskMoney(totalMinor)}
          {held !== null && `, held until ${untilText(new Date(held.until), new Date(epochNow()))}`}.{' '}
          {mailedTo === null && 'No e-mail address was given: nothing is mailed to the guest.'}
          {mailedTo !== null && held === null && `The confirmation goes to ${mailedTo}.`}
        </p>
        {held !== null && (
          <div className={styles.link}>
            <ShownLink label="Pay link" url={held.payLink} mailedTo={mailedTo} />
          </div>
        )}
        {deposit !== null && (
          <div className={styles.link}>
            {'fault' in deposit ? (
              <Notice tone="negative" title="It is booked, but there is no link for the deposit">
                {deposit.fault} Ask for it from the booking.
              </Notice>
            ) : (
              <ShownLink
                label="Pay link"
                hint={`Over ${deskMoney(deposit.minor)}, until it is paid`}
                url={deposit.url}
                mailedTo={deposit.mailedTo}
              />
            )}
          </div>
        )}
        <p className={styles.acts}>
          <Link className={buttonClass({})} to={deskPaths.booking(deskHotel().code, number)}>
            Open the booking
          </Link>
          <Button variant="second" onClick={onAnother}>
            Another booking
          </Button>
        </p>
      </div>
    </DeskPage>
  );
}
