import { cellKey } from '@portico/contract/desk/night-cell';
import { addDays, weekdayOf, type LocalDate } from '@portico/domain/calendar/local-date';
import { useState } from 'react';
import { deskHotel } from '../lib/desk-document.ts';
import { priceText } from './cell-text.ts';
import { changesOf, typedPrice, typedRooms, type Change } from './changes.ts';
import type { GridRow, RateNight, RoomNight } from './grid-rows.ts';
import { emptyForm, settingOf, type PanelForm } from './panel-form.ts';
import { rectangle, type Selection } from './selection.ts';

interface Grid {
  readonly rows: readonly GridRow[];
  /** The date of the first column. */
  readonly first: LocalDate;
  readonly selection: Selection;
  /** Null: every day. */
  readonly weekdays: readonly number[] | null;
  readonly rooms: ReadonlyMap<string, RoomNight>;
  readonly rates: ReadonlyMap<string, RateNight>;
}

/** What is changed and not saved: figures typed into cells, in order, and then what the panel says. */
export function useGridEdit({ rows, first, selection, weekdays, rooms, rates }: Grid) {
  const { currency } = deskHotel();
  const [typed, setTyped] = useState<readonly Change[]>([]);
  const [form, setForm] = useState<PanelForm>(emptyForm);
  const [fault, setFault] = useState<string | null>(null);
  const { top, bottom, left, right } = rectangle(selection);
  const dateOf = (column: number) => addDays(first, column);
  const selected = rows.slice(top, bottom + 1);
  // Beside prices, a figure is a price.
  const priced = selected.filter(({ kind }) => kind === 'rate');
  const figured = priced.length > 0 ? priced : selected;
  const nights = { from: dateOf(left), to: dateOf(right), weekdays };
  const { setting, rooms: roomsOfEach, faults } = settingOf(form, currency);
  const ofForm = [
    ...changesOf(selected, nights, setting),
    ...changesOf(selected, nights, { rooms: roomsOfEach }, 'each'),
  ];

  /** The figure of a cell, as it is typed. */
  const figureOf = (row: GridRow, column: number): string => {
    const key = cellKey(row.key, dateOf(column));
    if (row.kind === 'rooms') return String(rooms.get(key)?.rooms ?? '');
    const night = rates.get(key);
    return night ? priceText(night.priceMinor, currency) : '';
  };

  /** The changes of a figure in cells of one row; undefined: it is none. An empty one changes nothing. */
  const changesOfFigure = (row: GridRow, text: string, columns: readonly [number, number]) => {
    if (text.trim() === '') return [];
    const those = { from: dateOf(columns[0]), to: dateOf(columns[1]), weekdays };
    if (row.kind === 'rooms') {
      const count = typedRooms(text);
      return count === undefined
        ? undefined
        : changesOf([row], those, { rooms: { kind: 'set', rooms: count } });
    }
    const price = typedPrice(text, currency);
    return price && changesOf([row], those, { rates: { price } });
  };

  function add(all: readonly (readonly Change[] | undefined)[], text: string) {
    if (all.includes(undefined)) {
      setFault(
        `“${text.trim().slice(0, 40)}” is no figure: type 120, 120.50, +10 or -5%, of rooms a number.`,
      );
      return;
    }
    setFault(null);
    setTyped([...typed, ...all.flatMap((some) => some ?? [])]);
  }

  return {
    changes: [...typed, ...ofForm],
    nights,
    selected,
    form,
    setForm,
    faults,
    fault,
    enter: (text: string) =>
      add(
        figured.map((row) => changesOfFigure(row, text, [left, right])),
        text,
      ),
    copyAlong: () => {
      const isOneColumn = left === right;
      const from = rows[top];
      add(
        selected.map((row) => {
          const source = isOneColumn && from?.kind === row.kind ? from : row;
          return changesOfFigure(row, figureOf(source, left), [left, right]);
        }),
        '',
      );
    },
    copied: () =>
      selected
        .map((row) =>
          Array.from({ length: right - left + 1 }, (_, index) => figureOf(row, left + index)).join('\t'),
        )
        .join('\n'),
    paste: (text: string) => {
      const lines = text
        .replace(/\r?\n$/, '')
        .split(/\r?\n/)
        .map((line) => line.split('\t'));
      const isOne = lines.length === 1 && lines[0]?.length === 1;
      if (isOne)
        add(
          figured.map((row) => changesOfFigure(row, text, [left, right])),
          text,
        );
      else
        add(
          lines.slice(0, rows.length - top).flatMap((line, down) =>
            line.map((figure, across) => {
              const row = rows[top + down];
              return row && changesOfFigure(row, figure, [left + across, left + across]);
            }),
          ),
          text,
        );
    },
    leave: () => {
      setTyped([]);
      setForm(emptyForm);
      setFault(null);
    },
    counts: (date: LocalDate) => weekdays?.includes(weekdayOf(date)) ?? true,
  };
}
