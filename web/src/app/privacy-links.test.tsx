import { documents, type DocumentName, type LayoutName } from '@portico/contract/pages';
import { cleanup, render, screen, within } from '@testing-library/react';
import { Fragment, type ComponentType } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../features/search/search.fixture.tsx';
import { BookingProvider } from '../shared/stay/booking-provider.tsx';
import { buildGroupData } from '../shared/hotel/group.fixture.ts';
import { groupOf } from '../shared/hotel/group.ts';
import { OwnerContext } from '../shared/hotel/hotel-context.ts';
import { buildHotel } from '../shared/hotel/hotel.fixture.ts';
import { BareLayout } from './bare-shell/bare-layout.tsx';
import { GroupLayout } from './group-shell/group-layout.tsx';
import { HotelLayout } from './hotel-shell/hotel-layout.tsx';
import { Pages } from './pages.tsx';
import type { LayoutProps } from './program/program.ts';

const layouts: Readonly<Record<LayoutName, ComponentType<LayoutProps>>> = {
  hotel: HotelLayout,
  bare: BareLayout,
  group: GroupLayout,
};

beforeEach(() => {
  window.scrollTo = () => undefined;
  stubBrowser({ isDesktop: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each(Object.keys(documents) as DocumentName[])(
  'every page of the document %s, its forms among them, leads to the privacy policy of its hotel or group',
  (document) => {
    const { owner, layout } = documents[document];
    const Booking = owner === 'hotel' ? BookingProvider : Fragment;
    const data = owner === 'hotel' ? buildHotel() : groupOf(buildGroupData());
    render(
      <OwnerContext value={data}>
        <Booking>
          <MemoryRouter initialEntries={['/Nowhere']}>
            <Pages program={{ document, Owner: Fragment, Layout: layouts[layout], pages: {} }} />
          </MemoryRouter>
        </Booking>
      </OwnerContext>,
    );
    const foot = within(screen.getByRole('contentinfo'));
    expect(foot.getByRole('link', { name: /^Privacy policy/ }).getAttribute('href')).toBe(data.privacyUrl);
  },
);
