import type {
  RestaurantSetup,
  TableAvailability,
  TableCreateBody,
  TableCreateResponse,
  WireRestaurant,
  WireTableTime,
} from '@portico/contract/calls/restaurant-booking';
import { tableBookedText, tableFailedText } from '@portico/contract/texts/table-texts';
import { localDate } from '@portico/domain/calendar/local-date';
import type { RestaurantId } from '@portico/domain/ids';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showAtTop, useTopNews } from '../../lib/top-news.ts';
import { serveHotelApi } from '../../shared/booked/hotel-api.fixture.ts';
import { keepTableStay } from '../../shared/booked/table-stay.ts';
import { buildDocumentData, buildHotel } from '../../shared/hotel/hotel.fixture.ts';
import { openDocument, renderOwned } from '../../shared/hotel/owned-page.fixture.tsx';
import TablePage from './table-page.tsx';

const config = {
  RestaurantBookingServiceActive: true,
  RestaurantBookingDefaultRestaurant: 1,
  RestaurantBookingServiceType: 'Portico',
};
const restaurant = (Id: number, Name: string, MaxOnlinePartySize: number): WireRestaurant => ({
  Id: Id as RestaurantId,
  Name,
  Description: `${Name}, ground floor.`,
  Image: null,
  MinOnlinePartySize: 1,
  MaxOnlinePartySize,
});
const restaurants = [restaurant(1, 'The Oyster Room', 6), restaurant(2, 'The Yard', 4)];
const time = (Time: string, changes: Partial<WireTableTime> = {}): WireTableTime => ({
  Time,
  Promotions: [],
  IsLeaveTimeRequired: false,
  LeaveTime: null,
  TurnMinutes: 120,
  CancelBefore: { Date: localDate('2027-03-15'), At: '16:00' },
  ...changes,
});
const supper = { Id: 3, Name: 'Monday supper', Description: null, PricePerPerson: 34 };

interface Setup {
  readonly times?: TableAvailability;
  readonly create?: () => Response;
  readonly type?: string;
}

/** The Create requests. */
interface Sent {
  readonly key: string | null;
  readonly body: TableCreateBody;
}

const answer = (changes: Partial<TableCreateResponse> = {}) =>
  Response.json({
    Success: true,
    BookingReference: 'QHK4821356',
    InfoMessage: null,
    RefusalCode: null,
    ...changes,
  } satisfies TableCreateResponse);

function open(setup: Setup = {}) {
  const sent: Sent[] = [];
  const times = setup.times ?? {
    Times: [
      time('18:00', { Promotions: [supper] }),
      time('19:30'),
      time('21:00', { IsLeaveTimeRequired: true, LeaveTime: '23:00' }),
    ],
    FullTimes: ['19:00'],
  };
  serveHotelApi({
    '/api/RestaurantBooking/Restaurants': () => Response.json(restaurants),
    '/api/RestaurantBooking/RestaurantSetup': (_, url) => {
      const id = Number(new URLSearchParams(url.split('?')[1]).get('restaurantId'));
      return Response.json({
        CurrencySymbol: '£',
        MinOnlinePartySize: 1,
        MaxOnlinePartySize: restaurants[id - 1]?.MaxOnlinePartySize ?? 1,
        NoAvailabilityText: 'The room is full. Ring us.',
      } satisfies RestaurantSetup);
    },
    '/api/RestaurantBooking/Availability': () => Response.json(times),
    '/api/RestaurantBooking/Create': (init) => {
      const key = new Headers(init.headers).get('idempotency-key');
      sent.push({ key, body: JSON.parse(String(init.body)) as TableCreateBody });
      return setup.create?.() ?? answer();
    },
  });
  const hotel = buildHotel({
    config: { ...config, RestaurantBookingServiceType: setup.type ?? 'Portico' },
    today: '2027-03-10',
  });
  const view = renderOwned(
    hotel,
    <MemoryRouter>
      <TopNews />
      <TablePage />
    </MemoryRouter>,
  );
  return { sent, ...view };
}

function TopNews() {
  const news = useTopNews();
  return <output aria-label="At the top">{news === null ? '' : `${news.tone}: ${news.text}`}</output>;
}

const stay = {
  reservationNumber: 'QHK4821356',
  confirmationToken: 'AbCdEfGhIjKlMnOpQrStUv',
  date: '2027-03-15',
  party: 5,
  email: 'marian@example.com',
  phone: '+44 7700 900123',
};
const atTop = () => screen.getByLabelText('At the top').textContent;
const chip = (name: string) => screen.findByRole('radio', { name });
const party = () => screen.findByRole('combobox', { name: 'Party' });
const press = () => userEvent.click(screen.getByRole('button', { name: /^Book / }));
async function fill() {
  await userEvent.click(await chip('19:30'));
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ada@example.com');
  await userEvent.type(screen.getByRole('textbox', { name: 'Contact number' }), '+44 7700 900123');
}

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  showAtTop(null);
  vi.unstubAllGlobals();
});

test('from a confirmation the table begins with the date, the party and the booker of the stay, and proves it', async () => {
  keepTableStay('TEST', stay);
  const { sent } = open();
  expect((await party()) as HTMLSelectElement).toHaveProperty('value', '5');
  expect(screen.getByLabelText('Date')).toHaveProperty('value', 'Mon 15 Mar 2027');
  expect(screen.getByText('Five people, as on your booking.')).toBeTruthy();
  expect(
    screen.getByText(/The Yard takes four at most, so choosing it changes the party to one\./),
  ).toBeTruthy();
  await userEvent.click(await chip('19:30'));
  await userEvent.click(screen.getByRole('button', { name: 'Book 19:30 for five' }));
  await screen.findByRole('heading', { name: 'Your table is booked' });
  expect(sent[0]?.body).toMatchObject({
    PartySize: 5,
    VisitDate: '2027-03-15',
    IsReservation: true,
    Identifier: 'QHK4821356',
    ConfirmationToken: stay.confirmationToken,
    Email: 'marian@example.com',
  });
  expect(screen.getByRole('link', { name: 'Back to your booking' })).toBeTruthy();
});

test('a party that another restaurant takes is retained, and one it does not take is changed with notice', async () => {
  open();
  await screen.findByRole('option', { name: '6 people' });
  await userEvent.selectOptions(await party(), '4');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Restaurant' }), 'The Yard');
  await screen.findByText('The Yard, ground floor.');
  expect(await party()).toHaveProperty('value', '4');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Restaurant' }), 'The Oyster Room');
  await screen.findByRole('option', { name: '6 people' });
  await userEvent.selectOptions(await party(), '6');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Restaurant' }), 'The Yard');
  expect(await screen.findByText('The party is one now, not six.')).toBeTruthy();
  expect(screen.getByText(/The Yard takes one to four online on this date/)).toBeTruthy();
  expect(await party()).toHaveProperty('value', '1');
});

test('times are chips; one without a table is shown and cannot be chosen', async () => {
  open();
  await chip('18:00');
  expect(screen.getAllByRole('radio').map((each) => each.getAttribute('value'))).toEqual([
    '18:00',
    '19:30',
    '21:00',
  ]);
  expect(screen.getByText('19:00').textContent).toBe('19:00, no table');
  expect(screen.getByText('Wednesday 10th March 2027. Tables are yours for two hours.')).toBeTruthy();
});

test('an offer is chosen with the time it is for, and goes when another time is chosen', async () => {
  const { sent } = open();
  await fill();
  expect(screen.queryByRole('radio', { name: 'Monday supper' })).toBeNull();
  await userEvent.click(await chip('18:00'));
  expect(screen.getByText('£34 a person')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Monday supper' }));
  await press();
  await screen.findByRole('heading', { name: 'Your table is booked' });
  expect(sent[0]?.body.PromotionId).toBe(3);
  expect(within(screen.getByRole('complementary')).getByText('Monday supper')).toBeTruthy();
  expect(atTop()).toBe(`positive: ${tableBookedText}`);
});

test('a table that is given until a time is booked only once that is known', async () => {
  const { sent } = open();
  await fill();
  await userEvent.click(await chip('21:00'));
  await press();
  expect(screen.getAllByText('Say that you know until when the table is yours').length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('checkbox', { name: 'We know that the table is ours until 23:00' }));
  await press();
  await screen.findByRole('heading', { name: 'Your table is booked' });
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ IsLeaveTimeRequired: true, LeaveTime: '23:00' });
});

test('what is missing is shown at its field, and nothing is sent', async () => {
  const { sent } = open();
  await chip('19:30');
  await press();
  for (const words of [
    'Choose a time',
    'A valid email address is required',
    'A valid phone number is required',
  ])
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  expect(sent).toHaveLength(0);
});

test('a success shows the hotel’s words, or our own, at the top, with the reference', async () => {
  open();
  await fill();
  await press();
  await screen.findByText('Your table’s reference');
  expect(atTop()).toBe(`positive: ${tableBookedText}`);
  cleanup();
  open({ create: () => answer({ InfoMessage: 'Through the arch.' }) });
  await fill();
  await press();
  await screen.findByText('Your table’s reference');
  expect(atTop()).toBe('positive: Through the arch.');
});

test('a table that is not booked is shown at the top, in the server’s words or our own, and all is retained', async () => {
  const refused = { Success: false, BookingReference: null } as const;
  const words = ['It has gone.', null];
  open({ create: () => answer({ ...refused, InfoMessage: words.shift() ?? null }) });
  await fill();
  await press();
  await waitFor(() => expect(atTop()).toBe('negative: It has gone.'));
  await press();
  await waitFor(() => expect(atTop()).toBe(`negative: ${tableFailedText}`));
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveProperty('value', 'ada@example.com');
});

test('a call that fails is shown at the button, and a fault of the server’s at its field', async () => {
  const answers = [
    () =>
      Response.json(
        { Message: 'Many tables were booked from where you are.', RefusalCode: 'restaurant.unknown' },
        { status: 404 },
      ),
    () =>
      Response.json(
        { Message: 'No', RefusalCode: 'request.invalid', ModelState: { ContactNumber: ['Not this number'] } },
        { status: 400 },
      ),
  ];
  open({ create: () => answers.shift()?.() ?? answer() });
  await fill();
  await press();
  expect(await screen.findByText(`${tableFailedText}.`)).toBeTruthy();
  expect(screen.getByText(/Many tables were booked/)).toBeTruthy();
  expect(atTop()).toBe('');
  await press();
  expect((await screen.findAllByText('Not this number')).length).toBeGreaterThan(0);
});

test('the same key goes with each press until the table is booked', async () => {
  const answers = [() => answer({ Success: false, BookingReference: null }), () => answer()];
  const { sent } = open({ create: () => answers.shift()?.() ?? answer() });
  await fill();
  await press();
  await waitFor(() => expect(atTop()).toContain('negative'));
  await press();
  await screen.findByText('Your table’s reference');
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(sent[0]?.body.Identifier).toBe(sent[0]?.key);
});

test('where there is no table the restaurant’s own words stand in place of times', async () => {
  open({ times: { Times: [], FullTimes: ['19:00'] } });
  expect(await screen.findByText('The room is full. Ring us.')).toBeTruthy();
  expect(screen.queryAllByRole('radio')).toEqual([]);
});

test('a time that is not to be had on another date is let go with notice', async () => {
  open();
  await fill();
  cleanup();
  open({ times: { Times: [time('18:00')], FullTimes: ['19:30'] } });
  expect(await screen.findByText('19:30 is not available.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'E-mail' }), 'what was typed is kept').toHaveProperty(
    'value',
    'ada@example.com',
  );
});

test('a date that is half typed changes nothing and shows how to write one', async () => {
  open();
  await chip('18:00');
  const date = screen.getByLabelText('Date');
  await userEvent.clear(date);
  await userEvent.type(date, '15');
  await userEvent.tab();
  expect(screen.getByText(/Write the day, then the month/)).toBeTruthy();
  await userEvent.clear(date);
  await userEvent.type(date, '15/3{Enter}');
  expect(date).toHaveProperty('value', 'Mon 15 Mar 2027');
  expect(screen.queryByText(/Write the day/)).toBeNull();
  expect(await screen.findByText(/Monday 15th March 2027/)).toBeTruthy();
});

test('a date is chosen from the hotel’s own calendar, where what is past cannot be', async () => {
  openDocument(buildDocumentData());
  open();
  await chip('18:00');
  await userEvent.click(screen.getByRole('button', { name: 'Choose from the calendar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Date' }));
  const past = dialog.getByRole('button', { name: /\b9 March 2027/ });
  expect(past.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(dialog.getByRole('button', { name: /\b16 March 2027/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Date')).toHaveProperty('value', 'Tue 16 Mar 2027');
});

test('a system of tables that the page does not know shows no tables', async () => {
  open({ type: 'Another' });
  expect(screen.getByText('No tables are booked here online.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Book/ })).toBeNull();
});

test('the form stays as it was typed when the restaurants could not be read again', async () => {
  const { client } = open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'ada@example.com');
  serveHotelApi({});
  await client.refetchQueries();
  await screen.findByText(/could not be looked up/);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' }).value).toBe('ada@example.com');
});
