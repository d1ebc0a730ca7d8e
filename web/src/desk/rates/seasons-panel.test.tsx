import { localDate } from '@portico/domain/calendar/local-date';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buildDeskSession, openDesk } from '../lib/desk.fixture.tsx';
import { SeasonsPanel } from './seasons-panel.tsx';

afterEach(cleanup);

const season = { seasonId: 's', name: 'High summer', from: '2027-06-01', to: '2027-08-31' };

test.each([
  ['read-only', 0],
  ['accounts', 0],
  ['reception', 1],
  ['owner', 1],
] as const)('only who may save prices is offered to set the nights of a season: %s', (role, count) => {
  openDesk(
    <SeasonsPanel
      seasons={[season]}
      first={localDate('2027-03-14')}
      last={localDate('2029-03-14')}
      onChoose={() => undefined}
      onClose={() => undefined}
    />,
    { session: buildDeskSession({ role }) },
  );
  expect(screen.queryAllByRole('button', { name: 'Set its nights of High summer' })).toHaveLength(count);
});
