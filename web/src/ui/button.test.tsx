import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

function Booking({ onSend }: { onSend: () => void }) {
  const [busy, setBusy] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setBusy(true);
        onSend();
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" busy={busy}>
        Pay £224.40 and book
      </Button>
    </form>
  );
}

test('a double click sends one booking', async () => {
  let sent = 0;
  render(<Booking onSend={() => (sent += 1)} />);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Pay £224.40 and book' }));
  expect(sent).toBe(1);
});

test('Enter in a field sends nothing while the booking is under way', async () => {
  let sent = 0;
  render(<Booking onSend={() => (sent += 1)} />);
  await userEvent.type(screen.getByLabelText('Name'), 'Marian{Enter}{Enter}');
  expect(sent).toBe(1);
});

test('a busy button says that it takes no press, and stays in reach', async () => {
  render(<Button busy>Booking your rooms</Button>);
  const button = screen.getByRole('button', { name: 'Booking your rooms', busy: true });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
});
