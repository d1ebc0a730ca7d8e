import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Stepper } from './stepper.tsx';

afterEach(cleanup);

function Adults({ start }: { start: number }) {
  const [adults, setAdults] = useState(start);
  return (
    <Stepper
      label="Adults"
      value={adults}
      min={1}
      max={3}
      maxReason="This room sleeps 3"
      onChange={setAdults}
    />
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const announced = () => screen.getAllByRole('status').map((live) => live.textContent);

test('each press changes the number by one and announces it', async () => {
  render(<Adults start={1} />);
  await press('One more: Adults');
  expect(announced()).toContain('Adults: 2');
  await press('One fewer: Adults');
  expect(announced()).toContain('Adults: 1');
});

test('the number never goes below its least', async () => {
  render(<Adults start={1} />);
  const fewer = screen.getByRole('button', { name: 'One fewer: Adults' });
  expect(fewer.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(fewer);
  expect(announced()).toContain('Adults: 1');
});

test('come to the end, it shows why without being asked again', async () => {
  render(<Adults start={2} />);
  await press('One more: Adults');
  expect(announced()).toEqual(expect.arrayContaining(['Adults: 3', 'This room sleeps 3']));
});

test('asked for more than there may be, it stops and shows why', async () => {
  render(<Adults start={3} />);
  expect(announced()).not.toContain('This room sleeps 3');
  await press('One more: Adults');
  expect(announced()).toEqual(expect.arrayContaining(['Adults: 3', 'This room sleeps 3']));
  await press('One fewer: Adults');
  expect(announced()).not.toContain('This room sleeps 3');
});
