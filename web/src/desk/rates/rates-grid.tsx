import { cellKey } from '@portico/contract/desk/night-cell';
import { addDays, daysBetween, localDate, type LocalDate } from '@portico/domain/calendar/local-date';
import { dayText, monthText, weekdayText } from '@portico/contract/texts/date-texts';
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { classNames } from '../../ui/class-names.ts';
import { CellEditor } from './cell-editor.tsx';
import { GridCell, type CellContent } from './grid-cell.tsx';
import type { GridRow } from './grid-rows.ts';
import styles from './rates-grid.module.css';
import { RowHead } from './row-head.tsx';
import type { Season } from './seasons-panel.tsx';
import { afterKey, at, isSelected, type Place, type Selection } from './selection.ts';

const HEAD = { width: 204, height: 68 };
const COLUMN = 62;
const ROOMS_ROW = 48;
const RATE_ROW = 42;

interface RatesGridProps {
  readonly rows: readonly GridRow[];
  /** The date of the first column, and how many columns there are. */
  readonly first: LocalDate;
  readonly columns: number;
  readonly contentOf: (row: GridRow, date: LocalDate) => CellContent;
  readonly selection: Selection;
  /** Whether a day of the selection counts: only these days of the week. */
  readonly counts: (date: LocalDate) => boolean;
  readonly refused: ReadonlySet<string>;
  /** Stand above the days. */
  readonly seasons: readonly Season[];
  readonly onSelect: (selection: Selection) => void;
  /** Which dates are in view. */
  readonly onView: (from: LocalDate, to: LocalDate) => void;
  /** A figure typed for the selection. Undefined: nothing may be changed. */
  readonly onEnter?: ((text: string) => void) | undefined;
  /** The first cell of each row, or of the column, for the whole selection. */
  readonly onCopyAlong: () => void;
  /** The selection as lines of figures with tabs between. */
  readonly copied: () => string;
  readonly onPaste: (text: string) => void;
  readonly onCancel: () => void;
  /** Folds a room type, or opens it again. */
  readonly onFold: (roomTypeId: number) => void;
  /** The column to stand first; another object moves there again. Null: not moved yet. */
  readonly lead: { readonly column: number } | null;
  /** The grid itself, for the focus. */
  readonly box: RefObject<HTMLDivElement | null>;
}

/** Days as columns, rooms and rates as rows, drawn only as far as they are in view. Keys: docs/desk.md, "Rates". */
export function RatesGrid(props: RatesGridProps) {
  const { rows, first, columns, selection, counts, lead, onSelect, onView, onEnter, box } = props;
  const [typed, setTyped] = useState<string | null>(null);
  // oxlint-disable-next-line react-hooks-js/incompatible-library -- it only opts this component out of memoizing
  const across = useVirtualizer({
    horizontal: true,
    count: columns,
    getScrollElement: () => box.current,
    estimateSize: () => COLUMN,
    paddingStart: HEAD.width,
    scrollPaddingStart: HEAD.width,
    overscan: 2,
  });
  const down = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: (index) => (rows[index]?.kind === 'rooms' ? ROOMS_ROW : RATE_ROW),
    paddingStart: HEAD.height,
    scrollPaddingStart: HEAD.height,
    overscan: 3,
  });
  const { active } = selection;
  // The range begins with days that the names of the rows cover.
  const startIndex = Math.round((across.scrollOffset ?? 0) / COLUMN);
  const endIndex = across.range?.endIndex ?? 0;

  useEffect(() => {
    onView(addDays(first, startIndex), addDays(first, endIndex));
  }, [onView, first, startIndex, endIndex]);
  // Not when it opens: asking how far it scrolls would lay all cells out once more.
  const shown = useRef(active);
  useEffect(() => {
    if (shown.current === active) return;
    shown.current = active;
    across.scrollToIndex(active.column);
    down.scrollToIndex(active.row);
  }, [across, down, active]);
  useEffect(() => {
    if (lead !== null) across.scrollToIndex(lead.column, { align: 'start' });
  }, [across, lead]);

  function type(text: string) {
    if (onEnter !== undefined) setTyped(text);
  }

  function enter(text: string) {
    setTyped(null);
    box.current?.focus({ preventScroll: true });
    if (text.trim() !== '') onEnter?.(text);
  }

  function onKeyDown(event: KeyboardEvent) {
    // Others are keys of a field or a button within.
    if (event.target !== event.currentTarget) return;
    const row = rows[active.row];
    const moved = afterKey(selection, { rows: rows.length, columns }, event);
    if (moved !== undefined) onSelect(moved);
    else if (event.key === 'Escape') props.onCancel();
    else if (event.key === ' ' && row !== undefined) props.onFold(row.roomTypeId);
    else if (event.key === 'Enter' || event.key === 'F2') type('');
    else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd') props.onCopyAlong();
    else if (/^[\d.+-]$/.test(event.key) && !event.ctrlKey && !event.metaKey) type(event.key);
    else return;
    event.preventDefault();
  }

  const placeOf = ({ target }: MouseEvent): Place | undefined => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
    const row = cell?.closest<HTMLElement>('[data-row]');
    if (cell === null || !row) return undefined;
    return { row: Number(row.dataset['row']), column: Number(cell.dataset['column']) };
  };

  function press(event: MouseEvent) {
    const place = placeOf(event);
    if (place === undefined || event.button !== 0) return;
    onSelect(event.shiftKey ? { ...selection, active: place } : at(place.row, place.column));
  }

  function drag(event: MouseEvent) {
    const place = event.buttons === 1 ? placeOf(event) : undefined;
    if (place && (place.row !== active.row || place.column !== active.column))
      onSelect({ ...selection, active: place });
  }

  const items = across.getVirtualItems();
  return (
    <div
      ref={box}
      className={styles.box}
      role="grid"
      tabIndex={0}
      aria-label="Rooms and prices by day"
      aria-rowcount={rows.length + 1}
      aria-colcount={columns + 1}
      aria-multiselectable="true"
      aria-readonly={onEnter === undefined || undefined}
      aria-activedescendant={cellId(active)}
      onKeyDown={onKeyDown}
      onMouseDown={press}
      onMouseMove={drag}
      onDoubleClick={() => type('')}
      onCopy={(event) => copy(event, typed, props.copied)}
      onPaste={(event) => {
        if (typed !== null) return;
        event.preventDefault();
        props.onPaste(event.clipboardData.getData('text/plain'));
      }}
    >
      <div
        role="presentation"
        className={styles.sheet}
        style={{ width: across.getTotalSize(), height: down.getTotalSize() }}
      >
        <div role="row" aria-rowindex={1} className={styles.heads} style={{ height: HEAD.height }}>
          <div role="columnheader" aria-colindex={1} className={styles.corner} style={{ width: HEAD.width }}>
            {monthText(addDays(first, startIndex))}
          </div>
          {seasonsIn(props.seasons, addDays(first, startIndex), addDays(first, endIndex)).map((season) => {
            const from = Math.max(0, daysBetween(first, localDate(season.from)));
            const days = daysBetween(first, localDate(season.to)) - from + 1;
            return (
              <div
                key={season.seasonId}
                className={styles.season}
                style={{ left: HEAD.width + from * COLUMN, width: days * COLUMN }}
              >
                <span style={{ left: HEAD.width }}>{season.name}</span>
              </div>
            );
          })}
          {items.map(({ index, start, size }) => {
            const date = addDays(first, index);
            return (
              <div
                key={index}
                role="columnheader"
                aria-colindex={index + 2}
                className={styles.head}
                style={{ left: start, width: size }}
              >
                <span>{weekdayText(date).slice(0, 3)}</span> <b>{dayText(date)}</b>
              </div>
            );
          })}
        </div>
        {down.getVirtualItems().map(({ index: rowIndex, start, size }) => {
          const row = rows[rowIndex];
          if (row === undefined) return null;
          return (
            <div
              key={row.key}
              role="row"
              aria-rowindex={rowIndex + 2}
              data-row={rowIndex}
              className={classNames(styles.row, row.kind === 'rooms' && styles.rooms)}
              style={{ top: start, height: size }}
            >
              <RowHead row={row} width={HEAD.width} onFold={props.onFold} />
              {items.map((column) => {
                const place = { row: rowIndex, column: column.index };
                const date = addDays(first, column.index);
                const isActive = active.row === rowIndex && active.column === column.index;
                return (
                  <GridCell
                    key={column.index}
                    id={cellId(place)}
                    row={row}
                    date={date}
                    columnIndex={column.index}
                    left={column.start}
                    width={column.size}
                    content={props.contentOf(row, date)}
                    isSelected={isSelected(selection, place) && counts(date)}
                    isActive={isActive}
                    isRefused={props.refused.has(cellKey(row.key, date))}
                    editor={
                      isActive && typed !== null ? (
                        <CellEditor
                          label={row.kind === 'rooms' ? 'Rooms for sale' : 'Price'}
                          first={typed}
                          onEnter={enter}
                          onLeave={() => enter('')}
                        />
                      ) : undefined
                    }
                  />
                );
              })}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** Those with nights in view, the longest first: a shorter one within it stands over it. */
function seasonsIn(seasons: readonly Season[], from: LocalDate, to: LocalDate): Season[] {
  const length = (season: Season) => daysBetween(localDate(season.from), localDate(season.to));
  return seasons
    .filter((season) => season.from <= to && season.to >= from)
    .toSorted((one, other) => length(other) - length(one));
}

const cellId = ({ row, column }: Place) => `cell-${row}-${column}`;

function copy(event: ClipboardEvent, typed: string | null, copied: () => string) {
  if (typed !== null) return;
  event.preventDefault();
  event.clipboardData.setData('text/plain', copied());
}
