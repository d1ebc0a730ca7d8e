import type { LocalDate } from '@portico/domain/calendar/local-date';
import calendar from '../../ui/calendar.module.css';
import { classNames } from '../../ui/class-names.ts';
import type { DateFault } from './date-rules.ts';

interface DayLook {
  readonly day: LocalDate;
  /** The ends of what is chosen, or of what would be with the day under the pointer. */
  readonly range: { start: { toString(): string }; end: { toString(): string } } | null;
  /** The departure is still open. */
  readonly isHalf: boolean;
  readonly isPast: boolean;
  readonly isToday: boolean;
  readonly fault: DateFault | null;
}

export function dayClasses({ day, range, isHalf, isPast, isToday, fault }: DayLook): string {
  const start = range?.start.toString();
  const end = range?.end.toString();
  const isStart = day === start;
  const isEnd = day === end && start !== end;
  const isInside = start !== undefined && end !== undefined && start < day && day < end;
  const isSoldOut = fault?.code === 'sold-out' || (fault?.code === 'night-sold-out' && fault.date === day);
  return classNames(
    calendar['day'],
    isPast && calendar['past'],
    fault !== null && (isSoldOut ? calendar['out'] : calendar['past']),
    isToday && calendar['today'],
    isInside && calendar['inside'],
    isStart && calendar['arrival'],
    isEnd && (isHalf ? calendar['inside'] : calendar['departure']),
  );
}
