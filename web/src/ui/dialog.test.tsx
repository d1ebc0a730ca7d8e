import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

function Guests() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Guests
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Guests and rooms">
        <p>2 adults</p>
      </Dialog>
    </>
  );
}

test('a dialog opens with the focus on its name and goes when it is closed', async () => {
  render(<Guests />);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Guests' }));
  expect(screen.getByRole('dialog', { name: 'Guests and rooms' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Guests and rooms' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
