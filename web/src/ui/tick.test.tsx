import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Tick } from './tick.tsx';

afterEach(cleanup);

test('what is to be agreed to starts unticked, and its error belongs to it', () => {
  render(<Tick error="Agree to the terms and conditions to book">I agree to the terms</Tick>);
  const box = screen.getByRole('checkbox', { name: 'I agree to the terms', checked: false });
  expect(box.getAttribute('aria-invalid')).toBe('true');
  const error = document.getElementById(box.getAttribute('aria-describedby') ?? '');
  expect(error?.textContent).toBe('Agree to the terms and conditions to book');
});
