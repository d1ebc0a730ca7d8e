import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { KeyFob } from './key-fob.tsx';

afterEach(cleanup);

test('the reservation number is shown in groups and can be copied whole', () => {
  render(<KeyFob label="Your reservation number" number="QHK4821356" />);
  expect(screen.getByText('QHK').parentElement?.textContent).toBe('QHK4821356');
  expect(['QHK', '482', '1356'].map((group) => screen.getByText(group).textContent)).toHaveLength(3);
});
