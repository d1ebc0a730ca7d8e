import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { lazyPage } from './lazy-page.ts';

test('a page that was fetched before it is shown needs no placeholder', async () => {
  const { Page, preload } = lazyPage(async () => ({ default: () => <h1>Rooms</h1> }));
  await preload();
  render(
    <Suspense fallback="Loading">
      <Page />
    </Suspense>,
  );
  expect(screen.queryByRole('heading', { name: 'Rooms' })).not.toBeNull();
});
