import type { ContactSendRequestBody } from '@portico/contract/calls/contact-send';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BookingProvider } from '../stay/booking-provider.tsx';
import { serveHotelApi } from '../booked/hotel-api.fixture.ts';
import { buildGroupData } from '../hotel/group.fixture.ts';
import { groupOf } from '../hotel/group.ts';
import { buildHotel } from '../hotel/hotel.fixture.ts';
import { renderOwned } from '../hotel/owned-page.fixture.tsx';
import { ContactForm } from './contact-form.tsx';

const searched = '/Book/TEST?arrive=2027-03-14&nights=3&rooms=2-1-0&promo=TIDE10';
const answer = 'Your message is on its way to The Test House. We answer by e-mail.';

interface Sent {
  readonly key: string | null;
  readonly body: ContactSendRequestBody;
}
const sent: Sent[] = [];

/** Answers each message with the next of these, then always with the last. */
function serve(...replies: (() => Response | Promise<Response>)[]): void {
  sent.length = 0;
  serveHotelApi({
    '/api/Contact/Send': (init) => {
      sent.push({
        key: new Headers(init.headers).get('idempotency-key'),
        body: JSON.parse(String(init.body)) as ContactSendRequestBody,
      });
      return replies[Math.min(sent.length, replies.length) - 1]?.() ?? Response.error();
    },
  });
}
const taken = () => Response.json({ Success: true, Message: answer });

function open(path = searched, message?: string): void {
  renderOwned(
    buildHotel(),
    <BookingProvider>
      <MemoryRouter initialEntries={[path]}>
        <ContactForm {...(message !== undefined && { message })} />
      </MemoryRouter>
    </BookingProvider>,
  );
}

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
/** Only this advances the test's clock; what is due by then has run. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
function fill(message = 'May we bring a dog?'): void {
  type(/^Your name/, 'Ada Lovelace');
  type(/^Your e-mail/, 'ada@example.org');
  type(/^Your message/, message);
}

beforeEach(() => {
  sessionStorage.clear();
  serve(taken);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a message goes with the search, which the form shows, and is reported as sent', async () => {
  open();
  expect(
    screen.getByText(
      'With it goes what you are looking for: Sun 14 Mar 2027 to Wed 17 Mar 2027, 3 nights; 2 adults, 1 child; the code TIDE10.',
    ),
  ).toBeDefined();
  fill();
  press();
  press();
  expect(await screen.findByText(answer)).toBeDefined();
  expect(sent.map(({ body }) => body)).toEqual([
    {
      LanguageCode: 'en',
      PropertyId: 7,
      Name: 'Ada Lovelace',
      Email: 'ada@example.org',
      Phone: null,
      Message: 'May we bring a dog?',
      Search: {
        DateFrom: '2027-03-14',
        DateTo: '2027-03-17',
        Rooms: [{ NumberOfAdults: 2, NumberOfChildren: 1, NumberOfInfants: 0 }],
        PromoCode: 'TIDE10',
        RatePlanCode: null,
      },
    },
  ]);
  expect(document.activeElement?.textContent).toContain(answer);
  cleanup();
  open();
  expect(field(/^Your message/).value).toBe('');
});

test('from the page of a group it goes to the group, with the search of the page', async () => {
  renderOwned(
    groupOf(buildGroupData()),
    <MemoryRouter initialEntries={['/BookGroup/SHORE?arrive=2027-03-14&nights=3&rooms=2-1-0&area=2']}>
      <ContactForm />
    </MemoryRouter>,
  );
  expect(
    screen.getByText(/Sun 14 Mar 2027 to Wed 17 Mar 2027, 3 nights; 2 adults, 1 child\.$/),
  ).toBeDefined();
  fill();
  press();
  expect(await screen.findByText(answer)).toBeDefined();
  const { id } = groupOf(buildGroupData());
  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({ PropertyGroupId: id, Message: 'May we bring a dog?' }),
  ]);
  expect(sent[0]?.body).not.toHaveProperty('PropertyId');
});

test('what is missing or does not belong there is shown at its field, and nothing is sent or stored of a card', () => {
  open('/Book/TEST');
  expect(screen.queryByText(/^With it goes/)).toBeNull();
  press();
  for (const message of ['Your name is required', 'Your message is required'])
    expect(screen.getAllByText(message)).toHaveLength(2);
  expect(screen.getAllByText('A valid email address is required')).toHaveLength(2);
  fill('It is 4242 4242 4242 4242');
  press();
  expect(screen.getAllByText(/^This looks like a card number/)).toHaveLength(2);
  expect(sent).toEqual([]);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('4242');
});

test('an answer that was lost is requested again with the same key, and is one message', async () => {
  vi.useFakeTimers();
  const cut = () => new Response('{"Success":tr', { headers: { 'content-type': 'application/json' } });
  serve(cut, taken);
  open();
  fill();
  press();
  await pass(0);
  expect(screen.getByText('Still trying to reach us. Please wait.')).toBeDefined();
  await pass(1_000);
  expect(screen.getByText(answer)).toBeDefined();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

test('an answer that takes its time is waited for in words, and after 15 s with whom to ask', async () => {
  vi.useFakeTimers();
  serve(() => new Promise((resolve) => setTimeout(() => resolve(taken()), 22_000)));
  open();
  fill();
  press();
  const shows = (words: string) => screen.getByRole('status').textContent.includes(words);
  expect(shows('We are sending your message')).toBe(true);
  await pass(5_000);
  expect(shows('Still sending your message. Please wait.')).toBe(true);
  await pass(10_000);
  expect(screen.getByRole('link', { name: '+44 1227 496 0142' })).toBeDefined();
  await pass(7_000);
  expect(screen.getByText(answer)).toBeDefined();
  expect(sent).toHaveLength(1);
});

test('offline, what was typed is retained over a reload, and the next press has the same key', async () => {
  vi.useFakeTimers();
  serve(() => Promise.reject(new TypeError('offline')));
  open();
  fill();
  press();
  await pass(25_000);
  expect(screen.getByText('We do not know whether your message has arrived.')).toBeDefined();
  const key = sent[0]?.key;
  vi.useRealTimers();
  cleanup();
  serve(taken);
  open();
  expect(field(/^Your message/).value).toBe('May we bring a dog?');
  press();
  expect(await screen.findByText(answer)).toBeDefined();
  expect(sent.map((one) => one.key)).toEqual([key]);
});

test('a limit is shown with its telephone, a fault that the server finds at its field', async () => {
  const words = 'Many messages were written to us from where you are. Please try again in 60 minutes.';
  serve(
    () => Response.json({ Message: words, RefusalCode: 'request.too-many' }, { status: 429 }),
    () =>
      Response.json(
        { Message: '…', RefusalCode: 'request.invalid', ModelState: { Email: ['Not this one'] } },
        { status: 400 },
      ),
  );
  open();
  fill();
  press();
  expect((await screen.findByRole('alert')).textContent).toMatch(/not sent.*60.minutes.*\+44.1227.496.0142/);
  press();
  expect(await screen.findAllByText('Not this one')).toHaveLength(2);
  expect(field(/^Your e-mail/).getAttribute('aria-invalid')).toBe('true');
  expect(field(/^Your message/).value).toBe('May we bring a dog?');
});

test('a message begun for the guest is not kept unedited, as the next may be of other dates; what was typed is', () => {
  open(searched, 'Of March?');
  type(/^Your name/, 'Ada Lovelace');
  cleanup();
  open(searched, 'Of April?');
  expect(field(/^Your message/).value).toBe('Of April?');
  type(/^Your message/, 'Of April? With a dog.');
  cleanup();
  open(searched, 'Of May?');
  expect(field(/^Your message/).value).toBe('Of April? With a dog.');
  expect(field(/^Your name/).value).toBe('Ada Lovelace');
});
