import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import ErrorPage from '../../features/pay/error-page.tsx';
import { OwnerContext } from '../../shared/hotel/hotel-context.ts';
import { buildHotel } from '../../shared/hotel/hotel.fixture.ts';
import { BareLayout } from './bare-layout.tsx';

afterEach(cleanup);

test('the error page of a pay link shows once whom to ask', () => {
  render(
    <OwnerContext value={buildHotel()}>
      <MemoryRouter>
        <BareLayout document="pay" page="securePay">
          <ErrorPage />
        </BareLayout>
      </MemoryRouter>
    </OwnerContext>,
  );
  expect(screen.getByText(/ask us for a new one/)).toBeDefined();
  expect(screen.getAllByRole('link', { name: '+44 1227 496 0142' })).toHaveLength(1);
});
