import type { RoomTypeDetails } from '@portico/contract/calls/room-type';
import { roomTypeDetailsSchema } from '@portico/contract/calls/room-type';
import type { SearchResponse } from '@portico/contract/calls/availability-search';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { serveHotelApi } from '../../../shared/booked/hotel-api.fixture.ts';
import { buildServices } from '../../../shared/offers/extras.fixture.ts';
import { buildDocumentData } from '../../../shared/hotel/hotel.fixture.ts';
import { hotelOf } from '../../../shared/hotel/hotel.ts';
import { openDocument, renderOwned } from '../../../shared/hotel/owned-page.fixture.tsx';
import {
  buildAvailability,
  buildSearchAnswer,
  buildWireRate,
  buildWireRoomType,
} from '../../../shared/search/search-answer.fixture.ts';
import { BookingProvider } from '../../../shared/stay/booking-provider.tsx';
import { eachTestOn, heading, oneRoom, stay, twoRooms } from '../journey.fixture.tsx';
import RoomsAndRatesPage from '../rooms-and-rates-page.tsx';
import RoomPage from './room-page.tsx';

const loft = { RoomTypeId: 2, Name: 'The Loft', Images: [] };
const lofts = buildAvailability(stay, loft, [
  buildWireRate(stay, { id: 12, name: 'Flexible', nightMinor: 15_000 }),
  buildWireRate(stay, { id: 13, name: 'Paid now', nightMinor: 9_000 }),
]);
const attics = buildAvailability(stay, { RoomTypeId: 3, Name: 'The Attic', MaximumOccupancy: 1 });

function detailsOf(changes: Partial<RoomTypeDetails> = {}): RoomTypeDetails {
  return roomTypeDetailsSchema.parse({
    RoomType: buildWireRoomType({ ...loft, Size: 22 }),
    Story: 'Sails were cut here.',
    Bed: 'Double',
    Floor: 'Top floor',
    Bathroom: null,
    Facilities: [{ Title: 'To wash', Items: ['A shower'] }],
    NotHere: [{ Name: 'A bath', RoomType: { RoomTypeId: 3, Name: 'The Attic' } }],
    Cots: 1,
    ExtraBeds: 2,
    Steps: 41,
    DoorWidth: 68,
    AccessNotes: [],
    Terms: [{ Title: 'Quiet', Text: 'From 22:30' }],
    ...changes,
  });
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{`${pathname}${search}`}</output>;
}

function open(
  address: string,
  answer: SearchResponse = buildSearchAnswer([lofts, attics]),
  details: RoomTypeDetails | null = detailsOf(),
) {
  serveHotelApi({
    '/api/Availability/Search': () => Response.json(answer),
    '/api/Service/Get': () => Response.json(buildServices([])),
    '/api/RoomTypeConfiguration/Get': () => Response.json([]),
    '/api/RoomType/Get': () =>
      details === null
        ? Response.json({ Message: 'This hotel has no such room.' }, { status: 404 })
        : Response.json(details),
  });
  const data = buildDocumentData();
  openDocument(data);
  return renderOwned(
    hotelOf(data),
    <BookingProvider>
      <MemoryRouter initialEntries={[address]}>
        <Address />
        <Routes>
          <Route path="/Book/:ownerCode/Rooms-And-Rates" element={<RoomsAndRatesPage />} />
          <Route path="/Book/:ownerCode/Rooms/:roomTypeId" element={<RoomPage />} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </BookingProvider>,
  );
}

const address = () => screen.getByLabelText('Address').textContent;
const choose = async (rate: string) => {
  const rates = await screen.findByRole('list', { name: 'Rates of The Loft' });
  await userEvent.click(within(rates).getByRole('button', { name: `Choose ${rate}, The Loft` }));
};

eachTestOn('phone');

test('a room is shown in full: facts, what is in it, how to get in, what it lacks, its terms', async () => {
  open(`/Book/TEST/Rooms/2?${oneRoom}`);
  await heading('The Loft');
  const main = screen.getByRole('main').textContent;
  for (const words of ['22 m²', 'Top floor', 'Sails were cut here.', 'A shower', '41 steps to its door'])
    expect(main).toContain(words);
  expect(main).toContain('Narrowest door 68 cm wide');
  expect(main).toContain('Cot: 1 fits');
  expect(main).toContain('Extra bed: 2 fit');
  expect(main).not.toContain('Bathroom');
  expect(screen.getByText('From 22:30')).toBeDefined();
  const other = screen.getByRole('link', { name: 'The Attic' });
  expect(other.getAttribute('href')).toBe(`/Book/TEST/Rooms/3?${oneRoom}`);
  expect(await screen.findByRole('heading', { name: 'Two nights, two rates' })).toBeDefined();
});

test('a rate chosen there is chosen for the booking, and the booking goes on', async () => {
  open(`/Book/TEST/Rooms/2?${oneRoom}`);
  await choose('Paid now');
  await heading('Who is coming?');
  expect(address()).toBe(`/Book/TEST/Rooms-And-Rates?${oneRoom}&step=guests`);
});

test('of several rooms it is the one that its address names', async () => {
  open(`/Book/TEST/Rooms/2?${twoRooms}&step=rooms&unit=2`);
  await heading('The Loft');
  expect(await screen.findByText('Room 2 of 2')).toBeDefined();
  await choose('Flexible');
  await heading('Choose the first room');
});

test('a card leads to the page of its room, and the page back to the rooms', async () => {
  open(`/Book/TEST/Rooms-And-Rates?${oneRoom}`);
  await userEvent.click(await screen.findByRole('link', { name: 'Look round the room The Loft' }));
  await heading('The Loft');
  expect(address()).toBe(`/Book/TEST/Rooms/2?${oneRoom}&step=rooms&unit=1`);
  await userEvent.click(screen.getByRole('link', { name: 'All rooms' }));
  await heading('Choose your room');
  expect(address()).toBe(`/Book/TEST/Rooms-And-Rates?${oneRoom}`);
});

test('without dates it leads to them, and shows no price', async () => {
  open('/Book/TEST/Rooms/2');
  await heading('The Loft');
  const toDates = screen.getByRole('link', { name: 'Choose your dates' });
  expect(toDates.getAttribute('href')).toBe('/Book/TEST?room=2');
  expect(screen.getByRole('main').textContent).not.toContain('£');
});

test.each([
  [
    'full',
    buildSearchAnswer([attics], {
      unavailable: [
        {
          RoomTypeId: 2,
          RoomType: buildWireRoomType(loft),
          Reason: 'Full',
          FirstFullNight: '2027-03-15',
          MinLengthOfStay: null,
        },
      ],
    }),
    /^Full on Monday 15 March\.$/,
  ],
  [
    'too small',
    buildSearchAnswer([{ ...lofts, RoomType: buildWireRoomType({ ...loft, MaximumOccupancy: 1 }) }]),
    /^It does not take 2 adults\.$/,
  ],
  ['elsewhere', buildSearchAnswer([attics]), /^It is not part of this search\.$/],
])('a room that is %s says so, and leads to the others', async (_why, answer, words) => {
  open(`/Book/TEST/Rooms/2?${oneRoom}`, answer);
  await heading('The Loft');
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.getByRole('link', { name: 'See the other rooms' })).toBeDefined();
  expect(screen.queryByRole('list', { name: 'Rates of The Loft' })).toBeNull();
});

test('what cannot be read is said, and can be tried again', async () => {
  open(`/Book/TEST/Rooms/2?${oneRoom}`, buildSearchAnswer([lofts]), null);
  expect(await screen.findByText('This hotel has no such room.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Look again' })).toBeDefined();
});
