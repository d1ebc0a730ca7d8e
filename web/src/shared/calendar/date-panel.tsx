import { bookableWindow } from '@portico/domain/calendar/bookable-window';
import { cheapestNights } from '@portico/domain/availability/cheapest-nights';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { useMemo, useState } from 'react';
import { desktopQuery, lowQuery, useMedia } from '../../lib/media.ts';
import calendar from '../../ui/calendar.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { useOwner } from '../hotel/hotel-context.ts';
import type { CalendarDays } from './calendar-days.ts';
import { cellPrice } from './cell-price.ts';
import styles from './date-panel.module.css';
import { DatePopover } from './date-popover.tsx';
import { halfFault, type ChosenDates, type DateFault } from './date-rules.ts';
import { DateSheet } from './date-sheet.tsx';
import { beganAgainSentence, faultSentence } from './fault-texts.ts';
import { monthsBetween } from './months-between.ts';
import { PanelFoot } from './panel-foot.tsx';
import { panelTitle, type PanelFrameProps } from './panel-frame.ts';
import { PopoverMonths } from './popover-months.tsx';
import { SheetMonths } from './sheet-months.tsx';
import { StayCalendar } from './stay-calendar.tsx';
import { TypedDates } from './typed-dates.tsx';
import { useDepartureTotals, type PricedSearch } from './use-departure-totals.ts';

export interface DatePanelProps {
  days: CalendarDays | null;
  /** When the days failed to load: loads them again. */
  refetch: (() => void) | undefined;
  dates: ChosenDates;
  roomCount: number;
  /** The days to leave on show what its stays cost; omitted: they show prices of nights. */
  priced?: PricedSearch | null;
  /** From md: below its form, or over the page. */
  frame?: 'popover' | 'dialog';
  onChange: (dates: ChosenDates) => void;
  /** The guest confirms complete dates. Omitted when each change applies at once. */
  onUse?: (dates: ChosenDates) => void;
  onClose: () => void;
}

const desktopFrames = { popover: DatePopover, dialog: DateDialog };
const noDates: ChosenDates = { arrival: null, departure: null };
const underDays = 'Under each day: what you pay if you leave then.';
const openEnd = 'Choose the day you leave. Close again to go without one.';

/** The dates of the stay: in its frame from md, below that a sheet that fills the screen. */
export function DatePanel(props: DatePanelProps) {
  const {
    days,
    refetch,
    dates: given,
    roomCount,
    priced = null,
    frame = 'popover',
    onChange,
    onClose,
  } = props;
  const onUse = props.onUse ?? onClose;
  const isDesktop = useMedia(desktopQuery);
  const isLow = useMedia(lowQuery) && !isDesktop;
  const { today } = useOwner();
  const [isTyping, setIsTyping] = useState(false);
  const [message, setMessage] = useState('');
  const [clearedTimes, setClearedTimes] = useState(0);

  const faultOfGiven = halfFault(given, days);
  const dates = faultOfGiven === null ? given : noDates;
  const totals = useDepartureTotals(priced, dates.arrival, days);
  const cheapest = useMemo(() => cheapestOf(days), [days]);
  const isHalf = dates.arrival !== null && dates.departure === null;
  const showsTotals = isHalf && totals !== null;

  function choose(chosen: ChosenDates, again?: DateFault) {
    const { arrival } = chosen;
    setMessage(again === undefined || arrival === null ? '' : beganAgainSentence(again, arrival));
    onChange(chosen);
  }
  function clear() {
    choose(noDates);
    setClearedTimes((times) => times + 1);
  }
  function close() {
    // An arrival alone is never dropped silently: the first attempt to close reports it.
    if (isHalf && message !== openEnd) setMessage(openEnd);
    else onClose();
  }
  function takeDates() {
    if (dates.arrival === null) setMessage('Choose the day you arrive.');
    else if (dates.departure === null) setMessage('Choose the day you leave.');
    else onUse(dates);
  }
  function takeTyped(chosen: ChosenDates) {
    choose(chosen);
    onUse(chosen);
  }

  const key = { days, hasCheapest: cheapest.size > 0, isLeaving: isHalf };
  const Frame = isDesktop ? desktopFrames[frame] : DateSheet;
  if (isTyping) {
    return (
      <Frame onClose={onClose}>
        <TypedDates days={days} dates={dates} onUse={takeTyped} onBack={() => setIsTyping(false)} />
      </Frame>
    );
  }
  const foot = (
    <PanelFoot
      dates={dates}
      roomCount={roomCount}
      totalMinor={(dates.departure && totals?.get(dates.departure)) ?? null}
      message={
        message ||
        (faultOfGiven === null ? '' : faultSentence(faultOfGiven)) ||
        (showsTotals ? underDays : '')
      }
      onClear={isLow ? undefined : clear}
      onUse={takeDates}
      onType={isDesktop || isLow ? undefined : () => setIsTyping(true)}
    >
      {!isDesktop && !isLow && <MonthKey {...key} />}
    </PanelFoot>
  );
  return (
    <Frame onClose={close} foot={foot}>
      {refetch && <DaysUnknown onRefetch={refetch} />}
      {isLow && (
        <div className={styles.lowActs}>
          <TextButton onClick={clear}>Clear dates</TextButton>
          <TextButton onClick={() => setIsTyping(true)}>Type the dates instead</TextButton>
          <MonthKey {...key} />
        </div>
      )}
      <StayCalendar
        key={`${clearedTimes} ${isDesktop} ${faultOfGiven === null}`}
        facts={{ days, dates, totals, cheapest, onFault: (fault) => setMessage(faultSentence(fault)) }}
        monthCount={isDesktop ? 2 : monthsBetween(bookableWindow(today)).length}
        onChoose={choose}
      >
        {isDesktop ? <PopoverMonths /> : <SheetMonths dates={dates} isLow={isLow} />}
      </StayCalendar>
      {isDesktop && (
        <div className={styles.keyRow}>
          <MonthKey {...key} />
          <TextButton onClick={() => setIsTyping(true)}>Type the dates instead</TextButton>
        </div>
      )}
    </Frame>
  );
}

/** Over the page, when there is no form to attach to. */
function DateDialog({ onClose, foot, children }: PanelFrameProps) {
  return (
    <Dialog open onClose={onClose} title={panelTitle} wide>
      <div className={styles.inDialog}>
        {children}
        {foot}
      </div>
    </Dialog>
  );
}

/** The days failed to load: dates can still be chosen and typed, and the search determines availability. */
function DaysUnknown({ onRefetch }: { onRefetch: () => void }) {
  return (
    <div className={styles.unknown}>
      <Notice tone="warning" title="Prices and free nights cannot be shown just now.">
        You can still choose your dates: we look whether they are free when you search.{' '}
        <TextButton onClick={onRefetch}>Try again</TextButton>
      </Notice>
    </div>
  );
}

/** The cheapest nights of each month, by the prices that days show. */
function cheapestOf(days: CalendarDays | null): ReadonlySet<LocalDate> {
  return cheapestNights([...(days ?? [])].map(([date, { fromMinor }]) => ({ date, minor: fromMinor })));
}

interface MonthKeyProps {
  readonly days: CalendarDays | null;
  readonly hasCheapest: boolean;
  /** The guest is choosing the day to leave. */
  readonly isLeaving: boolean;
}

/** Explains the small print of a day. */
function MonthKey({ days, hasCheapest, isLeaving }: MonthKeyProps) {
  const { currency, marks, taxes } = useOwner();
  const prices = [...(days?.values() ?? [])].flatMap(({ fromMinor }) => fromMinor ?? []);
  return (
    <ul className={calendar['key']} aria-label="What the days say">
      {currency !== null && prices.length > 0 && (
        <li>
          <span className={hasCheapest ? calendar['cheapest'] : undefined}>
            {cellPrice(Math.min(...prices), currency)}
          </span>{' '}
          {hasCheapest
            ? `cheapest nights of the month, ${taxes} included`
            : `lowest nightly price, ${taxes} included`}
        </li>
      )}
      {marks.minimumStay && (
        <li>
          <b>2+</b> minimum nights from that day
        </li>
      )}
      {marks.soldOut && (
        <li>
          <s>20</s> sold out{isLeaving && ', still a day to leave'}
        </li>
      )}
    </ul>
  );
}
