/** A cell by its row and column. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** A rectangle of cells: from where it was begun to the active cell. */
export interface Selection {
  readonly anchor: Place;
  readonly active: Place;
}

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

export const at = (row: number, column: number): Selection => ({
  anchor: { row, column },
  active: { row, column },
});

/** The corners of the rectangle, both included. */
export function rectangle({ anchor, active }: Selection) {
  return {
    top: Math.min(anchor.row, active.row),
    bottom: Math.max(anchor.row, active.row),
    left: Math.min(anchor.column, active.column),
    right: Math.max(anchor.column, active.column),
  };
}

export function isSelected(selection: Selection, { row, column }: Place): boolean {
  const { top, bottom, left, right } = rectangle(selection);
  return row >= top && row <= bottom && column >= left && column <= right;
}

export const isOneCell = ({ anchor, active }: Selection) =>
  anchor.row === active.row && anchor.column === active.column;

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Four weeks, so that the day of the week stays. */
const PAGE = 28;

/**
 * The selection after a key, as in the grid pattern of ARIA; with Shift it grows from where it was begun. Undefined for
 * other keys. Page up and down go four weeks.
 */
export function afterKey(selection: Selection, size: Size, key: Key): Selection | undefined {
  const moved = moveOf(selection.active, size, key);
  if (moved === undefined) return undefined;
  const active = {
    row: within(moved.row, size.rows),
    column: within(moved.column, size.columns),
  };
  return key.shiftKey ? { anchor: selection.anchor, active } : { anchor: active, active };
}

function moveOf({ row, column }: Place, { rows, columns }: Size, key: Key): Place | undefined {
  const isFar = key.ctrlKey || key.metaKey;
  switch (key.key) {
    case 'ArrowLeft':
      return { row, column: column - (isFar ? 7 : 1) };
    case 'ArrowRight':
      return { row, column: column + (isFar ? 7 : 1) };
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'Home':
      return { row: isFar ? 0 : row, column: 0 };
    case 'End':
      return { row: isFar ? rows - 1 : row, column: columns - 1 };
    case 'PageUp':
      return { row, column: column - PAGE };
    case 'PageDown':
      return { row, column: column + PAGE };
    default:
      return undefined;
  }
}

const within = (place: number, count: number) => Math.max(0, Math.min(count - 1, place));
