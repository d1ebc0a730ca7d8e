import { addDays, daysBetween, type LocalDate } from '@portico/domain/calendar/local-date';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
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
  const [openedOn] = useState<LocalDate>(() => localNow(owner).date);
  const [daysSince, setDaysSince] = useState(0);

  useEffect(() => {
    const look = () => setDaysSince(Math.max(0, daysBetween(openedOn, localNow(owner).date)));
    const timer = setInterval(look, lookEveryMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [owner, openedOn]);

  const live = useMemo(() => ({ ...owner, today: addDays(owner.today, daysSince) }), [owner, daysSince]);
  return <OwnerContext value={live}>{children}</OwnerContext>;
}
