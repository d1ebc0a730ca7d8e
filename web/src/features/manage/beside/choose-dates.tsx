import type { Stay } from '@portico/domain/calendar/stay';
import type { ReactNode } from 'react';
import type { CalendarRate } from '../../../shared/calendar/use-calendar-days.ts';
import { useDatePanel } from '../../../shared/calendar/use-date-panel.ts';
import { ChangeDatesPanel } from '../../../shared/steps/dates/change-dates-panel.tsx';
import { Button } from '../../../ui/button.tsx';

interface ChooseDatesProps {
  /** The current dates. */
  stay: Stay;
  /** The stays of booked rooms that move. */
  own?: readonly Stay[];
  roomCount: number;
  /** Their one booked rate, if they share it: the calendar shows its prices. */
  rate?: CalendarRate | null;
  variant: 'primary' | 'second';
  size?: 'small';
  onUse: (stay: Stay) => void;
  /** The button's content. */
  children: ReactNode;
}

const openerId = 'choose-dates';
const noCodes = { ratePlanCode: null, promoCode: null };

/** The button that opens the calendar, and the calendar over the page. */
export function ChooseDates({ variant, size, onUse, children, ...dates }: ChooseDatesProps) {
  const panel = useDatePanel();
  return (
    <>
      <p className="actions">
        <Button
          id={openerId}
          variant={variant}
          size={size}
          aria-haspopup="dialog"
          aria-expanded={panel.isOpen}
          onClick={() => panel.open(openerId)}
        >
          {children}
        </Button>
      </p>
      {panel.isOpen && (
        <ChangeDatesPanel
          {...dates}
          codes={noCodes}
          onUse={(stay) => {
            panel.close();
            onUse(stay);
          }}
          onClose={panel.close}
        />
      )}
    </>
  );
}
