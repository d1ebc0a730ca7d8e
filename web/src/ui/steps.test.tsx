import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Steps } from './steps.tsx';

afterEach(cleanup);

test('the progress shows which step this is, which are done, and leads back to those', () => {
  const rooms = { name: 'Rooms', link: (words: React.ReactNode) => <a href="/rooms">{words}</a> };
  render(
    <Steps
      steps={[rooms, { name: 'Upgrades' }, { name: 'Guests', link: rooms.link }, { name: 'Summary' }]}
      current={2}
    />,
  );
  expect(screen.getByText('Step 3 of 4: Guests')).toBeTruthy();
  const steps = within(screen.getByRole('list', { name: 'Your progress' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    'Rooms, done',
    'Upgrades, done',
    'Guests',
    'Summary',
  ]);
  expect(steps[2]?.querySelector('[aria-current="step"]')).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Rooms, done']);
});
