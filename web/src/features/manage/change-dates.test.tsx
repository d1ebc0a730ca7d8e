import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildManaged, buildManagedRoom } from '../../shared/booked/hotel-api.fixture.ts';
import { buildQuote } from '../../shared/booked/change-quote/quote.fixture.ts';
import { openChange, previewAnswer, updateAnswer } from './change.fixture.tsx';
import { addresses, opened } from './manage.fixture.tsx';

const step = '?step=dates&from=2027-03-21&to=2027-03-25';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

const dearer = buildQuote({
  ToPayNow: 206,
  DueAtHotel: 504,
  HowToPay: 'kept-card',
  KeptCard: { Name: 'Visa', LastFour: '4242' },
});
const twoRooms = () =>
  buildManaged({
    Rooms: [
      buildManagedRoom(),
      buildManagedRoom({ ReservationItemId: '2', RoomNumber: 2, RoomTypeName: 'The Harbour Room' }),
    ],
  });

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('other dates', () => {
  test('are shown as old, new and difference, and change nothing until they are accepted', async () => {
    const { previewed, sent } = openChange({
      booking: twoRooms,
      step,
      previews: [() => previewAnswer()],
    });
    await heading('Your dates');
    expect(await screen.findByText('Both rooms are free on the new dates.')).toBeDefined();
    expect(screen.getByText('Nothing changes until you accept.')).toBeDefined();
    expect(rowsOf(screen.getByRole('table'))).toEqual([
      'WhatAs bookedNew datesDifference',
      'The BoatshedWas£630.00Now£836.00Difference+ £206.00',
      'TotalWas£630.00Now£836.00Difference+ £206.00',
    ]);
    expect(screen.getByText('To pay at the hotel').parentElement?.textContent).toContain('£710.00');
    expect(screen.getByText('Paid so far').parentElement?.textContent).toContain('£126.00');
    expect(screen.getByRole('link', { name: 'Keep Sun 14 to Wed 17' }).getAttribute('href')).toBe(opened);
    expect(previewed[0]).toMatchObject({
      Version: 1,
      ReservationItems: [1, 2].map((id) => ({
        ReservationItemId: String(id),
        DateOfArrival: '2027-03-21',
        DateOfDeparture: '2027-03-25',
      })),
    });
    expect(sent).toEqual([]);
  });

  test('are chosen in a calendar with the prices of that room at its rate', async () => {
    const [room] = buildManaged().Rooms;
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const requests: string[] = [];
    const day = {
      DateOfStay: '2027-03-21',
      AvailableRooms: 2,
      MinimumRate: 99,
      MinLengthOfStay: null,
      MaxLengthOfStay: 9,
      CanArrive: true,
      Closed: false,
      ClosedToArrival: false,
      ClosedToDeparture: false,
      Rates: [
        { RatePlanId: 99, MinimumRate: 99, MinLengthOfStay: null },
        { RatePlanId: room?.RatePlanId, MinimumRate: 209, MinLengthOfStay: null },
      ],
    };
    openChange({
      step: '?step=dates',
      previews: [],
      more: {
        '/api/Availability': (_: RequestInit, url: string) => {
          requests.push(url);
          return Response.json([day]);
        },
      },
    });
    await press('Choose new dates');
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findAllByText(/£209/)).not.toEqual([]);
    expect(dialog.textContent).not.toContain('£99');
    expect(requests[0]).toContain(`roomTypeId=${room?.RoomTypeId}`);
  });

  test('that are the same as before ask for nothing, and those of one of two rooms do', async () => {
    const same = '?step=dates&from=2027-03-14&to=2027-03-17';
    const { previewed } = openChange({ step: same, previews: [() => previewAnswer()] });
    expect(await screen.findByRole('button', { name: 'Choose new dates' })).toBeDefined();
    expect(previewed).toEqual([]);
    cleanup();
    const other = buildManagedRoom({ ReservationItemId: '2', RoomNumber: 2, DateOfDeparture: '2027-03-16' });
    const booking = () => buildManaged({ Rooms: [buildManagedRoom(), other] });
    openChange({ booking, step: same, previews: [() => previewAnswer()] });
    expect(await screen.findByText('Both rooms are free on the new dates.')).toBeDefined();
  });

  test('show whose they are where those of another room stay', async () => {
    const fixed = { ReservationItemId: '2', RoomNumber: 2, RoomTypeName: 'The Harbour Room' };
    const still = { ...fixed, ChangeableUntil: null, WhyNotChangeable: 'terms' } as const;
    openChange({
      booking: () => buildManaged({ Rooms: [buildManagedRoom(), buildManagedRoom(still)] }),
      step: '?step=dates',
      previews: [],
    });
    expect(await screen.findByText(/^You can change the dates of The Boatshed until/)).toBeDefined();
  });

  test('are requested of one room alone', async () => {
    const { previewed } = openChange({
      booking: twoRooms,
      step: `${step}&unit=2`,
      previews: [() => previewAnswer()],
    });
    expect(await screen.findByText('The Harbour Room is free on the new dates.')).toBeDefined();
    expect(previewed[0]?.ReservationItems).toHaveLength(1);
    await userEvent.click(screen.getByRole('radio', { name: 'Both rooms' }));
    expect(await screen.findByText('Both rooms are free on the new dates.')).toBeDefined();
    expect(previewed.at(-1)?.ReservationItems).toHaveLength(2);
  });

  test('that are dearer are taken from the saved card by a button that shows this, with the sums that were seen', async () => {
    const { sent, keys } = openChange({
      step,
      previews: [() => previewAnswer({ Quote: dearer })],
      updates: [() => updateAnswer()],
    });
    expect(await screen.findByText(/£206.00 is taken from your Visa ending 4242/)).toBeDefined();
    await press('Accept the new dates and pay £206.00');
    await heading('Saved');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ SeenTotalCost: 836, SeenPayment: 206, CardDetails: null });
    expect(keys[0]).toMatch(/^[a-p]{32}$/);
    expect(addresses.at(-1)).toBe(`${opened}?step=complete`);
  });

  test('that are cheaper show what comes back, and to which card', async () => {
    const Quote = buildQuote({
      TotalNow: 500,
      Refund: 26,
      RefundTo: [{ Card: { Name: 'Visa', LastFour: '4242' }, Amount: 26 }],
      DueAtHotel: 400,
    });
    openChange({ step, previews: [() => previewAnswer({ Quote })] });
    expect(
      await screen.findByRole('button', { name: 'Accept the new dates, £26.00 comes back' }),
    ).toBeDefined();
    expect(screen.getByText('Goes back to Visa ending 4242').parentElement?.textContent).toContain('£26.00');
    expect(screen.getByRole('table').textContent).toContain('− £130.00');
    cleanup();
    const both = buildQuote({
      TotalNow: 500,
      Refund: 26,
      RefundToVoucher: 10,
      RefundTo: [{ Card: { Name: 'Visa', LastFour: '4242' }, Amount: 16 }],
      VoucherPays: 40,
      DueAtHotel: 400,
    });
    openChange({
      booking: () => buildManaged({ HopGiftVoucherCode: '••••T-50' }),
      step,
      previews: [() => previewAnswer({ Quote: both })],
    });
    const words =
      'your booking changes and £16.00 goes back to Visa ending 4242 and £10.00 to gift voucher ending T-50.';
    expect(await screen.findByText(`Once you press this, ${words}`)).toBeDefined();
    expect(screen.getByText('Gift voucher ending T-50').parentElement?.textContent).toContain('−£40.00');
    expect(screen.getByText('Goes back to gift voucher ending T-50').parentElement?.textContent).toContain(
      '£10.00',
    );
  });

  test('show before they are accepted which promotion they lose', async () => {
    const [room] = buildQuote().Rooms;
    const Quote = buildQuote({
      Rooms: room === undefined ? [] : [{ ...room, PromotionLost: 'Spring tide' }],
    });
    openChange({ step, previews: [() => previewAnswer({ Quote })] });
    expect(await screen.findByText(/“Spring tide” no longer applies to The Boatshed/)).toBeDefined();
  });

  test('show before they are accepted how cancelling costs more then', async () => {
    const [room] = buildQuote().Rooms;
    const TermsThen = { Words: 'Cancelling costs 50% of the price, £390.00.', IsWorse: true };
    const Quote = buildQuote({ Rooms: room === undefined ? [] : [{ ...room, TermsThen }] });
    openChange({ step, previews: [() => previewAnswer({ Quote })] });
    expect(await screen.findByText(/^Cancelling costs/)).toBeDefined();
    expect(screen.getByText('The terms then: The Boatshed')).toBeDefined();
  });

  test('that cannot be had show this before their price is known', async () => {
    const { previewed } = openChange({
      step,
      previews: [() => previewAnswer()],
      more: {
        '/api/ManageBooking/SearchDateOptions': (init) => {
          expect(JSON.parse(String(init.body))).toMatchObject({
            DateFrom: '2027-03-21',
            DateTo: '2027-03-25',
            ReservationItemIds: ['1'],
          });
          return Response.json({
            Success: false,
            Message: 'No room of the type The Boatshed is left on Tuesday 23 March.',
            RefusalCode: 'basket.no-room-left',
            ReservationItemRateRows: [],
          });
        },
      },
    });
    expect(await screen.findByText(/left on Tuesday 23 March/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
    expect(previewed.length).toBeLessThan(2);
  });

  test('that are not free show which room and night, and offer others', async () => {
    const Message = 'The Boatshed is taken on Tuesday 23 March.';
    openChange({
      step,
      previews: [
        () => previewAnswer({ Success: false, Message, RefusalCode: 'basket.no-room-left', Quote: null }),
      ],
    });
    expect(await screen.findByText(Message)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Choose other dates' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Keep Sun 14 to Wed 17' })).toBeDefined();
  });
});

describe('a payment for other dates', () => {
  test('that is declined leaves the booking as it was, keeps the choice, and is made again by another press', async () => {
    const Message = 'Your bank declined this payment.';
    const { sent, keys } = openChange({
      step,
      previews: [() => previewAnswer({ Quote: dearer })],
      updates: [
        () =>
          updateAnswer({
            Success: false,
            Status: 'Declined',
            Message,
            RefusalCode: 'payment.declined',
            Reservation: buildManaged(),
          }),
        () => updateAnswer(),
      ],
    });
    await press('Accept the new dates and pay £206.00');
    expect(await screen.findByText(Message)).toBeDefined();
    expect(document.activeElement?.textContent).toContain(
      'Your booking is as it was, and nothing was charged. What you chose is kept.',
    );
    await press('Accept the new dates and pay £206.00');
    await heading('Saved');
    expect(sent).toHaveLength(2);
    expect(new Set(keys).size).toBe(2);
  });

  test('is requested once, however often the button is pressed', async () => {
    let release: (answer: Response) => void = () => undefined;
    const { sent } = openChange({
      step,
      previews: [() => previewAnswer({ Quote: dearer })],
      updates: [() => new Promise<Response>((resolve) => (release = resolve))],
    });
    const button = await screen.findByRole('button', { name: 'Accept the new dates and pay £206.00' });
    await userEvent.dblClick(button);
    await press('Paying £206.00');
    release(updateAnswer());
    await heading('Saved');
    expect(sent).toHaveLength(1);
  });

  test('whose answer was lost is requested as the same attempt after a reload', async () => {
    const served = {
      step,
      previews: [() => previewAnswer({ Quote: dearer })],
      updates: [() => new Promise<Response>(() => undefined)],
    };
    const { keys: before } = openChange(served);
    await press('Accept the new dates and pay £206.00');
    await screen.findByRole('button', { name: 'Paying £206.00' });
    cleanup();
    const { keys } = openChange({ ...served, updates: [() => updateAnswer()] });
    await press('Accept the new dates and pay £206.00');
    await heading('Saved');
    expect(keys).toEqual(before);
  });

  test('with a card that is typed now sends it once and keeps it nowhere', async () => {
    const Quote = buildQuote({ ToPayNow: 206, HowToPay: 'card' });
    const { sent } = openChange({
      step,
      previews: [() => previewAnswer({ Quote })],
      updates: [() => updateAnswer()],
    });
    await press('Accept the new dates and pay £206.00');
    expect(screen.getByRole('link', { name: /^Card number/ })).toBeDefined();
    expect(sent).toEqual([]);
    await userEvent.type(screen.getByRole('textbox', { name: /^Name on card/ }), 'Marian Oakshott-Pell');
    await userEvent.type(screen.getByRole('textbox', { name: /^Card number/ }), '4242424242424242');
    await userEvent.type(screen.getByRole('textbox', { name: /^Expiry date/ }), '12/30');
    await userEvent.type(screen.getByRole('textbox', { name: /^Security code/ }), '123');
    await press('Accept the new dates and pay £206.00');
    await heading('Saved');
    expect(sent[0]?.CardDetails).toMatchObject({
      CardNumber: '4242424242424242',
      EmailAddress: 'marian@example.com',
    });
    expect(JSON.stringify(sessionStorage) + JSON.stringify(localStorage)).not.toContain('4242424242424242');
  });

  test('that waits for the bank shows the way there, and goes on by itself once it is decided', async () => {
    const pending = {
      ChangeId: 'c1',
      Status: 'ActionRequired',
      ActionUrl: '#bank',
      EndsAt: '2027-03-02T10:20:00.000Z',
    } as const;
    let now = buildManaged();
    const { previewed } = openChange({
      booking: () => now,
      step,
      previews: [() => previewAnswer({ Quote: dearer })],
      updates: [
        () => {
          now = buildManaged({ PendingChange: pending });
          return updateAnswer({ Status: 'ActionRequired', ActionUrl: '#bank', Reservation: now });
        },
      ],
    });
    await press('Accept the new dates and pay £206.00');
    await heading('Your change is waiting');
    expect(screen.getByText('Your booking is as it was until this is paid.')).toBeDefined();
    expect(screen.getByText(/until 10:20, the time at The Test House/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go on to pay' })).toBeDefined();
    now = buildManaged({ LastChange: { ChangeId: 'c1', Status: 'Declined' } });
    expect(await screen.findByText('The payment for this change was declined.')).toBeDefined();
    expect(addresses.at(-1)).toBe(`${opened}${step}`);
    expect(previewed.at(-1)?.ReservationItems?.[0]?.DateOfArrival).toBe('2027-03-21');
  });

  test('that waits is called off by a button, and the booking is shown as it was', async () => {
    const pending = { ChangeId: 'c1', Status: 'ActionRequired', ActionUrl: '#bank', EndsAt: null } as const;
    const expired = { PendingChange: null, LastChange: { ChangeId: 'c1', Status: 'Expired' } } as const;
    let now = buildManaged({ PendingChange: pending });
    const sent: unknown[] = [];
    openChange({
      booking: () => now,
      step,
      previews: [],
      more: {
        '/api/ManageBooking/AbandonChange': (init) => {
          sent.push(JSON.parse(String(init.body)));
          const Success = sent.length > 1;
          if (Success) now = buildManaged(expired);
          return Response.json({ Success, Message: null, RefusalCode: null, Reservation: now });
        },
      },
    });
    await heading('Your change is waiting');
    await press('Keep the booking as it is');
    expect(await screen.findByText(/its payment may be under way/)).toBeDefined();
    await press('Keep the booking as it is');
    await heading('Your booking');
    expect(screen.getByText(/Your booking stays as it is, and nothing is charged/)).toBeDefined();
    expect(addresses.at(-1)).toBe(opened);
    const { ReservationId } = buildManaged();
    expect(sent).toEqual(Array(2).fill({ PropertyId: 7, ReservationId, ChangeId: 'c1' }));
  });
});

test('somebody else’s change is shown, and the choice is reckoned again from how the booking stands now', async () => {
  const newest = buildManaged({ Version: 7, SpecialRequests: 'A cot' });
  const { previewed, sent } = openChange({
    step,
    previews: [() => previewAnswer()],
    updates: [
      () =>
        updateAnswer({
          Success: false,
          Status: 'Refused',
          Message: 'This booking was changed.',
          RefusalCode: 'reservation.changed-meanwhile',
          Reservation: newest,
        }),
      () => updateAnswer(),
    ],
  });
  await press('Accept the new dates, £836.00 in all');
  expect(await screen.findByText('This booking was changed. Nothing was charged.')).toBeDefined();
  expect(within(screen.getByRole('region', { name: 'This booking' })).getByText('A cot')).toBeDefined();
  await press('Accept the new dates, £836.00 in all');
  await heading('Saved');
  expect(previewed.map(({ Version }) => Version)).toEqual([1, 7]);
  expect(sent.map(({ Version }) => Version)).toEqual([1, 7]);
});

test('another tab’s change to the same dates leaves nothing to accept, and the press states that it did nothing', async () => {
  const moved = buildManagedRoom({ DateOfArrival: '2027-03-21', DateOfDeparture: '2027-03-25' });
  openChange({
    step,
    previews: [() => previewAnswer()],
    updates: [
      () =>
        updateAnswer({
          Success: false,
          Status: 'Refused',
          Message: 'This booking was changed.',
          RefusalCode: 'reservation.changed-meanwhile',
          Reservation: buildManaged({
            Version: 7,
            DateFrom: '2027-03-21',
            DateTo: '2027-03-25',
            Rooms: [moved],
          }),
        }),
    ],
  });
  await press('Accept the new dates, £836.00 in all');
  expect(await screen.findByText('This booking was changed. Nothing was charged.')).toBeDefined();
});

test('a price that has risen since is shown and has to be accepted again', async () => {
  openChange({
    step,
    previews: [() => previewAnswer(), () => previewAnswer({ Quote: buildQuote({ TotalNow: 900 }) })],
    updates: [
      () =>
        updateAnswer({
          Success: false,
          Status: 'Refused',
          Message: 'The price has changed.',
          RefusalCode: 'quote.price-changed',
          Reservation: null,
        }),
    ],
  });
  await press('Accept the new dates, £836.00 in all');
  expect(await screen.findByText('The price has changed.')).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Accept the new dates, £900.00 in all' })).toBeDefined();
});
