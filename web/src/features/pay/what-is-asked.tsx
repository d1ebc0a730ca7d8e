import type { PayByLinkResponse } from '@portico/contract/calls/pay-by-link';
import { unbroken } from '@portico/contract/texts/unbroken';
import { CardForBooking } from './card-for-booking.tsx';
import { InvoiceLedger } from './invoice-ledger.tsx';
import styles from './pay.module.css';
import { whatFor } from './pay-texts.ts';
import { useMoney } from './use-money.ts';

/** The sum, large, and what it is for; or for which stay a card is kept, and what it will be charged. */
export function WhatIsAsked({ asked }: { asked: PayByLinkResponse }) {
  const money = useMoney();
  const { Action, Description, BilledTo, Booking } = asked;
  if (Action === 'StoreCard') {
    return (
      <>
        <p className="side-head">{whatFor(asked)}</p>
        <h1 className={styles.heading}>Store card: nothing is charged now</h1>
        {Booking !== null && <CardForBooking booking={Booking} />}
      </>
    );
  }
  const sum = money(asked.AmountToPay);
  return (
    <>
      <p className="side-head">{whatFor(asked)}</p>
      <h1 className="vh">
        Pay {sum}, {whatFor(asked)}
      </h1>
      <p className={`serif ${styles.sum}`} style={{ fontSize: `min(var(--largest), ${fittingSize(sum)})` }}>
        {sum}
      </p>
      {Description !== '' && <p className="lead">{unbroken(Description)}</p>}
      {BilledTo !== null && <p className="small muted">For {BilledTo}</p>}
      <InvoiceLedger asked={asked} />
    </>
  );
}

/** As large as fits beside the margins: a sum is never broken. A figure is a little more than half as wide as it is high. */
function fittingSize(sum: string): string {
  return `calc((100vw - 2 * var(--gutter)) / ${sum.length * 0.62})`;
}
