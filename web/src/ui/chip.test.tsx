import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Chip } from './chip.tsx';

afterEach(cleanup);

test('a chip that is gone stays in reach and cannot be taken', async () => {
  let taken = 0;
  render(
    <Chip pressed={false} gone onPress={() => (taken += 1)}>
      19:30, fully booked
    </Chip>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '19:30, fully booked' }));
  await userEvent.keyboard('{Enter}');
  expect(taken).toBe(0);
});
