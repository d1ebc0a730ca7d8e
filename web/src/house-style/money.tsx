import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Ledger, LedgerLine, LedgerTotal } from '../ui/ledger.tsx';
import { Price } from '../ui/price.tsx';
import { Receipt } from '../ui/receipt.tsx';
import { SideColumn } from '../ui/side-column.tsx';
import styles from './house-style.module.css';
import { Shown } from './shown.tsx';

export function Money() {
  return (
    <Shown title="The ledger" note="Label, dots, figure. A double rule closes each total, and nothing else.">
      <div className={styles.ledger}>
        <Ledger>
          <LedgerLine kind="head" label="Room 1, The Boatshed" />
          <LedgerLine kind="sub" label="Sun 14 Mar" value="£218.00" />
          <LedgerLine kind="sub" label="Mon 15 Mar" value="£176.00" />
          <LedgerLine label="Flexible, with breakfast" value="£394.00" />
          <LedgerLine kind="positive" label="TIDE10" value="−£39.40" />
          <LedgerTotal label="Total" value="£354.60" />
          <LedgerLine kind="note" label="VAT in this price" value="£59.10" />
        </Ledger>
      </div>
      <div className={styles.ledger}>
        <Ledger big>
          <LedgerLine label="Pay today" value="£354.60" />
          <LedgerTotal label="To pay at the hotel" value="£0.00" />
        </Ledger>
      </div>
      <Price before="2 nights, flexible" was="£394.00" sum="£354.60" after="VAT included, £177.30 a night" />
      <div className={styles.ledger}>
        <Receipt title="Receipt" sub="Tue 2 Mar 2027, 14:06" mark={<Icon name="key" />}>
          <Ledger>
            <LedgerLine label="Two rooms, 3 nights" value="£1,110.00" />
            <LedgerTotal label="Total" value="£1,110.00" />
          </Ledger>
        </Receipt>
      </div>
      <div className={styles.ledger}>
        <SideColumn title="Your stay" foot={<Button block>Checkout</Button>}>
          <Ledger>
            <LedgerLine label="The Boatshed" value="£354.60" />
            <LedgerTotal label="Total" value="£354.60" />
          </Ledger>
        </SideColumn>
      </div>
    </Shown>
  );
}
