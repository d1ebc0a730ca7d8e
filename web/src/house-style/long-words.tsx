import { Button } from '../ui/button.tsx';
import { Chip, Chips } from '../ui/chips.tsx';
import { Choice, Choices } from '../ui/choices.tsx';
import { Dates } from '../ui/dates.tsx';
import { Facts } from '../ui/facts.tsx';
import { Field } from '../ui/field.tsx';
import { Ledger, LedgerLine, LedgerTotal } from '../ui/ledger.tsx';
import { Notice } from '../ui/notice.tsx';
import { Receipt } from '../ui/receipt.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { Tick } from '../ui/tick.tsx';
import styles from './house-style.module.css';
import { Shown } from './shown.tsx';

const long = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllanty';
const sum = '₦1,234,567,890.00';

/** A name of 45 letters and a sum of ten digits in everything that takes words of a hotel or a guest. */
export function LongWords() {
  return (
    <Shown title="Long words" note="Nothing breaks inside a price or a date, and nothing leaves the page.">
      <div>
        <Button>{long}</Button>
      </div>
      <Field label={long} hint={long} error={long}>
        <TextInput defaultValue={long} />
      </Field>
      <Tick>{long}</Tick>
      <Choices legend={long}>
        <Choice name="long" title={long} sub={long} end={sum} />
        <Choice name="long" title="Short" />
      </Choices>
      <Chips legend={long}>
        <Chip name="long-chip">{long}</Chip>
        <Chip name="long-chip">Short</Chip>
      </Chips>
      <Stepper label={long} sub={long} value={99} min={0} max={99} onChange={() => undefined} />
      <Notice tone="info" title={long} live="off">
        {long}
      </Notice>
      <Facts facts={[{ label: long, value: long }]} />
      <Dates
        arrival={{ weekday: 'Wednesday', day: '22', month: 'September, from 15:00' }}
        departure={{ weekday: 'Wednesday', day: '29', month: 'September, by 11:00' }}
        between="7 nights"
      />
      <div className={styles.ledger}>
        <Receipt title={long} sub={long}>
          <Ledger>
            <LedgerLine kind="head" label={long} />
            <LedgerLine label={`${long} with breakfast`} value={sum} />
            <LedgerTotal label="Total" value={sum} />
          </Ledger>
        </Receipt>
      </div>
    </Shown>
  );
}
