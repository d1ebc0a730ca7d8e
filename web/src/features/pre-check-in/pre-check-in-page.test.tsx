import { invalidLinkText } from '@portico/contract/texts/link-texts';
import { nothingToCheckInPanel } from '@portico/contract/texts/pre-check-in-texts';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildQuote } from '../../shared/booked/change-quote/quote.fixture.ts';
import { buildBookedService } from '../../shared/booked/hotel-api.fixture.ts';
import { buildServices, buildWireService } from '../../shared/offers/extras.fixture.ts';
import {
  address,
  buildCompleted,
  buildGuest,
  buildItem,
  buildReservation,
  link,
  openLink,
  saveAnswer,
  unnamed,
} from './pre-check-in.fixture.tsx';

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const goOn = () => press('Continue');
const open = (name: string) => screen.findByRole('heading', { level: 2, name });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const progress = () => screen.getByRole('progressbar', { name: 'Checklist' }).getAttribute('aria-valuetext');

/** Through the booker and the first guest, to the second. */
async function toSecondGuest() {
  await open('Your details');
  await goOn();
  await goOn();
  await open('Second guest');
}

async function nameSecondGuest() {
  await userEvent.type(field('First name'), 'Alasdair');
  await userEvent.type(field('Last name'), 'Thorley');
}

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a guest checks in before arrival', () => {
  test('goes through what the hotel has row by row, and sends it all at once', async () => {
    const { sent } = openLink({ saves: [saveAnswer] });
    await open('Your details');
    expect(progress()).toBe('0 of 3 done');
    expect(field('First name').value).toBe('Ines');
    await goOn();
    expect(document.activeElement).toBe(await open('First guest'));
    expect(progress()).toBe('1 of 3 done');
    await goOn();
    await open('Second guest');
    await goOn();
    expect(screen.getByRole('heading', { name: 'Two things to put right' })).toBeDefined();
    await nameSecondGuest();
    await goOn();
    await open('Is everything right?');
    expect(progress()).toBe('3 of 3 done');
    expect(sent).toEqual([]);
    await userEvent.selectOptions(screen.getByLabelText(/When do you expect to arrive/), '21:30');
    await userEvent.type(screen.getByRole('textbox', { name: 'Anything we should know' }), 'A cot, please');
    await press('Check in');
    expect(await screen.findByRole('heading', { level: 1, name: 'You are checked in, Ines.' })).toBeDefined();
    expect(sent).toMatchObject([
      {
        ReferenceNumber: 'FL20977',
        Code: 'the-code',
        Version: 1,
        SpecialRequests: 'A cot, please',
        ArrivalTime: '21:30',
        Booker: { FirstName: 'Ines' },
        ReservationItems: [
          {
            ReservationItemId: '1',
            Guests: [
              { FirstName: 'Ines', LastName: 'Thorley' },
              { FirstName: 'Alasdair', LastName: 'Thorley' },
            ],
          },
        ],
        CardDetails: null,
      },
    ]);
  });

  test('changes a row that is done, and comes back to what is next', async () => {
    openLink();
    await toSecondGuest();
    await userEvent.click(screen.getByRole('link', { name: 'Change Your details' }));
    await open('Your details');
    await userEvent.clear(field('First name'));
    await userEvent.type(field('First name'), 'Inés');
    await goOn();
    await open('Second guest');
    expect(screen.getByText('Inés Thorley, ines@thorley.example')).toBeDefined();
  });

  test('finds what was typed after a reload, and the way back by Back', async () => {
    const { shown } = openLink();
    await toSecondGuest();
    await userEvent.type(field('First name'), 'Alas');
    shown.unmount();
    openLink({ path: `${link}?step=guest&unit=1&guest=2` });
    await open('Second guest');
    expect(field('First name').value).toBe('Alas');
    await userEvent.click(screen.getByRole('link', { name: 'Change First guest' }));
    await open('First guest');
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDefined();
    await act(async () => address.navigate(-1));
    expect(field('First name').value).toBe('Alas');
  });

  test('cannot leap over a row by its address', async () => {
    openLink({ path: `${link}?step=summary` });
    await open('Your details');
    expect(screen.queryByRole('heading', { name: 'Is everything right?' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDefined();
  });

  test('of one room alone is not asked who booked, and sends no requests of the booking', async () => {
    const reservation = buildReservation({
      IsReservation: false,
      Booker: null,
      ReservationItems: [buildItem({ Guests: [buildGuest()] })],
    });
    const { sent } = openLink({ gets: [() => Response.json(reservation)], saves: [saveAnswer] });
    await open('First guest');
    await goOn();
    await open('Is everything right?');
    expect(screen.queryByRole('textbox', { name: 'Anything we should know' })).toBeNull();
    await press('Check in');
    await screen.findByText('Checked in');
    expect(Object.keys(sent[0] ?? {})).not.toContain('Booker');
    expect(Object.keys(sent[0] ?? {})).not.toContain('SpecialRequests');
    expect(Object.keys(sent[0] ?? {})).not.toContain('ArrivalTime');
  });

  test('names each guest of each room, children by their names alone', async () => {
    const child = { ...unnamed, IsChild: true };
    const reservation = buildReservation({
      ReservationItems: [
        buildItem({ Guests: [buildGuest(), child] }),
        buildItem({ ReservationItemId: '2', RoomNumber: 2, Guests: [buildGuest()] }),
      ],
    });
    openLink({ gets: [() => Response.json(reservation)] });
    await open('Your details');
    const rows = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(rows.slice(0, 4)).toEqual([
      'Your details',
      'First guest, Rowan Lodge, room 1',
      'First child, Rowan Lodge, room 1',
      'First guest, Rowan Lodge, room 2',
    ]);
    await goOn();
    await goOn();
    await open('First child, Rowan Lodge, room 1');
    expect(screen.queryByRole('textbox', { name: /E-mail/ })).toBeNull();
  });

  test('asks the age of a child where the rate or an extra does', async () => {
    const child = { ...unnamed, IsChild: true, AsksAge: true };
    const { sent } = openLink({
      gets: [
        () =>
          Response.json(
            buildReservation({ ReservationItems: [buildItem({ Guests: [buildGuest(), child] })] }),
          ),
      ],
    });
    await open('Your details');
    await goOn();
    await goOn();
    await open('First child');
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('First name'), 'Tess');
    await user.type(screen.getByLabelText('Last name'), 'Thorley');
    await goOn();
    expect(screen.getByRole('link', { name: 'Choose the age of each child' })).toBeDefined();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Age' }), '9');
    await goOn();
    expect(screen.queryByRole('combobox', { name: 'Age' })).toBeNull();
    expect(sent).toEqual([]);
  });

  test('reads the dates of each room where they differ', async () => {
    const later = buildItem({ ReservationItemId: '2', RoomNumber: 2, DateOfDeparture: '2027-10-08' });
    openLink({ gets: [() => Response.json(buildReservation({ ReservationItems: [buildItem(), later] }))] });
    const arriving = within(await screen.findByRole('region', { name: 'Arriving' }));
    for (const text of [
      'Rowan Lodge, room 1 · Tue 5 Oct 2027 to Sat 9 Oct 2027, 4 nights · 2 adults',
      'Rowan Lodge, room 2 · Tue 5 Oct 2027 to Fri 8 Oct 2027, 3 nights · 2 adults',
    ])
      expect(arriving.getByText(text)).toBeDefined();
  });

  test('takes extras, and reads what they come to before anything is sent', async () => {
    const wood = buildWireService({
      ServiceName: 'Firewood',
      Price: 12,
      Articles: [{ Name: 'A basket', Price: 12 }],
    });
    const item = buildItem({ Guests: [buildGuest()], ServiceOptions: buildServices([wood]) });
    const [room] = buildQuote().Rooms;
    const TermsThen = { Words: 'An extra that is added now cannot be given back here.', IsWorse: true };
    const Rooms = room === undefined ? [] : [{ ...room, TermsThen }];
    const { previewed, sent } = openLink({
      gets: [() => Response.json(buildReservation({ ReservationItems: [item] }))],
      previews: [
        () =>
          Response.json({
            Success: true,
            Message: null,
            RefusalCode: null,
            Quote: buildQuote({ TotalNow: 492, Rooms }),
          }),
      ],
      saves: [saveAnswer],
    });
    await open('Your details');
    await goOn();
    await goOn();
    await open('Extras');
    await press('One more: Firewood');
    await goOn();
    await screen.findByText('What it comes to');
    expect(screen.getByText(TermsThen.Words)).toBeDefined();
    expect(previewed).toMatchObject([{ ReservationItems: [{ Services: [{ ServiceId: 1, Quantity: 1 }] }] }]);
    await press('Check in, £492.00 in all');
    await screen.findByText('Checked in');
    expect(sent).toMatchObject([{ SeenTotalCost: 492, SeenPayment: 0 }]);
  });

  test.each([
    ['its terms let it be given back', { Date: '2027-03-13', At: '15:00' }, true],
    ['its terms do not any more', null, false],
  ])('offers less of what is booked only where %s', async (_which, ChangeableUntil, mayBeLess) => {
    const wood = buildWireService({ ServiceName: 'Firewood' });
    const booked = buildBookedService({ ServiceId: wood.ServiceId, ServiceName: 'Firewood', TotalCost: 12 });
    const ServiceOptions = buildServices([wood]);
    const item = buildItem({ Guests: [buildGuest()], Services: [booked], ServiceOptions, ChangeableUntil });
    openLink({ gets: [() => Response.json(buildReservation({ ReservationItems: [item] }))] });
    await open('Your details');
    await goOn();
    await goOn();
    await open('Extras');
    const less = screen.getByRole('button', { name: 'One fewer: Firewood' });
    expect(less.getAttribute('aria-disabled') !== 'true').toBe(mayBeLess);
    expect(screen.queryByText('What is booked can no longer be given back.') === null).toBe(mayBeLess);
  });

  test('is not offered for a second room what the first has just taken', async () => {
    const sauna = buildWireService({ ServiceName: 'Sauna' });
    const guests = { Guests: [buildGuest()], ServiceOptions: buildServices([sauna], { 1: 1 }) };
    const ReservationItems = [
      buildItem(guests),
      buildItem({ ...guests, ReservationItemId: '2', RoomNumber: 2 }),
    ];
    openLink({ gets: [() => Response.json(buildReservation({ ReservationItems }))] });
    await open('Your details');
    await goOn();
    await goOn();
    await press('One more: Sauna');
    await goOn();
    await goOn();
    await open('Extras, Rowan Lodge, room 2');
    expect(screen.getByText(/None left on these dates/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'One more: Sauna' })).toBeNull();
  });

  test('gives the card that the hotel wants kept, which no reload keeps', async () => {
    const reservation = buildReservation({
      CardRequired: true,
      HowToKeepCard: 'card',
      ReservationItems: [buildItem({ Guests: [buildGuest()] })],
    });
    const { sent } = openLink({
      gets: [() => Response.json(reservation)],
      saves: [
        () =>
          saveAnswer({
            Success: false,
            Status: 'Declined',
            Message: 'Your bank said no.',
            Reservation: reservation,
          }),
        () => saveAnswer(),
      ],
    });
    await open('Your details');
    await goOn();
    await goOn();
    await open('A card for the hotel');
    // An extra may be paid at the same time.
    expect(screen.queryByText(/Nothing is charged now/)).toBeNull();
    await goOn();
    expect(screen.getAllByText('Card number is required').length).toBeGreaterThan(0);
    await userEvent.type(field('Name on card'), 'Ines Thorley');
    await userEvent.type(field('Card number'), '4242424242424242');
    await userEvent.type(screen.getByRole('textbox', { name: /Expiry/ }), '12/29');
    await userEvent.type(screen.getByLabelText(/Security code/), '123');
    await goOn();
    await open('Is everything right?');
    expect(JSON.stringify(sessionStorage)).not.toContain('4242');
    await press('Check in');
    expect(await screen.findByText('Your bank said no.')).toBeDefined();
    await open('A card for the hotel');
    await userEvent.type(screen.getByLabelText(/Security code/), '123');
    await goOn();
    await press('Check in');
    await screen.findByText('Checked in');
    expect(sent.map(({ CardDetails }) => CardDetails?.CardNumber)).toEqual([
      '4242424242424242',
      '4242424242424242',
    ]);
  });
});

describe('when everything is at the hotel', () => {
  test('the link shows this, and what is next', async () => {
    openLink({ gets: [() => Response.json(buildCompleted())] });
    expect(await screen.findByRole('heading', { level: 1, name: 'You are checked in, Ines.' })).toBeDefined();
    expect(screen.getByText(/Tuesday 5th October 2027/)).toBeDefined();
    expect(progress()).toBe('3 of 3 done');
  });

  test('a tab in which nothing was sent, open while the bank was asked, shows this too', async () => {
    vi.useFakeTimers();
    const pending = buildReservation({ PendingSave: { Status: 'Pending', ActionUrl: null } });
    openLink({
      gets: [() => Response.json(pending), () => Response.json(buildCompleted({ LastSave: 'Applied' }))],
    });
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('heading', { level: 1, name: 'One answer is missing' })).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(2_010));
    expect(screen.getByRole('heading', { level: 1, name: 'You are checked in, Ines.' })).toBeDefined();
  });

  test('a row can still be changed, and is sent again', async () => {
    const { sent } = openLink({ gets: [() => Response.json(buildCompleted())], saves: [saveAnswer] });
    await userEvent.click(await screen.findByRole('link', { name: 'Change Second guest' }));
    expect(document.activeElement).toBe(await open('Second guest'));
    await userEvent.type(field('First name'), ' James');
    await goOn();
    await open('Is everything right?');
    await press('Check in');
    await screen.findByText('Checked in');
    expect(sent).toMatchObject([
      { Version: 2, ReservationItems: [{ Guests: [{}, { FirstName: 'Alasdair James' }] }] },
    ]);
  });
});

describe('a save that fails', () => {
  async function toSend(saves: readonly (() => Response | Promise<Response>)[]) {
    const opened = openLink({ saves });
    await toSecondGuest();
    await nameSecondGuest();
    await goOn();
    await open('Is everything right?');
    await press('Check in');
    return opened;
  }

  test('shows the message of the server, and keeps what was typed', async () => {
    await toSend([
      () =>
        saveAnswer({
          Success: false,
          Status: 'Refused',
          Message: 'Firewood is sold out.',
          Reservation: null,
        }),
    ]);
    expect(await screen.findByText('Firewood is sold out.')).toBeDefined();
    expect(screen.getByText('Alasdair Thorley')).toBeDefined();
  });

  test('without a message states that the check-in could not be saved', async () => {
    await toSend([() => Response.json({}, { status: 400 })]);
    expect(await screen.findByText('Failed to save Check In Information')).toBeDefined();
    expect(screen.getByText('Alasdair Thorley')).toBeDefined();
  });

  test('since the hotel has changed the booking shows its newer state, and what was typed over it', async () => {
    const newer = buildReservation({
      Version: 2,
      ReservationItems: [buildItem({ Guests: [buildGuest({ LastName: 'Thorley-Beck' }), unnamed] })],
    });
    const { sent } = await toSend([
      () =>
        saveAnswer({
          Success: false,
          Status: 'Refused',
          RefusalCode: 'reservation.changed-meanwhile',
          Message: 'The booking was changed meanwhile.',
          Reservation: newer,
        }),
      () => saveAnswer(),
    ]);
    expect(await screen.findByText('The booking was changed meanwhile.')).toBeDefined();
    expect(document.activeElement?.textContent).toContain('The booking was changed meanwhile.');
    await open('First guest');
    expect(field('Last name').value).toBe('Thorley-Beck');
    expect(screen.getByText('Alasdair Thorley')).toBeDefined();
    await goOn();
    await press('Check in');
    await screen.findByText('Checked in');
    expect(sent.map(({ Version }) => Version)).toEqual([1, 2]);
  });

  test('with an answer that got lost is asked about once more by the same key', async () => {
    const { keys } = openLink({ saves: [() => Response.error(), () => saveAnswer()] });
    await toSecondGuest();
    await nameSecondGuest();
    await goOn();
    const send = screen.getByRole('button', { name: 'Check in' });
    vi.useFakeTimers();
    fireEvent.click(send);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByText(/it is changed once at most/)).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    vi.useRealTimers();
    await screen.findByText('Checked in');
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});

describe('a link that opens nothing', () => {
  test.each([
    ['invalid', 'Please note'],
    ['cancelled', 'Please note'],
    ['arrived', 'All is well'],
    ['over', 'All is well'],
    ['off', 'Please note'],
  ] as const)('shows why where it is %s, with a badge and whom to contact', async (why, badge) => {
    const panel = nothingToCheckInPanel(why, { telephone: '+44 1227 496 0142' });
    openLink({ gets: [() => Response.json(panel)] });
    const heading = await screen.findByRole('heading', { level: 1, name: panel.Title });
    const page = within(heading.closest('main') ?? document.body);
    expect(page.getByText(panel.Message)).toBeDefined();
    expect(page.queryByText(/may have been cut short/) === null, 'only where nobody knows why').toBe(
      why !== 'invalid',
    );
    expect(page.getByText(badge)).toBeDefined();
    expect(page.getByRole('link', { name: 'desk@house.example' })).toBeDefined();
  });

  test.each([
    ['no one answers', () => Response.error()],
    ['the answer is none of ours', () => Response.json({ hello: 'world' })],
    ['the answer is cut in its middle', () => new Response('{"Success":tr')],
    ['the server is in trouble', () => Response.json({ Message: 'Down' }, { status: 503 })],
  ])('is shown to be invalid under a general heading where %s, and can be tried again', async (_, answer) => {
    openLink({ gets: [answer, () => Response.json(buildReservation())] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Error' })).toBeDefined();
    expect(screen.getByText(invalidLinkText.message)).toBeDefined();
    await press('Try again');
    await open('Your details');
  });
});
