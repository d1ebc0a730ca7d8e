import type { StayTotalsRequest } from '@portico/contract/calls/stay-totals';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { serveHotelApi } from '../../../shared/booked/hotel-api.fixture.ts';
import { buildAvailability, buildSearchAnswer } from '../../../shared/search/search-answer.fixture.ts';
import { eachTestOn, heading, oneRoom, openRooms, stay } from '../journey.fixture.tsx';

const requests: StayTotalsRequest[] = [];

/** Answers totals: £240.00 for each stay, and these by their arrival. */
function serveTotals(byArrival: Readonly<Record<string, number | null>>) {
  requests.length = 0;
  serveHotelApi({
    '/api/Availability/Search': () =>
      Response.json(buildSearchAnswer([buildAvailability(stay, { RoomTypeId: 2, Name: 'The Loft' })])),
    '/api/RoomTypeConfiguration/Get': () => Response.json([]),
    '/api/Availability/Totals': ({ body }) => {
      const request: StayTotalsRequest = JSON.parse(String(body));
      requests.push(request);
      return Response.json({
        Totals: request.Stays.map((one) => ({ ...one, TotalCost: byArrival[one.DateFrom] ?? 240 })),
      });
    },
  });
}

eachTestOn('phone');
afterEach(() => void vi.useRealTimers());

test('the same nights for less are said after the first room, with the way to them', async () => {
  serveTotals({ '2027-03-15': 202, '2027-03-12': 239 });
  openRooms(oneRoom);
  const link = await screen.findByRole('link', { name: /15/ });
  expect(link.getAttribute('href')).toBe('/Book/TEST/Rooms-And-Rates?arrive=2027-03-15&nights=2&rooms=2-0-0');
  expect(link.closest('p')?.textContent).toContain('£38.00 less if you arrive on Monday');
  // Three days to either side, and the searched stay to compare with.
  expect(requests[0]?.Stays.map(({ DateFrom }) => DateFrom)).toEqual(
    [11, 12, 13, 14, 15, 16, 17].map((day) => `2027-03-${day}`),
  );
});

test('nothing is said where no other stay costs less', async () => {
  serveTotals({});
  openRooms(oneRoom);
  await heading('Choose your room');
  await expect.poll(() => requests.length).toBe(1);
  expect(screen.queryByText(/less if you arrive/)).toBeNull();
});

test('with a code nothing is compared: the other prices are without it', async () => {
  serveTotals({ '2027-03-15': 202 });
  openRooms(`${oneRoom}&rate=FLEX`);
  await heading('Choose your room');
  expect(requests).toEqual([]);
});

test('an arrival today is not compared once the hotel takes no more bookings for today', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-13T22:15:00Z') });
  serveTotals({ '2027-03-13': 202 });
  const config = { SameDayBookingRestrictionEnabled: true, SameDayBookingRestrictionHour: 22 };
  openRooms(oneRoom, { config, today: '2027-03-13' });
  await expect.poll(() => requests[0]?.Stays[0]?.DateFrom).toBe('2027-03-14');
});
