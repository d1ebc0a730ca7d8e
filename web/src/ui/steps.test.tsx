import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Steps } from './steps.tsx';

afterEach(cleanup);

test('the progress says which step this is and which are done', () => {
  render(<Steps names={['Rooms', 'Guests', 'Extras', 'Summary']} current={1} />);
  expect(screen.getByText('Step 2 of 4: Guests')).toBeTruthy();
  const steps = within(screen.getByRole('list', { name: 'Your progress' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(['Rooms, done', 'Guests', 'Extras', 'Summary']);
  expect(steps[1]?.querySelector('[aria-current="step"]')).toBeTruthy();
});
