import { changeCalls } from '@portico/contract/desk/calls/change-calls';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { buildDeskBooking, buildRooms } from './booking.fixture.ts';
import { more, openBooking, press, refusal, retype } from './change-panels.fixture.tsx';

afterEach(cleanup);

test('other dates say what they cost before the press, and what was done after it', async () => {
  const asked = openBooking();
  await press('Change dates');
  await retype('Departure', '2027-03-17');
  expect(await screen.findByText('The rate lets no guest change this.')).toBeDefined();
  const panel = screen.getByRole('dialog', { name: 'Change dates' });
  expect(panel.textContent).toContain('Total becomes£300.00');
  await press('Change: £100.00 more to pay at the hotel');
  await screen.findByText('Changed: £100.00 more to pay at the hotel.');
  expect(asked('Booking/Change')).toMatchObject([
    {
      ...{ number: 'K7QM4XRD2P', version: 1, added: [], areStayRulesWaived: false, isGivenBack: true },
      rooms: [{ room: 1, departure: '2027-03-17' }],
      ...{ reason: null, isGuestTold: true },
    },
  ]);
});

test('what was paid too much goes back in the words of the button, unless it is left', async () => {
  const back = {
    ...more,
    totalMinor: 50_00,
    paidMinor: 50_00,
    stillMinor: 0,
    refunds: [{ card: null, minor: 50_00 }],
  };
  const left = { ...back, paidMinor: 100_00, stillMinor: -50_00, refunds: [] };
  const asked = openBooking({
    'Booking/PreviewChange': (body) =>
      Response.json(JSON.stringify(body).includes('"isGivenBack":true') ? back : left),
  });
  await press('Change dates');
  await screen.findByRole('button', { name: 'Change: £50.00 goes back' });
  await userEvent.click(screen.getByLabelText('Give back now what was paid too much'));
  await press('Change: £50.00 to give back');
  expect(asked('Booking/Change')).toMatchObject([{ isGivenBack: false }]);
});

test('a stay rule can be waived for a reason, and what is typed stays when it is refused', async () => {
  const words = 'Not for this stay.';
  const asked = openBooking({
    'Booking/PreviewChange': (body) =>
      JSON.stringify(body).includes('"areStayRulesWaived":true')
        ? Response.json(more)
        : refusal('rate.unavailable', words)(),
    'Booking/Change': refusal('desk.changed-meanwhile', 'Tom changed this booking meanwhile.'),
  });
  await press('Change dates');
  await retype('Departure', '2027-03-17');
  await screen.findByText(words);
  await userEvent.click(screen.getByLabelText('Sell although a stay rule says no'));
  await userEvent.type(screen.getByLabelText('Why, in words Marian will read'), 'A regular');
  await press(/^Change: £100\.00/);
  await screen.findByText('Tom changed this booking meanwhile.');
  expect(screen.getByLabelText<HTMLInputElement>('Departure').value).toBe('2027-03-17');
  expect(asked('Booking/Change')).toMatchObject([{ areStayRulesWaived: true, reason: 'A regular' }]);
});

test('guests are counted and named; a fault stands at its name', async () => {
  const fault = { 'ReservationItems[0].Guests[0].LastName': ['Enter a last name'] };
  const asked = openBooking({ 'Booking/Change': refusal('request.invalid', 'Not as expected.', fault) });
  await press('Change guests');
  await retype('Adults', '3');
  await userEvent.type(screen.getByLabelText('Guest 3, first name'), 'Ruth');
  await press(/^Change: /);
  await screen.findByText('Enter a last name');
  expect(asked('Booking/PreviewChange').at(-1)).toMatchObject({ rooms: [{ room: 1, adults: 3 }] });
  expect(asked('Booking/Change')).toMatchObject([
    {
      rooms: [
        {
          ...{ room: 1, adults: 3 },
          fellows: [
            { firstName: 'Daniel', lastName: 'Pell', isChild: false },
            { firstName: 'Ruth', lastName: '', isChild: false },
          ],
        },
      ],
    },
  ]);
});

test('the ages of children who are added are asked, and what is typed of them is sent', async () => {
  const [room] = buildRooms().rooms;
  const fault = { 'ReservationItems[0].ChildAges': ['Choose the age of each child'] };
  const asked = openBooking({
    'Booking/ReadRooms': () => Response.json({ ...buildRooms(), rooms: [{ ...room, asksChildAges: true }] }),
    'Booking/Change': refusal('request.invalid', 'Not as expected.', fault),
  });
  await press('Change guests');
  await retype('Children', '2');
  await userEvent.selectOptions(screen.getByLabelText('Age of child 2'), '4');
  await press(/^Change: /);
  await screen.findByText('Choose the age of each child');
  expect(screen.getByLabelText('Age of child 1').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('Age of child 2').getAttribute('aria-invalid')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Age of child 1'), 'Under 1');
  await press(/^Change: /);
  expect(asked('Booking/Change')).toMatchObject([
    { rooms: [{ children: 2, childAges: [4] }] },
    { rooms: [{ children: 2, childAges: [0, 4] }] },
  ]);
});

test('a room more without a date asks for nothing, and the press says what is missing', async () => {
  const asked = openBooking();
  await press('Add a room');
  await screen.findByRole('button', { name: /^Add: / });
  await userEvent.clear(screen.getByLabelText('Departure'));
  await press(/^Add: /);
  await screen.findByText('Choose a date');
  for (const preview of asked('Booking/PreviewChange'))
    expect(preview).toMatchObject({ added: [{ departure: '2027-03-16' }] });
  expect(asked('Booking/Change')).toEqual([]);
});

test('extras, a move and a room more each send only what they change', async () => {
  const asked = openBooking();
  await press('Change extras');
  await press('One more: Breakfast');
  await press(/^Change: /);
  await press('Move to another room');
  await userEvent.selectOptions(await screen.findByLabelText('Kind'), 'The Loft');
  await press(/^Change: /);
  await press('Add a room');
  await press(/^Add: /);
  await screen.findByText(/^Changed: /);
  expect(asked('Booking/Change')).toMatchObject([
    { rooms: [{ room: 1, extras: [{ extraId: 31, quantity: 1 }] }] },
    { rooms: [{ room: 1, roomTypeId: 12, bedOptionId: null }] },
    { rooms: [], added: [{ arrival: '2027-03-14', roomTypeId: 11, adults: 2, leadGuest: null }] },
  ]);
});

test('every rate stands beside what the room then costs, for the chosen kind', async () => {
  const ratePlans = [
    { ratePlanId: 21, name: 'Flexible' },
    { ratePlanId: 22, name: 'Saver' },
    { ratePlanId: 23, name: 'Members' },
    { ratePlanId: 24, name: 'On the company' },
  ];
  const minorOf = (body: string) =>
    (body.includes('"ratePlanId":22') ? 160_00 : 200_00) + (body.includes('"roomTypeId":12') ? 50_00 : 0);
  const asked = openBooking({
    'Booking/ReadRooms': () => Response.json({ ...buildRooms(), ratePlans }),
    'Booking/PreviewChange': (takes) => {
      const body = JSON.stringify(takes);
      if (body.includes('"ratePlanId":23')) return refusal('rate.unavailable', 'Not for this stay.')();
      if (body.includes('"ratePlanId":24')) return refusal('payment.rates-do-not-mix', 'Not together.')();
      return Response.json({ ...more, rooms: [{ room: 1, minor: minorOf(body) }] });
    },
  });
  await press('Move to another room');
  for (const name of ['Flexible, £200.00', 'Saver, £160.00', 'Members, Not sold', 'On the company, Not sold'])
    expect(await screen.findByRole('radio', { name })).toBeDefined();
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'The Loft');
  await userEvent.click(await screen.findByRole('radio', { name: 'Saver, £210.00' }));
  await press(/^Change: /);
  await screen.findByText(/^Changed: /);
  expect(asked('Booking/Change')).toMatchObject([{ rooms: [{ room: 1, roomTypeId: 12, ratePlanId: 22 }] }]);
});

test('a guest in the house moves from tonight: the room leaves today, and another begins', async () => {
  const { rooms, ...sold } = buildRooms();
  const begun = { ...sold, rooms: rooms.map((room) => ({ ...room, arrival: '2027-03-13' })) };
  const [one, two] = [[{ room: 1, minor: 200_00 }], { room: 2, minor: 150_00 }];
  const asked = openBooking(
    {
      'Booking/ReadRooms': () => Response.json(begun),
      'Booking/PreviewChange': (takes) =>
        Response.json({
          ...more,
          rooms:
            changeCalls['Booking/PreviewChange'].takes.parse(takes).added.length === 0 ? one : [...one, two],
        }),
    },
    { booking: buildDeskBooking({ arrival: '2027-03-13', state: 'in-house' }) },
  );
  await press('Move to another room');
  await screen.findByText(/^From tonight: this room leaves today/);
  await screen.findByRole('radio', { name: 'Flexible, £200.00' });
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'The Loft');
  await screen.findByRole('radio', { name: 'Flexible, £350.00' });
  await press(/^Change: /);
  await screen.findByText(/^Changed: /);
  expect(asked('Booking/Change')).toMatchObject([
    {
      rooms: [{ room: 1, departure: '2027-03-14' }],
      added: [
        {
          ...{ arrival: '2027-03-14', departure: '2027-03-16', roomTypeId: 12, ratePlanId: 21, adults: 2 },
          leadGuest: { firstName: 'Marian', lastName: 'Oakshott-Pell' },
        },
      ],
    },
  ]);
});

test('who booked is changed without asking what it costs', async () => {
  const asked = openBooking();
  await press('Change who booked');
  await retype('E-mail', 'marian@oakshott.example');
  await press(/^Change: /);
  await screen.findByText(/^Changed: /);
  expect(JSON.stringify(asked('Booking/PreviewChange'))).not.toContain('oakshott');
  expect(asked('Booking/Change')).toMatchObject([
    { rooms: [], booker: { email: 'marian@oakshott.example' } },
  ]);
});

test('one of two rooms is cancelled from its place, by what it costs', async () => {
  const [room] = buildDeskBooking().rooms;
  const rooms = [room, { ...room, room: 2, cancelMinor: 30_00 }];
  const asked = openBooking(
    {
      'Booking/PreviewCancel': () =>
        Response.json({ costMinor: 30_00, refunds: [], voucherMinor: 0, owedMinor: 0 }),
    },
    { booking: { ...buildDeskBooking(), rooms } },
  );
  await press('Cancel this room: £30.00 stays, 2');
  const panel = await screen.findByRole('dialog', { name: 'Cancel' });
  await within(panel).findByRole('button', { name: 'Cancel: £30.00 stays' });
  expect(asked('Booking/PreviewCancel')).toMatchObject([{ roomNumber: 2 }]);
});

test('who may only read, and whose stay is over, is offered no change', async () => {
  openBooking({}, { role: 'read-only' });
  await screen.findByText('Cancelled now, £50.00 stays.');
  expect(screen.queryByRole('button', { name: /Change|Move|Add a room/ })).toBeNull();
  cleanup();
  openBooking({}, { booking: buildDeskBooking({ departure: '2027-03-13' }) });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: /Change dates|Move|Add a room/ })).toBeNull();
});
