import type { Stay } from '@portico/domain/calendar/stay';
import { useState } from 'react';
import { LiveToday } from '../../hotel/live-today.tsx';
import type { ChosenDates } from '../../calendar/date-rules.ts';
import { useCalendarDays } from '../../calendar/use-calendar-days.ts';
import { LazyDatePanel } from '../../calendar/lazy-date-panel.ts';
import type { ValidSearch } from '../../searching/search.ts';
import { useDaysOfOffer } from '../../searching/use-days-of-offer.ts';

interface ChangeDatesPanelProps {
  readonly search: ValidSearch;
  readonly onUse: (stay: Stay) => void;
  /** Nothing changes. */
  readonly onClose: () => void;
}

/** The calendar over the page, on the hotel's date as it is now. Only its button takes the dates over: a price hangs on them. */
export function ChangeDatesPanel(props: ChangeDatesPanelProps) {
  return (
    <LiveToday>
      <OpenPanel {...props} />
    </LiveToday>
  );
}

function OpenPanel({ search, onUse, onClose }: ChangeDatesPanelProps) {
  const [dates, setDates] = useState<ChosenDates>(search.stay);
  const known = useCalendarDays(true, search.ratePlanCode);
  const days = useDaysOfOffer(known.days, search);

  function use({ arrival, departure }: ChosenDates) {
    if (arrival !== null && departure !== null) onUse({ arrival, departure });
  }
  return (
    <LazyDatePanel
      frame="dialog"
      days={days}
      askAgain={known.askAgain}
      dates={dates}
      roomCount={search.rooms.length}
      onChange={setDates}
      onUse={use}
      onClose={onClose}
    />
  );
}
