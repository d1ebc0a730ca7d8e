import type { Need } from '@portico/contract/desk/needs';
import { Notice } from '../../ui/notice.tsx';
import { outcomeText } from '../lib/charge-outcome.ts';
import { deskMoney } from '../lib/desk-money.ts';
import { useDeskChange } from '../lib/desk-queries.ts';
import { useMay } from '../lib/desk-session.ts';
import { BusyTextButton } from '../parts/busy-text-button.tsx';
import { ShownLink } from '../parts/shown-link.tsx';
import styles from './needs.module.css';

/** What became of a press that may have settled its need, which is then gone. */
export interface News {
  readonly isGood: boolean;
  readonly text: string;
}

interface ChargeActsProps {
  readonly need: Extract<Need, { kind: 'charge' }>;
  readonly onNews: (news: News) => void;
}

/** The two ways to the money of a later charge that failed: the kept card once more, or a pay link. */
export function ChargeActs({ need: { id, minor, booking }, onNews }: ChargeActsProps) {
  const mayTry = useMay('Today/TryCharge');
  const mayAsk = useMay('Booking/PayLink');
  const again = useDeskChange('Today/TryCharge');
  const ask = useDeskChange('Booking/PayLink');
  const sum = deskMoney(minor);
  function tryAgain() {
    // The need may be gone from the list before its answer is here, so that no fault could stand at it.
    again.mutateAsync({ id, minor }).then(
      ({ outcome }) => onNews({ isGood: outcome === 'paid', text: outcomeText(outcome, sum) }),
      (error: Error) => onNews({ isGood: false, text: error.message }),
    );
  }
  const askBy = (number: string, isMailed: boolean) => ask.mutate({ number, minor, isMailed });
  return (
    <>
      {ask.error !== null && <Notice tone="negative" title={ask.error.message} />}
      <p className={styles.acts}>
        {mayTry && (
          <BusyTextButton isBusy={again.isPending} onClick={tryAgain}>
            Try the card again: {sum}
          </BusyTextButton>
        )}
        {mayAsk && booking !== null && (
          <BusyTextButton isBusy={ask.isPending} onClick={() => askBy(booking.number, booking.hasEmail)}>
            {booking.hasEmail ? 'Mail' : 'Make'} a pay link over {sum}
          </BusyTextButton>
        )}
      </p>
      {ask.data !== undefined && (
        <ShownLink
          label="The link"
          hint={`Over ${deskMoney(ask.data.minor)}, until it is paid`}
          {...ask.data}
        />
      )}
    </>
  );
}
