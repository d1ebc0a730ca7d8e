import { counted } from '@portico/contract/texts/counted';
import { cellKey } from '@portico/contract/desk/night-cell';
import {
  addDays,
  addMonths,
  daysBetween,
  localDate,
  type LocalDate,
} from '@portico/domain/calendar/local-date';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { deskHotel } from '../lib/desk-document.ts';
import { deskQuery } from '../lib/desk-queries.ts';
import { useMay } from '../lib/desk-session.ts';
import { DeskFault } from '../parts/desk-fault.tsx';
import { DeskWaiting } from '../parts/desk-waiting.tsx';
import { BulkPanel } from './bulk-panel.tsx';
import { gridRows, type GridRow, type RatesAnswer } from './grid-rows.ts';
import { HistoryPanel } from './history-panel.tsx';
import { RatesGrid } from './rates-grid.tsx';
import { RatesTools } from './rates-tools.tsx';
import { SeasonsPanel, type Season } from './seasons-panel.tsx';
import styles from './wide-rates.module.css';
import { at, isOneCell, rectangle, type Selection } from './selection.ts';
import { useFolded } from './use-folded.ts';
import { useGridEdit } from './use-grid-edit.ts';
import { useRateNights } from './use-rate-nights.ts';
import { countNights, useSave, type Undoable } from './use-save.ts';

/** As far as prices and rooms can be set. */
const MONTHS = 48;

/** The grid, and beside it what is changed. */
export function WideRates({ onSaved }: { readonly onSaved: (undoable: Undoable) => void }) {
  const { today } = deskHotel();
  const [view, setView] = useState({ from: today, to: addDays(today, 13) });
  const nights = useRateNights(today, view.from, view.to);
  const onView = useCallback((from: LocalDate, to: LocalDate) => setView({ from, to }), []);
  const { answer, error, again } = nights;
  if (answer === undefined)
    return error === null ? <DeskWaiting /> : <DeskFault error={error} onAgain={again} />;
  return <Loaded answer={answer} nights={nights} view={view} onView={onView} onSaved={onSaved} />;
}

interface LoadedProps {
  readonly answer: RatesAnswer;
  readonly nights: ReturnType<typeof useRateNights>;
  readonly view: { readonly from: LocalDate; readonly to: LocalDate };
  readonly onView: (from: LocalDate, to: LocalDate) => void;
  readonly onSaved: (undoable: Undoable) => void;
}

function Loaded({ answer, nights, view, onView, onSaved }: LoadedProps) {
  const { today } = deskHotel();
  const maySave = useMay('Rates/Save');
  const [only, setOnly] = useState<number | null>(null);
  const { folded, toggle } = useFolded();
  const rows = gridRows(answer, only, folded);
  const [selection, setSelection] = useState(at(Math.min(1, rows.length - 1), 0));
  const [weekdays, setWeekdays] = useState<readonly number[] | null>(null);
  /** Its dates were chosen in a panel: even one night keeps the panel with their fields. */
  const [isRanged, setIsRanged] = useState(false);
  const [lead, setLead] = useState<{ readonly column: number } | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const [beside, setBeside] = useState<'history' | 'seasons' | null>(null);
  const { data: { seasons = [] } = {} } = useQuery(deskQuery('Rates/Seasons', {}));
  const last = addMonths(today, MONTHS);
  const columns = daysBetween(today, last) + 1;
  const { rooms, rates } = nights;
  const edit = useGridEdit({ rows, first: today, selection, weekdays, rooms, rates });
  const { preview, next, refused, error, isBusy, save, reset } = useSave(edit.changes, (saved) => {
    const count = counted(countNights(saved), 'night');
    if (saved.saved !== null) onSaved({ saveId: saved.saved.saveId, text: `Saved: ${count}.` });
    leave();
  });

  function select(chosen: Selection) {
    setIsRanged(false);
    setSelection(chosen);
  }
  function leave() {
    edit.leave();
    reset();
    setWeekdays(null);
    select(at(selection.active.row, selection.active.column));
    // What had the focus is gone with the panel.
    box.current?.focus({ preventScroll: true });
  }
  function move(column: number) {
    const to = Math.max(0, Math.min(columns - 1, column));
    select(at(selection.active.row, to));
    setLead({ column: to });
  }
  /** Its row is chosen then, at a day in view: others may have moved. */
  function fold(roomTypeId: number) {
    toggle(roomTypeId);
    const { column } = selection.active;
    const [from, to] = [daysBetween(today, view.from), daysBetween(today, view.to)];
    select(
      at(
        rows.findIndex((row) => row.roomTypeId === roomTypeId),
        Math.max(from, Math.min(to, column)),
      ),
    );
    box.current?.focus({ preventScroll: true });
  }
  /** Its nights in the rows that are selected; of one cell, in all. */
  function choose(season: Season) {
    const from = localDate(season.from < today ? today : season.from);
    const to = localDate(season.to > last ? last : season.to);
    const isOne = isOneCell(selection);
    const { top, bottom } = rectangle(selection);
    const column = daysBetween(today, from);
    setIsRanged(true);
    setSelection({
      anchor: { row: isOne ? rows.length - 1 : bottom, column: daysBetween(today, to) },
      active: { row: isOne ? 0 : top, column },
    });
    setLead({ column });
  }
  const contentOf = (row: GridRow, date: LocalDate) => {
    const key = cellKey(row.key, date);
    return row.kind === 'rooms'
      ? { kind: row.kind, night: rooms.get(key), next: next.rooms.get(key) }
      : { kind: row.kind, night: rates.get(key), next: next.rates.get(key) };
  };
  const { left, right } = rectangle(selection);
  const active = rows[selection.active.row];
  const isChanging = maySave && (edit.changes.length > 0 || isRanged || !isOneCell(selection));
  const grid = (
    <RatesGrid
      rows={rows}
      first={today}
      columns={columns}
      contentOf={contentOf}
      selection={selection}
      counts={edit.counts}
      seasons={seasons}
      refused={refused}
      lead={lead}
      box={box}
      onSelect={select}
      onView={onView}
      onEnter={maySave ? edit.enter : undefined}
      onCopyAlong={edit.copyAlong}
      copied={edit.copied}
      onPaste={edit.paste}
      onCancel={leave}
      onFold={fold}
    />
  );
  const panel = isChanging ? (
    <BulkPanel
      answer={answer}
      title={titleOf(edit.selected, right - left + 1)}
      sub={[...new Set(edit.selected.map(({ roomType }) => roomType))].join(', ')}
      {...edit.nights}
      first={today}
      last={last}
      form={edit.form}
      faults={edit.faults}
      preview={preview}
      error={error}
      isBusy={isBusy}
      seasons={seasons.filter(({ to }) => to >= today)}
      onSeason={choose}
      onRange={(from, to) => {
        setIsRanged(true);
        setSelection({
          anchor: { row: selection.anchor.row, column: daysBetween(today, from) },
          active: { row: selection.active.row, column: daysBetween(today, to) },
        });
      }}
      onWeekdays={setWeekdays}
      onForm={edit.setForm}
      onSave={save}
      onLeave={leave}
    />
  ) : beside === 'seasons' ? (
    <SeasonsPanel
      seasons={seasons}
      first={today}
      last={last}
      onChoose={choose}
      onClose={() => setBeside(null)}
    />
  ) : beside === 'history' && active !== undefined ? (
    <HistoryPanel
      answer={answer}
      row={active}
      date={addDays(today, selection.active.column)}
      onClose={() => setBeside(null)}
    />
  ) : undefined;
  return (
    <>
      <RatesTools
        answer={answer}
        from={view.from}
        to={view.to}
        today={today}
        months={MONTHS}
        only={only}
        onOnly={(roomTypeId) => {
          setOnly(roomTypeId);
          select(at(0, selection.active.column));
        }}
        onMove={(days) => move(daysBetween(today, view.from) + days)}
        onMonth={(month) => move(daysBetween(today, month))}
      >
        <Button
          variant="second"
          size="small"
          onClick={() => setBeside(beside === 'seasons' ? null : 'seasons')}
        >
          Seasons
        </Button>
        <Button
          variant="second"
          size="small"
          onClick={() => setBeside(beside === 'history' ? null : 'history')}
        >
          History of this night
        </Button>
      </RatesTools>
      {edit.fault !== null && (
        <div className={styles.news}>
          <Notice tone="negative" title={edit.fault} />
        </div>
      )}
      {nights.error !== null && <DeskFault error={nights.error} onAgain={nights.again} />}
      <div className={panel === undefined ? undefined : styles.beside}>
        {grid}
        {panel}
      </div>
      <ul className={styles.key}>
        <li>
          <b>full</b> nothing left that night
        </li>
        <li>
          <b>2+</b> shortest stay from that day
        </li>
        <li>
          <s>shut</s> not sold
        </li>
        <li>
          <kbd>Space</kbd> folds the rates of a room
        </li>
        {maySave && (
          <li>
            Type a price, Enter. Drag, or <kbd>Shift</kbd> and the arrows, to choose cells. <kbd>Ctrl</kbd> D
            copies along.
          </li>
        )}
      </ul>
    </>
  );
}

/** “4 nights, 2 rates”. */
function titleOf(rows: readonly GridRow[], nights: number): string {
  const rates = rows.filter(({ kind }) => kind === 'rate').length;
  const what = rates > 0 ? counted(rates, 'rate') : counted(rows.length, 'kind of room', 'kinds of room');
  return `${counted(nights, 'night')}, ${what}`;
}
