import type { Stay } from '@portico/domain/calendar/stay';
import { Suspense, useState } from 'react';
import { LiveToday } from '../../hotel/live-today.tsx';
import type { ChosenDates } from '../../calendar/date-rules.ts';
import { useCalendarDays } from '../../calendar/use-calendar-days.ts';
import { LazyDatePanel } from '../../calendar/lazy-date-panel.ts';
import type { SearchedCodes } from '../../searching/searched-offer.ts';
import { useDaysOfOffer } from '../../searching/use-days-of-offer.ts';

interface ChangeDatesPanelProps {
  /** As it is now. */
  readonly stay: Stay;
  readonly roomCount: number;
  /** What was searched or booked with. */
  readonly codes: SearchedCodes;
  readonly onUse: (stay: Stay) => void;
  /** Nothing changes. */
  readonly onClose: () => void;
}

/** The calendar over the page, on the hotel's date as it is now. Only its button takes the dates over: a price hangs on them. */
export function ChangeDatesPanel(props: ChangeDatesPanelProps) {
  return (
    <LiveToday>
      <Suspense fallback={null}>
        <OpenPanel {...props} />
      </Suspense>
    </LiveToday>
  );
}

function OpenPanel({ stay, roomCount, codes, onUse, onClose }: ChangeDatesPanelProps) {
  const [dates, setDates] = useState<ChosenDates>(stay);
  const known = useCalendarDays(true, codes.ratePlanCode);
  const days = useDaysOfOffer(known.days, codes);

  function use({ arrival, departure }: ChosenDates) {
    if (arrival !== null && departure !== null) onUse({ arrival, departure });
  }
  return (
    <LazyDatePanel
      frame="dialog"
      days={days}
      askAgain={known.askAgain}
      dates={dates}
      roomCount={roomCount}
      onChange={setDates}
      onUse={use}
      onClose={onClose}
    />
  );
}
