import type { DeskAnswer, DeskTaken } from '@portico/contract/desk/desk-calls';
import { addDays, addMonths, localDate, type LocalDate } from '@portico/domain/calendar/local-date';
import { instantAt } from '@portico/domain/calendar/property-clock';
import { pickUpOf } from '@portico/domain/reports/pick-up';
import { dateAt } from '../../hotel/date-at.ts';
import type { Run } from '../run/operation.ts';
import { readNightsOnBooks } from './nights-on-books.store.ts';

type PickUp = 'Reports/PickUp';

/**
 * Nights on the books for this month and those after it, and what the last days added. Rule: docs/reports.md,
 * "Pick-up".
 */
export async function reportPickUp(
  { hotel, database: { kysely }, clock }: Run,
  { days, months, roomTypeId }: DeskTaken<PickUp>,
): Promise<DeskAnswer<PickUp>> {
  const now = clock.now();
  const today = dateAt(hotel, now);
  const since = addDays(today, 1 - days);
  const first = localDate(`${today.slice(0, 7)}-01`);
  const { timeZone } = hotel.definition.property;
  const endOf = (date: LocalDate) => new Date(instantAt(addDays(date, 1), 0, timeZone) - 1);
  const before = (date: LocalDate) => endOf(addDays(date, -1));
  const yearAgo = (date: LocalDate) => addMonths(date, -12);
  const asked = { months, roomTypeId };
  const thisYear = await readNightsOnBooks(kysely, hotel, { ...asked, first }, [
    now,
    before(since),
    before(addDays(since, -days)),
  ]);
  const lastYear = await readNightsOnBooks(kysely, hotel, { ...asked, first: yearAgo(first) }, [
    endOf(yearAgo(today)),
    before(yearAgo(since)),
  ]);
  return {
    today,
    since,
    months: Array.from({ length: months }, (_, index) => {
      const [stood = 0, stoodSince = 0, stoodBefore = 0] = thisYear[index] ?? [];
      const [ofLastYear = 0, ofLastYearSince = 0] = lastYear[index] ?? [];
      return {
        month: addMonths(first, index).slice(0, 7),
        ...pickUpOf({
          now: stood,
          since: stoodSince,
          before: stoodBefore,
          lastYear: ofLastYear,
          lastYearSince: ofLastYearSince,
        }),
      };
    }),
  };
}
