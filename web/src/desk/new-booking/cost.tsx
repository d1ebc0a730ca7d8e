import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { Fragment, type ReactNode } from 'react';
import { Ledger, LedgerLine, LedgerTotal } from '../../ui/ledger.tsx';
import { DeskSection } from '../parts/desk-section.tsx';
import { deskMoney } from '../lib/desk-money.ts';
import styles from './cost.module.css';

interface CostProps {
  readonly price: DeskAnswer<'NewBooking/Price'>;
  /** The buttons, and what went wrong. */
  readonly children: ReactNode;
}

/** What all of it costs and on which terms, to be read out; then the press that books it. */
export function Cost({ price, children }: CostProps) {
  const { rooms, totalMinor, vatMinor, cityTaxMinor, voucherMinor } = price;
  return (
    <div className={styles.stays}>
      <DeskSection title="What it costs">
        <Ledger>
          {rooms.map(({ name, ratePlan, roomMinor, extras }, index) => (
            <Fragment key={index}>
              <LedgerLine label={`${name}, ${ratePlan}`} value={deskMoney(roomMinor)} />
              {extras.map((extra) => (
                <LedgerLine
                  key={extra.name}
                  kind="sub"
                  label={extra.quantity === 1 ? extra.name : `${extra.quantity} × ${extra.name}`}
                  value={deskMoney(extra.minor)}
                />
              ))}
            </Fragment>
          ))}
          <LedgerTotal label="Total" value={deskMoney(totalMinor)} />
          {voucherMinor > 0 && (
            <>
              <LedgerLine label="Paid by gift voucher" value={deskMoney(-voucherMinor)} />
              <LedgerLine label="Left to pay" value={deskMoney(totalMinor - voucherMinor)} />
            </>
          )}
          <LedgerLine kind="sub" label="VAT in this total" value={deskMoney(vatMinor)} />
          {cityTaxMinor > 0 && (
            <LedgerLine kind="sub" label="City tax in this total" value={deskMoney(cityTaxMinor)} />
          )}
        </Ledger>
        {rooms.map(({ name, ratePlan, cancelling }, index) => (
          <p key={index} className={styles.terms}>
            {rooms.length > 1 && `${name}, ${ratePlan}: `}
            {cancelling.join(' ')}
          </p>
        ))}
        <div className={styles.book}>{children}</div>
      </DeskSection>
    </div>
  );
}
