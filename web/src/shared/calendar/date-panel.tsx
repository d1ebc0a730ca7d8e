import { bookableWindow } from '@portico/domain/calendar/bookable-window';
import { useState } from 'react';
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
import { faultSentence } from './fault-texts.ts';
import { monthsBetween } from './months-between.ts';
import { PanelFoot } from './panel-foot.tsx';
import { panelTitle, type PanelFrameProps } from './panel-frame.ts';
import { PopoverMonths } from './popover-months.tsx';
import { SheetMonths } from './sheet-months.tsx';
import { StayCalendar } from './stay-calendar.tsx';
import { TypedDates } from './typed-dates.tsx';

export interface DatePanelProps {
  days: CalendarDays | null;
  /** When the days failed to load: loads them again. */
  refetch: (() => void) | undefined;
  dates: ChosenDates;
  roomCount: number;
  /** From md: below its form, or over the page. */
  frame?: 'popover' | 'dialog';
  onChange: (dates: ChosenDates) => void;
  /** The guest confirms complete dates. Omitted when each change applies at once. */
  onUse?: (dates: ChosenDates) => void;
  onClose: () => void;
}

const desktopFrames = { popover: DatePopover, dialog: DateDialog };
const noDates: ChosenDates = { arrival: null, departure: null };
const openEnd = 'Choose the day you leave. Close again to go without one.';

/** The dates of the stay: in its frame from md, below that a sheet that fills the screen. */
export function DatePanel(props: DatePanelProps) {
  const { days, refetch, dates: given, roomCount, frame = 'popover', onChange, onClose } = props;
  const onUse = props.onUse ?? onClose;
  const isDesktop = useMedia(desktopQuery);
  const isLow = useMedia(lowQuery) && !isDesktop;
  const { today } = useOwner();
  const [isTyping, setIsTyping] = useState(false);
  const [message, setMessage] = useState('');
  const [clearedTimes, setClearedTimes] = useState(0);

  const faultOfGiven = halfFault(given, days);
  const dates = faultOfGiven === null ? given : noDates;

  function choose(chosen: ChosenDates) {
    setMessage('');
    onChange(chosen);
  }
  function clear() {
    choose(noDates);
    setClearedTimes((times) => times + 1);
  }
  function close() {
    // An arrival alone is never dropped silently: the first attempt to close reports it.
    const isHalf = dates.arrival !== null && dates.departure === null;
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
      message={message || (faultOfGiven === null ? '' : faultSentence(faultOfGiven))}
      onClear={isLow ? undefined : clear}
      onUse={takeDates}
      onType={isDesktop || isLow ? undefined : () => setIsTyping(true)}
    >
      {!isDesktop && !isLow && <MonthKey days={days} />}
    </PanelFoot>
  );
  return (
    <Frame onClose={close} foot={foot}>
      {refetch && <DaysUnknown onRefetch={refetch} />}
      {isLow && (
        <div className={styles.lowActs}>
          <TextButton onClick={clear}>Clear dates</TextButton>
          <TextButton onClick={() => setIsTyping(true)}>Type the dates instead</TextButton>
          <MonthKey days={days} />
        </div>
      )}
      <StayCalendar
        key={`${clearedTimes} ${isDesktop} ${faultOfGiven === null}`}
        days={days}
        dates={dates}
        monthCount={isDesktop ? 2 : monthsBetween(bookableWindow(today)).length}
        onChoose={choose}
        onFault={(fault: DateFault) => setMessage(faultSentence(fault))}
      >
        {isDesktop ? <PopoverMonths /> : <SheetMonths dates={dates} isLow={isLow} />}
      </StayCalendar>
      {isDesktop && (
        <div className={styles.keyRow}>
          <MonthKey days={days} />
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

/** Explains the small print of a day. */
function MonthKey({ days }: { days: CalendarDays | null }) {
  const { currency, marks, taxes } = useOwner();
  const prices = [...(days?.values() ?? [])].flatMap(({ fromMinor }) => fromMinor ?? []);
  return (
    <ul className={calendar['key']} aria-label="What the days say">
      {currency !== null && prices.length > 0 && (
        <li>
          {cellPrice(Math.min(...prices), currency)} lowest nightly price, {taxes} included
        </li>
      )}
      {marks.minimumStay && (
        <li>
          <b>2+</b> minimum nights from that day
        </li>
      )}
      {marks.soldOut && (
        <li>
          <s>20</s> sold out
        </li>
      )}
    </ul>
  );
}
