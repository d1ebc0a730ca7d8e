import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Choice, Choices } from './choices.tsx';

afterEach(cleanup);

function Methods({ error }: { error?: string }) {
  return (
    <Choices legend="How would you like to pay?" legendHidden error={error}>
      <Choice name="method" title="Card" sub="Visa or Mastercard" />
      <Choice name="method" title="Company invoice" />
    </Choices>
  );
}

test('nothing is chosen for the guest, and one choice takes the place of another', async () => {
  render(<Methods />);
  const card = screen.getByRole<HTMLInputElement>('radio', { name: 'Card', checked: false });
  const invoice = screen.getByRole<HTMLInputElement>('radio', { name: 'Company invoice', checked: false });
  await userEvent.click(card);
  await userEvent.click(invoice);
  expect([card.checked, invoice.checked]).toEqual([false, true]);
});

test('an error belongs to the whole group', () => {
  render(<Methods error="Choose how to pay" />);
  const group = screen.getByRole('group', { name: 'How would you like to pay?' });
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Choose how to pay',
  );
});
