import type { ManageSearchResponse } from '@portico/contract/calls/manage-booking';
import { guestPaths } from '@portico/contract/paths';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildManaged, buildManagedRoom } from '../../shared/booked/hotel-api.fixture.ts';
import { keepLookup } from '../../shared/booked/lookup-session.ts';
import { addresses, lookup, opened, openManage } from './manage.fixture.tsx';
import { writeOpened } from '../../shared/booked/opened-session.ts';

const found: ManageSearchResponse = {
  Success: true,
  Message: null,
  RefusalCode: null,
  Reservation: buildManaged(),
  Code: 'a-code',
};
const missed: ManageSearchResponse = {
  ...found,
  Success: false,
  Message: 'We found no booking.',
  Reservation: null,
  Code: null,
};

const link = guestPaths.manageReservation('TEST', 'QHK4821356', 'the-code');
const number = () => screen.getByRole('textbox', { name: 'Reservation number' });
const name = () => screen.getByRole('textbox', { name: 'Guest name' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Find my booking' }));
const overview = () => screen.findByRole('heading', { level: 2, name: 'This booking' });

/** Answers the lookup, and records its requests. */
function searchCall(...answers: (() => Response)[]) {
  const requests: Record<string, string>[] = [];
  return {
    requests,
    call: {
      '/api/ManageBooking/Search': (_: RequestInit, url: string) => {
        requests.push(Object.fromEntries(new URLSearchParams(url.split('?')[1])));
        return answers[Math.min(requests.length, answers.length) - 1]?.() ?? Response.error();
      },
    },
  };
}

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a booking is looked up', () => {
  test('in words while that takes its time, and after 15 s with whom to ask', async () => {
    openManage(lookup, { '/api/ManageBooking/Search': () => new Promise(() => undefined) });
    await userEvent.type(number(), 'QHK4821356');
    await userEvent.type(name(), 'Wrenfield');
    vi.useFakeTimers();
    screen.getByRole('button', { name: 'Find my booking' }).click();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(screen.getByText('Still looking for your booking. Please wait.')).toBeDefined();
    expect(screen.queryByText(/^This takes longer than it should/)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText(/^This takes longer than it should. You can also ask us:/)).toBeDefined();
  });

  test('with both fields, which show what is missing and keep what was typed when nothing is found', async () => {
    const { requests, call } = searchCall(
      () => Response.json(missed),
      () => Response.json(found),
    );
    openManage(lookup, call);
    await send();
    expect(screen.getByRole('link', { name: 'Reservation Number is required' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Guest Name is required' })).toBeDefined();
    await userEvent.type(number(), 'qhk 4821356');
    await userEvent.type(name(), 'Wrenfield');
    await send();
    expect(await screen.findByText('We found no booking.')).toBeDefined();
    expect(document.activeElement?.textContent, 'brought into sight').toContain('We found no booking.');
    expect([number(), name()].map((field) => (field as HTMLInputElement).value)).toEqual([
      'qhk 4821356',
      'Wrenfield',
    ]);
    await send();
    await overview();
    expect(requests.at(-1)).toEqual({
      propertyId: '7',
      reservationNumber: 'qhk 4821356',
      guestName: 'Wrenfield',
      hash: '',
    });
    expect(addresses).toEqual([lookup, opened]);
    await waitFor(() => expect(document.title).toBe('Your booking, QHK4821356 – The Test House'));
  });

  test('beside the hotel by night, which says nothing to a screen reader', () => {
    openManage(lookup, {});
    const picture = screen.getByRole('main').querySelector('img');
    expect([picture?.alt, picture?.getAttribute('loading')]).toEqual(['', 'lazy']);
  });

  test('with the number filled in where the confirmation led here', () => {
    keepLookup('TEST', { reservationNumber: 'QHK4821356' });
    openManage(lookup);
    expect((number() as HTMLInputElement).value).toBe('QHK4821356');
  });

  test('and leads on to the step that was wanted, where the booking allows it', async () => {
    keepLookup('TEST', { reservationNumber: 'QHK4821356', guestName: 'Oakshott-Pell' });
    openManage(`${lookup}?step=extras&unit=1`, searchCall(() => Response.json(found)).call);
    await send();
    await screen.findByRole('heading', { level: 1, name: 'Extras' });
    expect(addresses.at(-1)).toBe(`${opened}?step=extras&unit=1`);
    cleanup();
    openManage(`${lookup}?step=extras&unit=9`, searchCall(() => Response.json(found)).call);
    await send();
    await screen.findByRole('heading', { level: 1, name: 'Your booking' });
  });

  test('and a server that cannot be reached is shown, with the fields as they were', async () => {
    openManage(lookup, searchCall(() => new Response('<html>', { status: 502 })).call);
    await userEvent.type(number(), 'QHK4821356');
    await userEvent.type(name(), 'Oakshott-Pell');
    await send();
    expect(await screen.findByText(/could not reach/)).toBeDefined();
    expect((name() as HTMLInputElement).value).toBe('Oakshott-Pell');
  });
});

describe('the link of a mail', () => {
  test('opens the booking, and its code leaves the address and the history', async () => {
    const { requests, call } = searchCall(() => Response.json(found));
    openManage(link, call);
    await overview();
    expect(requests).toEqual([
      { propertyId: '7', reservationNumber: 'QHK4821356', guestName: '', hash: 'the-code' },
    ]);
    expect(addresses).toEqual([link, opened]);
  });

  test('that opens nothing leads to the lookup, which shows why and knows the number', async () => {
    openManage(link, searchCall(() => Response.json(missed)).call);
    expect(await screen.findByText('We found no booking.')).toBeDefined();
    expect((number() as HTMLInputElement).value).toBe('QHK4821356');
    expect(addresses).toEqual([link, lookup]);
  });

  test('that could not be asked about is tried again where it is', async () => {
    const { call } = searchCall(
      () => new Response('', { status: 503 }),
      () => Response.json(found),
    );
    openManage(link, call);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await overview();
  });
});

describe('a booking that is open in a tab', () => {
  test('is there again after a reload', async () => {
    writeOpened('TEST', '0192');
    openManage(opened, { '/api/ManageBooking/Reservation': () => Response.json(found.Reservation) });
    await overview();
  });

  test('is found again once its grant is over', async () => {
    writeOpened('TEST', '0192');
    openManage(opened, { '/api/ManageBooking/Reservation': () => Response.json({}, { status: 404 }) });
    expect(await screen.findByText(/For your safety your booking was closed here/)).toBeDefined();
    expect(addresses).toEqual([opened, lookup]);
  });

  test('is looked up without a word of an end, where its confirmation led here in another browser', async () => {
    keepLookup('TEST', { reservationNumber: 'QHK4821356' });
    writeOpened('TEST', '0192', { wasShown: false });
    openManage(guestPaths.openedExtras('TEST', 1), {
      '/api/ManageBooking/Reservation': () => Response.json({}, { status: 404 }),
    });
    expect(((await screen.findByDisplayValue('QHK4821356')) as HTMLInputElement).id).toBe(
      'reservationNumber',
    );
    expect(screen.queryByText(/was closed here/)).toBeNull();
    expect(addresses.at(-1)).toBe(`${lookup}?step=extras&unit=1`);
  });

  test('which its confirmation led to is found again like any other once its grant is over', async () => {
    writeOpened('TEST', '0192', { wasShown: false });
    openManage(opened, { '/api/ManageBooking/Reservation': () => Response.json(found.Reservation) });
    await overview();
    cleanup();
    openManage(opened, { '/api/ManageBooking/Reservation': () => Response.json({}, { status: 404 }) });
    expect(await screen.findByText(/For your safety your booking was closed here/)).toBeDefined();
  });

  test('stays open where the server did not understand, and is requested again', async () => {
    writeOpened('TEST', '0192');
    const answers = [Response.json({}, { status: 400 }), Response.json(found.Reservation)];
    openManage(opened, { '/api/ManageBooking/Reservation': () => answers.shift() ?? Response.error() });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await overview();
  });

  test('is looked up first where none was found', () => {
    openManage(opened);
    expect(addresses).toEqual([opened, lookup]);
    cleanup();
    openManage(`${opened}/QHK4821356`);
    expect((number() as HTMLInputElement).value).toBe('QHK4821356');
  });
});

test('rooms on dates of their own show them, in the row of dates and each in its place', async () => {
  const loft = buildManagedRoom({
    ReservationItemId: '2',
    RoomNumber: 2,
    RoomTypeName: 'The Loft',
    DateOfArrival: '2027-03-16',
    DateOfDeparture: '2027-03-18',
  });
  const booking = buildManaged({ DateTo: '2027-03-18', Rooms: [buildManagedRoom(), loft] });
  writeOpened('TEST', '0192');
  openManage(opened, { '/api/ManageBooking/Reservation': () => Response.json(booking) });
  await overview();
  const dates = screen.getByRole('heading', { name: 'Dates' }).closest('li');
  const text = dates?.textContent.replaceAll('\u00a0', ' ');
  expect(text).toContain('The Boatshed: Sun 14 to Wed 17 Mar 2027');
  expect(text).toContain('The Loft: Tue 16 to Thu 18 Mar 2027');
  expect(screen.getByText('dates differ')).toBeDefined();
  expect(screen.getByText(/Tue.16.Mar.2027.to.Thu.18.Mar.2027,.2.nights/)).toBeDefined();
});
