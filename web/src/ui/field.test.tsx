import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Field } from './field.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';

afterEach(cleanup);

const descriptionOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

test.each([
  ['a line of text', <TextInput key="control" />],
  ['a longer text', <TextArea key="control" />],
  ['a choice from a list', <Select key="control" />],
])('the label, hint and error of a field belong to its control: %s', (_, control) => {
  render(
    <Field label="E-mail" hint="Your confirmation goes here." error="A valid email address is required">
      {control}
    </Field>,
  );
  const input = screen.getByLabelText('E-mail');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(input)).toBe('Your confirmation goes here. | A valid email address is required');
});

test('a field without an error is not called invalid', () => {
  render(
    <Field label="Phone" required>
      <TextInput type="tel" />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Phone' });
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
  expect(input.getAttribute('aria-required')).toBe('true');
});
