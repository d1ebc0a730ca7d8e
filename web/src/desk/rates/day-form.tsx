import { cellKey } from '@portico/contract/desk/night-cell';
import { counted } from '@portico/contract/texts/counted';
import { dayText, monthText, weekdayText } from '@portico/contract/texts/date-texts';
import { addDays, addMonths, type LocalDate } from '@portico/domain/calendar/local-date';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { deskHotel } from '../lib/desk-document.ts';
import { useMay } from '../lib/desk-session.ts';
import { DeskFault } from '../parts/desk-fault.tsx';
import { DeskWaiting } from '../parts/desk-waiting.tsx';
import { changesOfDay, noEdits } from './day-edits.ts';
import styles from './day-form.module.css';
import { DayRoomType } from './day-room-type.tsx';
import { GuestsSee } from './guests-see.tsx';
import { DateField, WeekdayField } from './nights-fields.tsx';
import { useRateNights } from './use-rate-nights.ts';
import { countNights, useSave, type Undoable } from './use-save.ts';

/** As far as prices and rooms can be set. */
const MONTHS = 48;

/** On a phone: one day as a form, and the same on more days if wished. */
export function DayForm({ onSaved }: { readonly onSaved: (undoable: Undoable) => void }) {
  const { today, currency } = deskHotel();
  const maySave = useMay('Rates/Save');
  const [day, setDay] = useState(today);
  const [until, setUntil] = useState<LocalDate | null>(null);
  const [weekdays, setWeekdays] = useState<readonly number[] | null>(null);
  const [edits, setEdits] = useState(noEdits);
  const { answer, error: unread, again, rooms, rates } = useRateNights(today, day, day);
  const nights = { from: day, to: until ?? day, weekdays: until === null ? null : weekdays };
  const { changes, faults } =
    answer === undefined
      ? { changes: [], faults: new Set<string>() }
      : changesOfDay(answer, edits, nights, currency);
  const { preview, refused, error, isBusy, save, reset } = useSave(changes, (saved) => {
    const count = counted(countNights(saved), 'night');
    if (saved.saved !== null) onSaved({ saveId: saved.saved.saveId, text: `Saved: ${count}.` });
    clear();
  });
  function clear() {
    setEdits(noEdits);
    setUntil(null);
    setWeekdays(null);
    reset();
  }
  /** What is typed belongs to the day on which it was typed. */
  function go(days: number) {
    clear();
    setDay(addDays(day, days));
  }

  const last = addMonths(today, MONTHS);
  return (
    <>
      <div className={styles.day}>
        <IconButton icon="before" label="The day before" disabled={day <= today} onClick={() => go(-1)} />
        <h2 aria-live="polite">
          <span>{weekdayText(day)}</span> <b>{dayText(day)}</b> <span>{monthText(day)}</span>
        </h2>
        <IconButton icon="next" label="The day after" disabled={day >= last} onClick={() => go(1)} />
      </div>
      <DateField
        label="Go to"
        value={day}
        min={today}
        max={last}
        onDate={(date) => {
          clear();
          setDay(date);
        }}
      />
      {unread !== null && <DeskFault error={unread} onAgain={again} />}
      {answer === undefined && unread === null && <DeskWaiting />}
      {answer?.roomTypes.map((roomType) => (
        <DayRoomType
          key={roomType.id}
          roomType={roomType}
          roomsOf={(row) => rooms.get(cellKey(row, day))}
          rateOf={(row) => rates.get(cellKey(row, day))}
          edits={edits}
          faults={faults}
          isRefused={(row) => refused.has(cellKey(row, day))}
          mayChange={maySave}
          onEdits={setEdits}
        />
      ))}
      {until !== null && (
        <div className={styles.more}>
          <DateField label="Until" value={until} min={day} max={last} onDate={setUntil} />
          <WeekdayField weekdays={weekdays} onWeekdays={setWeekdays} />
        </div>
      )}
      {error !== null && <Notice tone="negative" title={error.message} />}
      {preview !== undefined && answer !== undefined && <GuestsSee answer={answer} preview={preview} />}
      {maySave && changes.length > 0 && until === null && (
        <div className={styles.more}>
          <Button block variant="second" onClick={() => setUntil(day)}>
            Do the same on more days
          </Button>
        </div>
      )}
      {maySave && changes.length > 0 && (
        <div className={styles.ways}>
          <Button busy={isBusy} onClick={save}>
            {until === null || preview === undefined
              ? `Save ${weekdayText(day)} ${dayText(day)}`
              : `Save ${counted(countNights(preview), 'night')}`}
          </Button>
          <Button variant="second" onClick={clear}>
            Leave it
          </Button>
        </div>
      )}
    </>
  );
}
