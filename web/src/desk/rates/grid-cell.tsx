import type { LocalDate } from '@portico/domain/calendar/local-date';
import { memo, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { deskHotel } from '../lib/desk-document.ts';
import { closedText, priceText, rateLabel, roomsLabel, roomsLeftText, stayText } from './cell-text.ts';
import type { GridRow, RateNight, RoomNight } from './grid-rows.ts';
import styles from './rates-grid.module.css';

/** What a cell shows: as it stands, and as it would be once saved. */
export type CellContent =
  | { readonly kind: 'rooms'; readonly night: RoomNight | undefined; readonly next?: RoomNight | undefined }
  | { readonly kind: 'rate'; readonly night: RateNight | undefined; readonly next?: RateNight | undefined };

interface GridCellProps {
  readonly id: string;
  readonly row: GridRow;
  readonly date: LocalDate;
  readonly columnIndex: number;
  readonly left: number;
  readonly width: number;
  readonly content: CellContent;
  readonly isSelected: boolean;
  readonly isActive: boolean;
  readonly isRefused: boolean;
  /** The field in which a figure is typed, in place of the figure. */
  readonly editor?: ReactNode;
}

/** Hundreds stand in view: only those that differ are drawn again. */
export const GridCell = memo(Cell, isSame);

function Cell({
  id,
  row,
  date,
  columnIndex,
  left,
  width,
  content,
  isSelected,
  isActive,
  isRefused,
  editor,
}: GridCellProps) {
  return (
    <div
      role="gridcell"
      id={id}
      aria-colindex={columnIndex + 2}
      aria-selected={isSelected}
      data-column={columnIndex}
      className={classNames(
        styles.cell,
        isSelected && styles.selected,
        isActive && styles.active,
        isRefused && styles.refused,
      )}
      style={{ left, width }}
    >
      <span className="vh">{labelOf(row, date, content, isRefused)}</span>
      {editor ?? (
        <span className={styles.figure} aria-hidden="true">
          {content.kind === 'rooms' ? <Rooms {...content} /> : <Rate {...content} />}
        </span>
      )}
    </div>
  );
}

function isSame(one: GridCellProps, other: GridCellProps): boolean {
  return (
    one.content.night === other.content.night &&
    one.content.next === other.content.next &&
    one.id === other.id &&
    one.row.key === other.row.key &&
    one.date === other.date &&
    one.left === other.left &&
    one.isSelected === other.isSelected &&
    one.isActive === other.isActive &&
    one.isRefused === other.isRefused &&
    one.editor === other.editor
  );
}

function Rooms({ night, next }: CellContent & { readonly kind: 'rooms' }) {
  if (night === undefined) return null;
  const text = roomsLeftText(night);
  const isScarce = text === 'full' || text === 'shut';
  if (next !== undefined)
    return (
      <>
        <b>{roomsLeftText(next)}</b>
        <s>{text}</s>
      </>
    );
  return <span className={isScarce ? styles.full : undefined}>{text}</span>;
}

function Rate({ night, next }: CellContent & { readonly kind: 'rate' }) {
  if (night === undefined) return null;
  const shown = next ?? night;
  if (shown === null) return <span className={styles.none}>–</span>;
  const stay = stayText(shown);
  const closed = closedText(shown);
  const text = figure(shown);
  const was = next === undefined ? undefined : figure(night);
  return (
    <>
      {next === undefined && !shown.open ? (
        <s className={styles.shut}>{text}</s>
      ) : next === undefined ? (
        <span>{text}</span>
      ) : (
        <b>{text}</b>
      )}
      {was !== undefined && <s>{was}</s>}
      {was === undefined && closed !== '' && <small>{closed}</small>}
      {stay !== '' && <sup>{stay}</sup>}
    </>
  );
}

function figure(night: RateNight): string {
  if (night === null) return '–';
  return night.open ? priceText(night.priceMinor, deskHotel().currency) : 'shut';
}

function labelOf(row: GridRow, date: LocalDate, content: CellContent, isRefused: boolean): string {
  const { currency } = deskHotel();
  const state = (night: RoomNight | RateNight | undefined): string => {
    if (night === undefined) return 'loading';
    if (row.kind === 'rooms') return roomsLabel(row, date, night !== null && 'rooms' in night ? night : null);
    return rateLabel(row, date, night !== null && 'priceMinor' in night ? night : null, currency);
  };
  const next = content.next === undefined ? '' : `, not saved: ${state(content.next)}`;
  return `${state(content.night)}${next}${isRefused ? ', cannot be saved' : ''}`;
}
