import type { SearchRequestBody } from '@portico/contract/calls/availability-search';
import type { AvailabilityDay } from '@portico/contract/calls/availability';
import { addDays, localDate } from '@portico/domain/calendar/local-date';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { serveHotelApi } from '../../../shared/booked/hotel-api.fixture.ts';
import { buildOffer } from '../../../shared/hotel/hotel.fixture.ts';
import { buildServices } from '../../../shared/offers/extras.fixture.ts';
import {
  buildAvailability,
  buildSearchAnswer,
  buildWireRate,
} from '../../../shared/search/search-answer.fixture.ts';
import { chooseLoft, eachTestOn, heading, oneRoom, openRooms } from '../journey.fixture.tsx';

const address = () => screen.getByLabelText('Address').textContent;

/** The loft costs £150 a night, £180 from the 21st; it is sold out from the 28th. */
function serve() {
  serveHotelApi({
    '/api/Availability/Search': (init) => {
      const { DateFrom, DateTo } = JSON.parse(String(init.body)) as SearchRequestBody;
      const stay = { arrival: localDate(DateFrom), departure: localDate(DateTo) };
      const nightMinor = DateFrom < '2027-03-21' ? 15_000 : 18_000;
      const rates = [buildWireRate(stay, { id: 12, name: 'Flexible', nightMinor })];
      const loft = buildAvailability(stay, { RoomTypeId: 2, Name: 'The Loft' }, rates);
      return Response.json(buildSearchAnswer(DateFrom < '2027-03-28' ? [loft] : []));
    },
    '/api/Availability': () =>
      Response.json(
        Array.from({ length: 60 }, (_, index): AvailabilityDay => ({
          DateOfStay: addDays(localDate('2027-03-02'), index),
          AvailableRooms: 4,
          MinimumRate: 112,
          MinLengthOfStay: null,
          MaxLengthOfStay: 90,
          CanArrive: true,
          Closed: false,
          ClosedToArrival: false,
          ClosedToDeparture: false,
          Rates: [],
        })),
      ),
    '/api/Service/Get': () => Response.json(buildServices([])),
    '/api/RoomTypeConfiguration/Get': () => Response.json([]),
  });
}

eachTestOn('desktop');
beforeEach(() => {
  serve();
  Element.prototype.scrollIntoView = () => undefined;
});

/** Typed: the same with fewer steps. */
async function changeTo(arrival: string, departure: string) {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Change dates' }));
  const panel = await screen.findByRole('dialog', { name: 'When would you like to stay?' });
  await user.click(within(panel).getByRole('button', { name: 'Type the dates instead' }));
  const arrive = await screen.findByLabelText('Arrive');
  const depart = screen.getByLabelText('Depart');
  await user.clear(arrive);
  await user.type(arrive, arrival);
  await user.clear(depart);
  await user.type(depart, departure);
  await user.click(screen.getByRole('button', { name: 'Use these dates' }));
}

async function chooseTheLoft() {
  openRooms(oneRoom);
  await chooseLoft();
  await heading('Who is coming?');
}

const ledger = () => within(screen.getByRole('region', { name: 'Your stay' }));

describe('other dates for the rooms chosen', () => {
  test('keep the room and its price where nothing of it changes', async () => {
    await chooseTheLoft();
    await changeTo('16/03/2027', '18/03/2027');
    expect(await screen.findByText('Your stay is now Tue 16 to Thu 18 Mar 2027.')).toBeDefined();
    expect(ledger().getByText('Room 1, The Loft')).toBeDefined();
    expect(address()).toBe('?arrive=2027-03-16&nights=2&rooms=2-0-0');
    expect(screen.queryByText(/has changed/)).toBeNull();
  });

  test('take over the new rates, and show what changed', async () => {
    await chooseTheLoft();
    await changeTo('22/03/2027', '24/03/2027');
    expect(await screen.findByText('The price of room 1 has changed.')).toBeDefined();
    expect(screen.getByText(/It was £300.00 and is now £360.00/)).toBeDefined();
    expect(ledger().getByText('Room 1, The Loft')).toBeDefined();
  });

  test('never empty the basket in silence', async () => {
    await chooseTheLoft();
    await changeTo('28/03/2027', '30/03/2027');
    expect(await screen.findByText('This hotel is unavailable on your selected dates.')).toBeDefined();
    expect(screen.getByText('Room 1 is not free on these dates.')).toBeDefined();
    // Back on dates when it is sold, it is there again.
    await changeTo('16/03/2027', '18/03/2027');
    await heading('Who is coming?');
    expect(ledger().getByText('Room 1, The Loft')).toBeDefined();
  });

  test('are as many nights as the offer in the search asks for', async () => {
    const offer = buildOffer({ RatePlanCode: null, PromoCode: 'TEN', MinimumNights: 4 });
    openRooms(`${oneRoom}&promo=TEN`, { config: { Offers: [offer] } });
    await userEvent.click(await screen.findByRole('button', { name: 'Change dates' }));
    const panel = within(await screen.findByRole('dialog'));
    const day = { name: /^Tuesday, 9 March 2027: 9, £112, 4\+ nights$/ };
    expect(await panel.findByRole('button', day)).toBeDefined();
  });

  test('are not taken over by closing the calendar', async () => {
    await chooseTheLoft();
    const before = address();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Change dates' }));
    const panel = await screen.findByRole('dialog');
    await userEvent.setup().click(within(panel).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe(before);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change dates' }));
  });
});
