import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { valueAt, withValueAt } from './at-path.ts';
import { TextField } from './fields.tsx';
import { labelsOf, PartFormContext } from './part-form.ts';
import { PresentField } from './present-field.tsx';

afterEach(cleanup);

function Form() {
  const [value, setValue] = useState<unknown>({});
  const form = {
    value,
    set: (path: string, next: unknown) => setValue((current: unknown) => withValueAt(current, path, next)),
    change: (path: string, next: (current: unknown) => unknown) =>
      setValue((current: unknown) => withValueAt(current, path, next(valueAt(current, path)))),
    labelOf: labelsOf('asked'),
    faultAt: () => undefined,
    ownFaultAt: () => undefined,
    isReadOnly: false,
  };
  return (
    <PartFormContext value={form}>
      <PresentField path="customTerms" start={{ text: '' }}>
        <TextField path="customTerms.text" isLong />
      </PresentField>
      <output>{JSON.stringify(value)}</output>
    </PartFormContext>
  );
}

test('a page that was unticked by mistake is back with its words when it is ticked again', () => {
  render(<Form />);
  const tick = screen.getByLabelText('Guests agree to them');
  fireEvent.click(tick);
  fireEvent.change(screen.getByLabelText('The terms'), { target: { value: 'Quiet after ten.' } });
  fireEvent.click(tick);
  expect(screen.getByRole('status').textContent).toBe('{}');
  fireEvent.click(tick);
  expect(screen.getByLabelText('The terms')).toHaveProperty('value', 'Quiet after ten.');
});
