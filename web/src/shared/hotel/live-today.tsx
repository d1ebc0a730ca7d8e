import { addDays, daysBetween } from '@portico/domain/calendar/local-date';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { epochNow } from '../../lib/now.ts';
import { OwnerContext, useOwner } from './hotel-context.ts';
import { localNow } from './local-now.ts';

const lookEveryMs = 30_000;

/**
 * For its children the owner's date advances at midnight there while the page stays open. It starts from the server's
 * date, and the browser's clock only counts the days since: a clock that is wrong by years does no harm. Not for
 * checkout, whose form must not close at midnight.
 */
export function LiveToday({ children }: { children: ReactNode }) {
  const owner = useOwner();
  // Its date there is asked for later: the browser's first look at a time zone would hold up the page.
  const [openedAt] = useState(epochNow);
  const [daysSince, setDaysSince] = useState(0);

  useEffect(() => {
    const look = () => {
      const openedOn = localTimeAt(openedAt, owner.timeZone).date;
      setDaysSince(Math.max(0, daysBetween(openedOn, localNow(owner).date)));
    };
    const timer = setInterval(look, lookEveryMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [owner, openedAt]);

  const live = useMemo(() => ({ ...owner, today: addDays(owner.today, daysSince) }), [owner, daysSince]);
  return <OwnerContext value={live}>{children}</OwnerContext>;
}
