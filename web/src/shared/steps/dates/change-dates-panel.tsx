import type { Stay } from '@portico/domain/calendar/stay';
import { Suspense, useMemo, useState } from 'react';
import { LiveToday } from '../../hotel/live-today.tsx';
import { withOwnNights } from '../../calendar/calendar-days.ts';
import type { ChosenDates } from '../../calendar/date-rules.ts';
import { useCalendarDays, type CalendarRate } from '../../calendar/use-calendar-days.ts';
import type { PricedSearch } from '../../calendar/use-departure-totals.ts';
import { LazyDatePanel } from '../../calendar/lazy-date-panel.ts';
import type { SearchedCodes } from '../../search/searched-offer.ts';
import { useDaysOfOffer } from '../../search/use-days-of-offer.ts';

interface ChangeDatesPanelProps {
  /** The current one. */
  readonly stay: Stay;
  /** Of booked rooms that move: the hotel's own days count them as sold. */
  readonly own?: readonly Stay[];
  readonly roomCount: number;
  /** Whose stays are priced; omitted for booked rooms: what a change costs is not what a stay costs. */
  readonly priced?: PricedSearch | null;
  /** Of a booked room: its days at its own prices; null when several differ. */
  readonly rate?: CalendarRate | null;
  /** The codes of the search or the booking. */
  readonly codes: SearchedCodes;
  readonly onUse: (stay: Stay) => void;
  /** Closes without a change. */
  readonly onClose: () => void;
}

/**
 * The calendar over the page, on the hotel's current date. Only its button applies the dates, as they change the price.
 */
export function ChangeDatesPanel(props: ChangeDatesPanelProps) {
  return (
    <LiveToday>
      <Suspense fallback={null}>
        <OpenPanel {...props} />
      </Suspense>
    </LiveToday>
  );
}

const noStays: readonly Stay[] = [];

function OpenPanel({
  stay,
  own = noStays,
  roomCount,
  priced = null,
  rate = null,
  codes,
  onUse,
  onClose,
}: ChangeDatesPanelProps) {
  const [dates, setDates] = useState<ChosenDates>(stay);
  const known = useCalendarDays(true, codes.ratePlanCode, rate);
  const daysOfOffer = useDaysOfOffer(known.days, codes);
  const days = useMemo(() => daysOfOffer && withOwnNights(daysOfOffer, own), [daysOfOffer, own]);

  function use({ arrival, departure }: ChosenDates) {
    if (arrival !== null && departure !== null) onUse({ arrival, departure });
  }
  return (
    <LazyDatePanel
      frame="dialog"
      days={days}
      refetch={known.refetch}
      dates={dates}
      roomCount={roomCount}
      priced={priced}
      onChange={setDates}
      onUse={use}
      onClose={onClose}
    />
  );
}
