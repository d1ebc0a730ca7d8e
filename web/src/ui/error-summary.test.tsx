import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Choice, Choices } from './choices.tsx';
import { ErrorSummary, type FieldIssue } from './error-summary.tsx';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

afterEach(cleanup);

const email: FieldIssue = { fieldId: 'email', message: 'A valid email address is required' };
const method: FieldIssue = { fieldId: 'method', message: 'Choose how to pay' };

function Form({ issues, attempt }: { issues: FieldIssue[]; attempt: number }) {
  return (
    <form>
      <ErrorSummary issues={issues} attempt={attempt} />
      <Field id="email" label="E-mail">
        <TextInput />
      </Field>
      <Choices id="method" legend="How would you like to pay?">
        <Choice name="method" title="Card" />
        <Choice name="method" title="Company invoice" />
      </Choices>
    </form>
  );
}

test('a refused form moves the focus to the summary', () => {
  render(<Form issues={[email, method]} attempt={1} />);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(screen.getByRole('heading', { name: 'Two things to put right' })).toBeTruthy();
});

test('an error put right leaves the focus in its field, sending again moves it back', () => {
  const { rerender } = render(<Form issues={[email, method]} attempt={1} />);
  screen.getByLabelText('E-mail').focus();
  rerender(<Form issues={[method]} attempt={1} />);
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
  rerender(<Form issues={[method]} attempt={2} />);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

test('each line of the summary leads to its field', async () => {
  render(<Form issues={[email, method]} attempt={1} />);
  await userEvent.click(screen.getByRole('link', { name: email.message }));
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
  await userEvent.click(screen.getByRole('link', { name: method.message }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Card' }));
});

test('a form with nothing wrong has no summary', () => {
  render(<Form issues={[]} attempt={1} />);
  expect(screen.queryByRole('alert')).toBeNull();
});
