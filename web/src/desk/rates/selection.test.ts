import { expect, test } from 'vitest';
import { afterKey, at, isSelected, rectangle } from './selection.ts';

const size = { rows: 6, columns: 100 };
const key = (name: string, held: { shiftKey?: boolean; ctrlKey?: boolean } = {}) => ({
  key: name,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
});

test.each([
  ['ArrowRight', { row: 2, column: 41 }],
  ['ArrowUp', { row: 1, column: 40 }],
  ['Home', { row: 2, column: 0 }],
  ['End', { row: 2, column: 99 }],
  ['PageDown', { row: 2, column: 68 }],
  ['PageUp', { row: 2, column: 12 }],
])('%s moves the active cell', (name, active) => {
  expect(afterKey(at(2, 40), size, key(name))).toEqual({ anchor: active, active });
});

test('the grid ends at its edges, and other keys are not of the grid', () => {
  expect(afterKey(at(0, 0), size, key('ArrowUp'))).toEqual(at(0, 0));
  expect(afterKey(at(5, 90), size, key('PageDown'))).toEqual(at(5, 99));
  expect(afterKey(at(2, 40), size, key('End', { ctrlKey: true }))).toEqual(at(5, 99));
  expect(afterKey(at(2, 40), size, key('x'))).toBeUndefined();
});

test('Shift keeps where the selection was begun, whichever way it grows', () => {
  const grown = afterKey(at(2, 40), size, key('PageUp', { shiftKey: true }));
  const more = grown && afterKey(grown, size, key('ArrowDown', { shiftKey: true }));
  if (more === undefined) throw new Error('no selection');
  expect(rectangle(more)).toEqual({ top: 2, bottom: 3, left: 12, right: 40 });
  expect(isSelected(more, { row: 3, column: 20 })).toBe(true);
  expect(isSelected(more, { row: 1, column: 20 })).toBe(false);
});
