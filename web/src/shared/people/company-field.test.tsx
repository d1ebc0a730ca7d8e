import { limitText } from '@portico/contract/texts/limit-texts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Company } from '../stay/booking.ts';
import { OwnerContext } from '../hotel/hotel-context.ts';
import { buildHotel } from '../hotel/hotel.fixture.ts';
import { CompanyField } from './company-field.tsx';

const found = [
  { AccountId: 7, Name: 'Harbour Freight Ltd', AsksCode: false },
  { AccountId: 9, Name: 'Harbourside Works', AsksCode: false },
];

/** Answers each search with the next of these, then always with the last, and records the requests. */
function serveCompanies(...answers: (() => Response | Promise<Response>)[]) {
  const requests: (string | null)[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    const { pathname, searchParams } = new URL(url, 'https://inn.example');
    if (pathname !== '/api/Company/SearchCompanies') return Promise.resolve(Response.json({}));
    requests.push(searchParams.get('query'));
    return Promise.resolve(answers[Math.min(requests.length, answers.length) - 1]?.() ?? Response.error());
  });
  return requests;
}

function Typed() {
  const [typed, setTyped] = useState<{ text: string; company: Company | null }>({ text: '', company: null });
  return (
    <CompanyField
      id="company"
      text={typed.text}
      company={typed.company}
      error={undefined}
      onChange={(text, company) => setTyped({ text, company })}
    />
  );
}

function open() {
  render(
    <OwnerContext value={buildHotel()}>
      <QueryClientProvider client={new QueryClient()}>
        <Typed />
      </QueryClientProvider>
    </OwnerContext>,
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Company' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

async function search(text: string) {
  type(text);
  await pass(400);
  await pass(10);
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a company is found by its name', () => {
  test('from three letters on, and requested once typing pauses', async () => {
    const requests = serveCompanies(() => Response.json(found));
    open();
    await search('Ha');
    await search('H & - a');
    expect(requests).toEqual([]);
    type('Har');
    await pass(200);
    type('Harb');
    await pass(200);
    type(' Harbo ');
    await pass(400);
    await pass(10);
    expect(requests).toEqual(['Harbo']);
    expect(options()).toEqual(['Harbour Freight Ltd', 'Harbourside Works']);
  });

  test('chosen, it is shown, and typing on is another search', async () => {
    const requests = serveCompanies(() => Response.json(found));
    open();
    await search('Harb');
    fireEvent.click(screen.getByRole('option', { name: 'Harbourside Works' }));
    await pass(400);
    expect(field().value).toBe('Harbourside Works');
    expect(
      screen.getByText('The invoice goes to Harbourside Works.').closest('[role=status]'),
    ).not.toBeNull();
    expect(requests, 'what is chosen is not searched').toEqual(['Harb']);
    await search('Harbourside Work');
    expect(screen.queryByText(/The invoice goes to/)).toBeNull();
    expect(requests).toEqual(['Harb', 'Harbourside Work']);
  });
});

describe('a search for a company', () => {
  test('that finds none shows this and whom to contact', async () => {
    serveCompanies(() => Response.json([]));
    open();
    await search('Nobody');
    expect(screen.getByText(/No Results found/)).toBeDefined();
    expect(screen.getByRole('link', { name: '+44 1227 496 0142' })).toBeDefined();
    type('No');
    expect(screen.queryByText(/No Results found/), 'of what is typed no more').toBeNull();
  });

  test.each([
    ['an error of the server', () => Response.json({}, { status: 500 })],
    ['no answer', () => Promise.reject(new TypeError('cut off'))],
    ['an answer that is cut in its middle', () => new Response('[{"AccountId": 7, "Na')],
  ])('states that it failed on %s, keeps what is typed, and is asked again', async (_, failure) => {
    const requests = serveCompanies(failure, () => Response.json(found));
    open();
    await search('Harb');
    expect(screen.getByText(/Error while searching for Companies/)).toBeDefined();
    expect(field().value).toBe('Harb');
    fireEvent.click(screen.getByRole('button', { name: 'Search again' }));
    await pass(100);
    expect(requests).toEqual(['Harb', 'Harb']);
    expect(screen.queryByText(/Error while searching/)).toBeNull();
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(options()).toEqual(['Harbour Freight Ltd', 'Harbourside Works']);
  });

  test('too often, shows when to try again and whom to call', async () => {
    const Message = limitText('requests', 420, '+44 1227 496 0142');
    serveCompanies(() => Response.json({ Message, RefusalCode: 'request.too-many' }, { status: 429 }));
    open();
    await search('Harb');
    expect(screen.getByText(/Please try again in 7 minutes, or call us on/)).toBeDefined();
  });

  test('that takes long shows this after a moment, and after 5 seconds whom to ask', async () => {
    serveCompanies(() => new Promise(() => undefined));
    open();
    await search('Harb');
    await pass(300);
    expect(screen.getByText('Searching …')).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
    await pass(5_000);
    expect(screen.getByText(/Still searching/)).toBeDefined();
    expect(screen.getByRole('link', { name: '+44 1227 496 0142' })).toBeDefined();
  });

  test('whose answer comes late never lists what was searched before', async () => {
    let answer: (response: Response) => void = () => undefined;
    serveCompanies(
      () => new Promise<Response>((resolve) => (answer = resolve)),
      () => Response.json([{ AccountId: 3, Name: 'Mill & Sons', AsksCode: false }]),
    );
    open();
    await search('Harb');
    await search('Mill');
    answer(Response.json(found));
    await pass(100);
    expect(options()).toEqual(['Mill & Sons']);
  });
});
