import type { ManageUpdateRequestBody, ManageUpdateResponse } from '@portico/contract/calls/manage-update';
import type { ManagedReservation } from '@portico/contract/calls/parts/managed-reservation';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildManaged, buildManagedRoom } from '../../shared/booked/hotel-api.fixture.ts';
import { buildHotel } from '../../shared/hotel/hotel.fixture.ts';
import { addresses, opened, openManage } from './manage.fixture.tsx';
import { writeOpened } from '../../shared/booked/opened-session.ts';
import { writeSession } from '../../lib/session.ts';

const beds = [
  {
    RoomTypeId: 2,
    Options: [
      { RoomConfigurationDropdownOptionId: 1, Name: 'One double bed' },
      { RoomConfigurationDropdownOptionId: 2, Name: 'Two single beds' },
    ],
  },
];

/** The open booking, with these answers to each save; what was sent, and with which keys. */
function openBooking(
  booking: ManagedReservation,
  { step = '', answers = [] }: { step?: string; answers?: (() => Response)[] } = {},
  hotel = buildHotel({ config: { ShowRoomConfigurationQuestion: true } }),
) {
  const sent: ManageUpdateRequestBody[] = [];
  const keys: (string | null)[] = [];
  writeOpened('TEST', booking.ReservationId);
  openManage(
    `${opened}${step}`,
    {
      '/api/ManageBooking/Reservation': () => Response.json(booking),
      '/api/RoomTypeConfiguration/Get': () => Response.json(beds),
      '/api/ManageBooking/Update': (init) => {
        keys.push(new Headers(init.headers).get('idempotency-key'));
        sent.push(JSON.parse(String(init.body)) as ManageUpdateRequestBody);
        return answers[Math.min(sent.length, answers.length) - 1]?.() ?? Response.error();
      },
    },
    hotel,
  );
  return { sent, keys };
}

function answer(changes: Partial<ManageUpdateResponse> = {}): Response {
  return Response.json({
    Success: true,
    Message: null,
    RefusalCode: null,
    Status: 'Applied',
    ActionUrl: null,
    Quote: null,
    Reservation: buildManaged({ Version: 2 }),
    ...changes,
  } satisfies ManageUpdateResponse);
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
async function retype(name: string, text: string) {
  await userEvent.clear(field(name));
  if (text !== '') await userEvent.type(field(name), text);
}

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the overview', () => {
  test('shows what can be changed until when, and whom to call for the rest', async () => {
    openBooking(buildManaged());
    await heading('Your booking');
    await screen.findByText(/You can change dates, guests and extras until 18:00 on Friday 12 March/);
    expect(screen.getByRole('link', { name: 'Change The Boatshed' })).toBeDefined();
    expect(screen.getByRole('region', { name: 'Receipt' }).textContent).toContain('£630.00');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: '+44 1227 496 0142' })).toBeDefined();
  });

  test.each([
    ['terms', 'The terms of this rate do not allow other dates, guests or extras.'],
    ['too-late', 'It is too late for other dates, guests or extras.'],
    ['arrived', 'The stay has begun, so nothing can be changed here any more.'],
  ] as const)('shows why nothing can be changed, and offers nothing: %s', async (why, words) => {
    const room = buildManagedRoom({ CanBeEdited: false, ChangeableUntil: null, WhyNotChangeable: why });
    openBooking(buildManaged({ CanBeEdited: false, Rooms: [room] }), { step: '?step=booker' });
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByRole('link', { name: /^Change/ })).toBeNull();
  });

  test.each([
    ['terms', 'The terms of this rate do not allow other dates or guests, or fewer extras.'],
    ['too-late', 'It is too late for other dates or guests, or fewer extras.'],
  ] as const)('shows what is left where not everything can be changed: %s', async (why, words) => {
    openBooking(
      buildManaged({ Rooms: [buildManagedRoom({ ChangeableUntil: null, WhyNotChangeable: why })] }),
    );
    const allowedText = 'Names and requests can still be changed, and extras added.';
    expect(await screen.findByText(`${words} ${allowedText}`)).toBeDefined();
  });

  test('shows which room can be changed where they differ', async () => {
    const fixed = buildManagedRoom({
      ReservationItemId: '2',
      RoomNumber: 2,
      RoomTypeName: 'The Sail Loft',
      CanBeEdited: false,
      ChangeableUntil: null,
      WhyNotChangeable: 'terms',
    });
    openBooking(buildManaged({ Rooms: [buildManagedRoom(), fixed] }));
    expect((await screen.findByText(/Room 2, The Sail Loft/)).parentElement?.textContent).toContain(
      'The terms of this rate',
    );
    expect(screen.getByRole('link', { name: 'Change The Boatshed' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Change The Sail Loft' })).toBeNull();
  });
});

describe('who booked', () => {
  test('is changed with the fields of the checkout, against the version that was seen', async () => {
    const { sent, keys } = openBooking(buildManaged({ Version: 4 }), {
      step: '?step=booker',
      answers: [() => answer()],
    });
    await heading('Who booked');
    await retype('Phone', '07700');
    await save();
    expect(screen.getByRole('link', { name: 'A valid phone number is required' })).toBeDefined();
    await retype('Phone', '+44 7700 900999');
    await save();
    await heading('Saved');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ Version: 4, Booker: { FirstName: 'Marian', Phone: '+44 7700 900999' } });
    expect(sent[0]).not.toHaveProperty('SpecialRequests');
    expect(keys[0]).toMatch(/^[a-p]{32}$/);
    expect(addresses.at(-1)).toBe(`${opened}?step=complete`);
  });

  test('opened by number and name is saved without the street and postcode that are not shown', async () => {
    const shown = buildManaged();
    const Booker = { ...shown.Booker, Street: null, ZipCode: null };
    const { sent } = openBooking(buildManaged({ OpenedBy: 'Lookup', Booker }), {
      step: '?step=booker',
      answers: [() => answer()],
    });
    await heading('Who booked');
    expect(screen.getByRole('textbox', { name: /^Street/ }).getAttribute('aria-required')).toBeNull();
    await retype('Phone', '+44 7700 900999');
    await save();
    await heading('Saved');
    expect(sent[0]).toMatchObject({ Booker: { Street: '', Phone: '+44 7700 900999' } });
  });

  test('with another address states that both mailboxes are asked first', async () => {
    openBooking(buildManaged(), {
      step: '?step=booker',
      answers: [() => answer({ Reservation: buildManaged({ EmailToConfirm: 'marian@work.example' }) })],
    });
    await heading('Who booked');
    await retype('E-mail', 'marian@work.example');
    await save();
    await heading('Saved');
    expect(
      screen.getByText(/We have sent e-mails to marian@work.example and to marian@example.com/),
    ).toBeDefined();
  });

  test('stays as typed when it is not saved, with the server’s faults at their fields', async () => {
    const fault = {
      Message: 'Please look',
      RefusalCode: 'request.invalid',
      ModelState: { 'Booker.LastName': ['No'] },
    };
    openBooking(buildManaged(), {
      step: '?step=booker',
      answers: [
        () => Response.json(fault, { status: 400 }),
        () => answer({ Success: false, Status: 'Refused', Message: null, Reservation: null }),
      ],
    });
    await heading('Who booked');
    await retype('Last name', 'Pell');
    await save();
    expect(await screen.findByRole('link', { name: 'No' })).toBeDefined();
    await save();
    expect(await screen.findByText('Failed to save Reservation')).toBeDefined();
    expect(field('Last name').value).toBe('Pell');
  });

  test('changed by somebody else meanwhile: the newer state is shown, what was typed stays and can be saved over it', async () => {
    const theirs = buildManaged({ Version: 7, SpecialRequests: 'A cot' });
    const { sent } = openBooking(buildManaged({ Version: 4 }), {
      step: '?step=booker',
      answers: [
        () =>
          answer({
            Success: false,
            Status: 'Refused',
            Message: 'This booking was changed.',
            RefusalCode: 'reservation.changed-meanwhile',
            Reservation: theirs,
          }),
        () => answer(),
      ],
    });
    await heading('Who booked');
    await retype('Last name', 'Pell');
    await save();
    expect(await screen.findByText('This booking was changed.')).toBeDefined();
    expect(document.activeElement?.textContent).toContain('What you typed is still here');
    expect(within(screen.getByRole('region', { name: 'This booking' })).getByText('A cot')).toBeDefined();
    expect(field('Last name').value).toBe('Pell');
    await save();
    await heading('Saved');
    expect(sent.map(({ Version }) => Version)).toEqual([4, 7]);
  });

  test.each([
    [
      'reservation.changed-meanwhile',
      'This booking was changed while you were looking at it. Nothing of yours has been saved yet.',
      'This booking was changed while you were looking at it. Nothing of yours has been saved yet.',
    ],
    [
      'change.cancelled',
      'This room is cancelled and can no longer be changed.',
      'This room is cancelled and can no longer be changed. Nothing was saved.',
    ],
  ] as const)(
    'cancelled in another tab meanwhile: the form closes and nothing is shown to be saved, %s',
    async (RefusalCode, Message, words) => {
      const cancelled = { IsCancelled: true, CanBeEdited: false, CanBeCancelled: false } as const;
      const Rooms = [
        buildManagedRoom({ ...cancelled, ChangeableUntil: null, WhyNotChangeable: 'cancelled' }),
      ];
      const Reservation = buildManaged({ ...cancelled, Status: 'Cancelled', Rooms });
      openBooking(buildManaged(), {
        step: '?step=booker',
        answers: [() => answer({ Success: false, Status: 'Refused', Message, RefusalCode, Reservation })],
      });
      await heading('Who booked');
      await retype('Last name', 'Pell');
      await save();
      await heading('Your booking is cancelled');
      expect(screen.getByText(words)).toBeDefined();
    },
  );

  test('is typed on after a reload, and found again after the grant has ended', async () => {
    openBooking(buildManaged({ Version: 4 }), { step: '?step=booker' });
    await heading('Who booked');
    await retype('Last name', 'Pell');
    cleanup();
    const { sent } = openBooking(buildManaged({ Version: 5 }), {
      step: '?step=booker',
      answers: [() => Response.json({}, { status: 404 })],
    });
    await heading('Who booked');
    expect(field('Last name').value).toBe('Pell');
    await save();
    expect(await screen.findByRole('link', { name: /Find it again/ })).toBeDefined();
    expect(sent[0]?.Version).toBe(4);
    expect(field('Last name').value).toBe('Pell');
  });
});

test('what was typed is forgotten when the guest leaves it as it is', async () => {
  openBooking(buildManaged(), { step: '?step=booker' });
  await heading('Who booked');
  await retype('Last name', 'Pell');
  await userEvent.click(screen.getByRole('link', { name: 'Leave it as it is' }));
  await heading('Your booking');
  await userEvent.click(screen.getByRole('link', { name: 'Change Booker' }));
  await heading('Who booked');
  expect(field('Last name').value).toBe('Oakshott-Pell');
});

describe('who sleeps in a room', () => {
  test('of a child has an age where it is asked, also over what an earlier build of the page stored', async () => {
    const room = buildManagedRoom({ AsksChildAges: true, ChildAges: [4], NumberOfChildren: 1 });
    const booking = buildManaged({ Rooms: [room] });
    const typed = { lead: { firstName: 'Ines', lastName: 'Thorley', email: '', phone: '' }, fellows: [] };
    const stored = { version: booking.Version, typed: { ...typed, bedOptionId: 2 } };
    writeSession(`portico.draft.${booking.ReservationId}.guests-${room.ReservationItemId}`, stored);
    const { sent } = openBooking(booking, { step: '?step=guests&unit=1', answers: [() => answer()] });
    await heading(room.RoomTypeName);
    expect(field('First name').value).toBe('Ines');
    const age = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Age of the child' });
    expect(age.value).toBe('4');
    await userEvent.selectOptions(age, '5');
    await save();
    await heading('Saved');
    expect(sent[0]).toMatchObject({ ReservationItems: [{ ChildAges: [5] }] });
  });

  test('is named one by one, children too; who is not named stays a placeholder', async () => {
    const { sent } = openBooking(buildManaged(), { step: '?step=guests&unit=1', answers: [() => answer()] });
    await heading('The Boatshed');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Beds' }), 'Two single beds');
    const child = within(screen.getByRole('group', { name: 'Child 1' }));
    expect(child.getByRole<HTMLInputElement>('textbox', { name: /^First name/ }).value).toBe('');
    await userEvent.type(child.getByRole('textbox', { name: /^First name/ }), 'Tobias');
    await save();
    expect(screen.getByRole('link', { name: /^Child 1: / })).toBeDefined();
    await userEvent.type(child.getByRole('textbox', { name: /^Last name/ }), 'Wrenfield');
    await save();
    await heading('Saved');
    expect(sent[0]?.ReservationItems).toEqual([
      {
        ReservationItemId: '1',
        DateOfArrival: '2027-03-14',
        DateOfDeparture: '2027-03-17',
        RoomTypeId: 2,
        RatePlanId: 12,
        NumberOfAdults: 2,
        NumberOfChildren: 1,
        NumberOfInfants: 0,
        LeadGuest: { FirstName: 'Marian', LastName: 'Oakshott-Pell', Email: null, Phone: null },
        Guests: [
          {
            FirstName: 'Guest',
            LastName: '2',
            Email: null,
            Phone: null,
            IsChild: false,
            IsPlaceholder: true,
          },
          {
            FirstName: 'Tobias',
            LastName: 'Wrenfield',
            Email: null,
            Phone: null,
            IsChild: true,
            IsPlaceholder: false,
          },
        ],
        RoomConfigurationDropdownOptionId: 2,
      },
    ]);
  });
});

test('a room that was cancelled meanwhile closes its form and states that nothing was saved', async () => {
  const loft = buildManagedRoom({ ReservationItemId: '2', RoomNumber: 2, RoomTypeName: 'The Sail Loft' });
  const cancelled = buildManagedRoom({
    IsCancelled: true,
    CanBeEdited: false,
    CanBeCancelled: false,
    ChangeableUntil: null,
    WhyNotChangeable: 'cancelled',
  });
  const Message = 'This room is cancelled and can no longer be changed.';
  openBooking(
    buildManaged({ Rooms: [buildManagedRoom(), loft] }),
    {
      step: '?step=guests&unit=1',
      answers: [
        () =>
          answer({
            Success: false,
            Status: 'Refused',
            Message,
            RefusalCode: 'change.cancelled',
            Reservation: buildManaged({ Rooms: [cancelled, loft] }),
          }),
      ],
    },
    buildHotel(),
  );
  await heading('The Boatshed');
  await retype('First name', 'Mary');
  await save();
  await heading('Your booking');
  expect(screen.getByText(`${Message} Nothing was saved.`)).toBeDefined();
});

test('requests are changed alone, and taken back', async () => {
  const { sent } = openBooking(buildManaged({ SpecialRequests: 'A cot' }), {
    step: '?step=requests',
    answers: [() => answer()],
  });
  await heading('Your requests');
  await retype('Anything we should know', '');
  await save();
  await heading('Saved');
  expect(sent[0]).toMatchObject({ SpecialRequests: null });
  expect(sent[0]).not.toHaveProperty('Booker');
});
