import { useState } from 'react';
import { BrandMark } from '../ui/brand-mark.tsx';
import { CheckChip, Chip, Chips, UnavailableChip } from '../ui/chips.tsx';
import { Choice, Choices } from '../ui/choices.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { Tick } from '../ui/tick.tsx';
import styles from './house-style.module.css';
import { Shown } from './shown.tsx';

export function Choosing() {
  const [adults, setAdults] = useState(2);
  return (
    <Shown title="Choosing">
      <Choices legend="How would you like to pay?">
        <Choice
          name="way"
          defaultChecked
          title="Card"
          sub="Visa, Mastercard or American Express"
          end={<BrandMark>Visa</BrandMark>}
        />
        <Choice name="way" title="Company invoice" sub="We ask for the company and a PO number" />
        <Choice name="way" title="At the hotel" disabled />
      </Choices>
      <Choices legend="Which bed?" error="Choose a bed">
        <Choice name="bed" title="One double bed" />
        <Choice name="bed" title="Two single beds" />
      </Choices>
      <Chips legend="When would you like to eat?">
        <Chip name="time" value="18:30" defaultChecked>
          18:30
        </Chip>
        <Chip name="time" value="19:00">
          19:00
        </Chip>
        <UnavailableChip why="full">19:30</UnavailableChip>
      </Chips>
      <Chips legend="And on Monday?" error="Choose a time">
        <Chip name="monday" value="18:30">
          18:30
        </Chip>
      </Chips>
      <Chips legend="Only rooms with">
        <CheckChip defaultChecked>A sea view</CheckChip>
        <CheckChip>No steps</CheckChip>
      </Chips>
      <div>
        <Tick defaultChecked>I agree to the terms</Tick>
        <Tick>Write to me now and then</Tick>
        <Tick error="This must be agreed to">I may order for my company</Tick>
      </div>
      <div className={styles.ledger}>
        <Stepper
          label="Adults"
          sub="13 and over"
          value={adults}
          min={1}
          max={4}
          maxReason="This room sleeps 4"
          onChange={setAdults}
        />
        <Stepper label="Infants" sub="Under 2" value={0} min={0} max={0} onChange={() => undefined} />
      </div>
    </Shown>
  );
}
