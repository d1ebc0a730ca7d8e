import { parseDate } from '@internationalized/date';
import { localDate, type LocalDate } from '@portico/domain/calendar/local-date';
import { use, useLayoutEffect } from 'react';
import { RangeCalendarStateContext } from 'react-aria-components';
import type { ChosenDates } from './date-rules.ts';

interface AnchorKeeperProps {
  dates: ChosenDates;
  /** The guest started a stay on that day; returns whether it may start there. */
  onAnchor: (date: LocalDate) => boolean;
}

/**
 * Synchronises the calendar's half-made range with the dates on the page. The calendar drops its first day when
 * something else is pressed; here it stays until the guest chooses another or clears it.
 */
export function AnchorKeeper({ dates: { arrival, departure }, onAnchor }: AnchorKeeperProps) {
  const state = use(RangeCalendarStateContext);
  const anchor = state?.anchorDate?.toString() ?? null;
  const isHalf = arrival !== null && departure === null;

  useLayoutEffect(() => {
    if (anchor !== null && !(isHalf && anchor === arrival)) {
      const mayBegin = onAnchor(localDate(anchor));
      if (!mayBegin) state?.setAnchorDate(isHalf ? parseDate(arrival) : null);
    }
    if (anchor === null && isHalf) state?.setAnchorDate(parseDate(arrival));
    // Only a change of the calendar's own first day counts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [anchor]);
  return null;
}
