import { localDate } from '@portico/domain/calendar/local-date';
import { useState } from 'react';
import { DayDialog } from '../shared/calendar/day-dialog.tsx';
import { Button } from '../ui/button.tsx';
import calendar from '../ui/calendar.module.css';
import { classNames } from '../ui/class-names.ts';
import styles from './house-style.module.css';
import { Shown } from './shown.tsx';

interface DayShown {
  readonly what: string;
  readonly looks?: readonly string[];
  readonly number?: string;
  readonly price?: string;
  readonly priceLook?: string;
  readonly minimum?: string;
}

const days: readonly DayShown[] = [
  { what: 'A plain day', price: '£116' },
  { what: 'Cheapest of its month', price: '£98', priceLook: 'cheapest' },
  { what: 'Minimum stay', price: '£142', minimum: '2+' },
  { what: 'Total if you leave then', price: '£1,310', priceLook: 'total' },
  { what: 'Sold out', looks: ['out'] },
  { what: 'Sold out, a day to leave', price: '£394', priceLook: 'total', number: 'struck' },
  { what: 'Past', looks: ['past'] },
  { what: 'Today', price: '£116', looks: ['today'] },
  { what: 'Arrival', price: '£116', looks: ['arrival'] },
  { what: 'Within the stay', price: '£116', looks: ['inside'] },
  { what: 'Departure', price: '£116', looks: ['departure'] },
];

/** Days as the calendar draws them, and a month to choose from. */
export function CalendarDays() {
  const [isOpen, setIsOpen] = useState(false);
  const [day, setDay] = useState(localDate('2027-03-14'));
  return (
    <Shown title="Calendar" note="Sold-out days stay in reach of the keyboard: one can leave on them.">
      <ul className={`plain ${styles.days}`}>
        {days.map((shown, index) => (
          <li key={shown.what}>
            <div
              className={classNames(calendar['day'], ...(shown.looks ?? []).map((look) => calendar[look]))}
            >
              <span className={classNames(calendar['number'], calendar[shown.number ?? ''])}>
                {index + 9}
              </span>
              <span className={classNames(calendar['price'], calendar[shown.priceLook ?? ''])}>
                {shown.price}
              </span>
              {shown.minimum !== undefined && <span className={calendar['minimum']}>{shown.minimum}</span>}
            </div>
            <p className="caption muted">{shown.what}</p>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="second" onClick={() => setIsOpen(true)}>
          Choose a day
        </Button>
      </div>
      {isOpen && (
        <DayDialog
          title="A day in March"
          value={day}
          min={localDate('2027-03-02')}
          max={localDate('2027-04-30')}
          onChoose={(chosen) => {
            setDay(chosen);
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Shown>
  );
}
