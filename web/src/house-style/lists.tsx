import type { ReactNode } from 'react';
import { Dates } from '../ui/dates.tsx';
import { Facts } from '../ui/facts.tsx';
import { Folded } from '../ui/folded.tsx';
import { Part } from '../ui/part.tsx';
import { Rows } from '../ui/rows.tsx';
import { Steps } from '../ui/steps.tsx';
import { TextButton } from '../ui/text-button.tsx';
import styles from './house-style.module.css';
import { Shown } from './shown.tsx';

const steps = ['Rooms', 'Upgrades', 'Guests', 'Extras', 'Summary'].map((name) => ({
  name,
  ...(name === 'Rooms' && { link: (words: ReactNode) => <a href="#main">{words}</a> }),
}));

export function Lists() {
  return (
    <Shown title="Dates, steps, facts" note="Dates are ornament: the largest type after a page’s heading.">
      <div className={styles.ledger}>
        <Dates
          arrival={{ weekday: 'Sunday', day: '14', month: 'March, from 15:00' }}
          departure={{ weekday: 'Wednesday', day: '17', month: 'March, by 11:00' }}
          between="3 nights"
        />
      </div>
      <Steps steps={steps} current={2} beside={<TextButton>Begin again</TextButton>} />
      <Facts
        facts={[
          { label: 'Size', value: '24 m²' },
          { label: 'Bed', value: 'One double bed, 160 cm' },
          { label: 'Bathroom', value: 'A bath with a shower over it' },
        ]}
      />
      <Rows>
        <li>Sheets, towels and firewood</li>
        <li>A dog, for £15.00 a night</li>
      </Rows>
      <Folded title="Terms of this rate">
        <p>Free until 18:00 on 12 March.</p>
      </Folded>
      <Folded title="Terms of this rate, open" isOpen>
        <p>Free until 18:00 on 12 March.</p>
      </Folded>
      <Part numeral={1} title="Who is coming" intro="The lead guest of each room.">
        <p>A part of a long form.</p>
      </Part>
    </Shown>
  );
}
