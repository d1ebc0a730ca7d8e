import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCookie, writeCookie } from '../../lib/cookies.ts';
import { count, type Counted } from '../../shared/hotel/counted.ts';
import { buildGroupData } from '../../shared/hotel/group.fixture.ts';
import { groupOf } from '../../shared/hotel/group.ts';
import { OwnerContext } from '../../shared/hotel/hotel-context.ts';
import { buildHotel } from '../../shared/hotel/hotel.fixture.ts';
import { Analytics, type AnalyticsProps } from './analytics.tsx';
import { campaignOfSession } from './campaign.ts';

const now = Date.parse('2027-03-02T14:30:00Z');
const minutes = (number: number) => now + number * 60_000;

function open(props: Partial<AnalyticsProps> = {}, code = 'TEST') {
  const hotel = buildHotel({ property: { PropertyCode: code, GoogleTagManagerContainerId: 'GTM-TEST12' } });
  render(
    <OwnerContext value={hotel}>
      <Analytics document="book" page="search" isReopened={false} onAnswered={() => undefined} {...props} />
    </OwnerContext>,
  );
}
const isPrompted = () => screen.queryByRole('region', { name: 'May we count your visit?' }) !== null;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** The events waiting in the tab, by name. */
const waiting = () =>
  [...(sessionStorage.getItem('portico.analytics.test') ?? '').matchAll(/"event":"(\w+)"/g)].map(
    ([, name]) => name,
  );

const purchase: Counted = {
  kind: 'purchase',
  reservationNumber: 'QHK4821356',
  bookedAt: '2027-03-02T14:26:00.000Z',
  grossMinor: 10_000,
  vatMinor: 1_667,
  promotion: null,
  rooms: [],
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  for (const code of ['test', 'other']) writeCookie(`portico-analytics-${code}`, '', '0s');
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a guest is asked once for each hotel, and not in the middle of paying', () => {
  open({ document: 'checkout', page: 'checkout' });
  expect(isPrompted()).toBe(false);
  cleanup();
  open();
  expect(isPrompted()).toBe(true);
  expect(document.querySelector('iframe')).toBeNull();
  press('Refuse');
  expect(isPrompted()).toBe(false);
  expect(readCookie('portico-analytics-test')).toBe('refused');
  cleanup();
  open();
  expect(isPrompted()).toBe(false);
  cleanup();
  open({}, 'OTHER');
  expect(isPrompted()).toBe(true);
});

test('a browser that asks no one to share has refused for its guest, who may still accept', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true, onLine: true });
  open();
  expect(isPrompted()).toBe(false);
  cleanup();
  open({ isReopened: true });
  press('Accept');
  expect(readCookie('portico-analytics-test')).toBe('accepted');
  vi.unstubAllGlobals();
});

test('a group asks for itself and keeps its answer apart from that of a hotel with its code', () => {
  writeCookie('portico-analytics-shore', 'accepted', '1d');
  const group = groupOf(buildGroupData({ FacebookPixelId: '1234567890' }));
  render(
    <OwnerContext value={group}>
      <Analytics document="group" page="group" isReopened={false} onAnswered={() => undefined} />
    </OwnerContext>,
  );
  expect(screen.getByText(/^Facebook would learn what leads to a booking/)).toBeDefined();
  expect(document.querySelector('iframe')).toBeNull();
  count({ kind: 'page', page: 'group' });
  press('Accept');
  expect(readCookie('portico-analytics-group.shore')).toBe('accepted');
  expect(document.querySelector('iframe')?.getAttribute('src')).toBe('/BookGroup/SHORE/Analytics');
  expect(sessionStorage.getItem('portico.analytics.group.shore')).toContain('"page_path":"/BookGroup/SHORE"');
  for (const name of ['shore', 'group.shore']) writeCookie(`portico-analytics-${name}`, '', '0s');
});

test('what was done before the answer is not counted, but the page that is seen', () => {
  count({ kind: 'page', page: 'search' });
  count({ kind: 'act', act: 'view_item_list', rooms: [] });
  count({ kind: 'page', page: 'rooms', step: 'room-type-selection' });
  open({ page: 'rooms' });
  expect(waiting()).toEqual([]);
  press('Accept');
  expect(waiting()).toEqual(['page_view']);
  expect(document.querySelector('iframe')?.getAttribute('sandbox')).toBe('allow-scripts');
});

test('the confirmation that follows at once where a card was typed counts once: in the document that is loaded again', () => {
  writeCookie('portico-analytics-test', 'accepted', '1d');
  open({ document: 'checkout', page: 'checkout' });
  count({ kind: 'page', page: 'checkout' });
  count({ kind: 'page', page: 'confirmation' });
  expect(waiting()).toEqual(['page_view']);
});

test('where a card is typed nothing is opened, and what happens waits in the tab', () => {
  writeCookie('portico-analytics-test', 'accepted', '1d');
  open({ document: 'checkout', page: 'checkout' });
  count({ kind: 'page', page: 'checkout' });
  expect(waiting()).toEqual(['page_view']);
  expect(document.querySelector('iframe')).toBeNull();
});

test('a guest who no longer agrees is forgotten, and nothing more is counted', () => {
  writeCookie('portico-analytics-test', 'accepted', '1d');
  localStorage.setItem('portico.jar.test', '{"_ga":"1"}');
  open({ isReopened: true });
  count({ kind: 'page', page: 'search' });
  press('Refuse');
  count({ kind: 'page', page: 'rooms' });
  expect(document.querySelector('iframe')).toBeNull();
  expect(waiting()).toEqual([]);
  expect(localStorage.getItem('portico.jar.test')).toBeNull();
});

test('a booking is counted once, and not from a confirmation that is opened a day later', async () => {
  writeCookie('portico-analytics-test', 'accepted', '1d');
  open({ page: 'status' });
  count(purchase);
  count(purchase);
  const purchases = () => waiting().filter((name) => name === 'purchase');
  await waitFor(() => expect(purchases()).toHaveLength(1));
  cleanup();
  open({ page: 'status' });
  count(purchase);
  count({ ...purchase, reservationNumber: 'LATER23456', bookedAt: '2027-03-01T14:26:00.000Z' });
  count({ ...purchase, reservationNumber: 'OTHER23456' });
  await waitFor(() => expect(purchases()).toHaveLength(2));
});

test('the campaign of a session is retained while it goes on, without what could be a person', () => {
  const link = 'https://x/Book/TEST?utm_source=letter&utm_term=ada@example.com&gclid=Cj0K&promo=TIDE10';
  const campaign = 'utm_source=letter&gclid=Cj0K';
  expect(campaignOfSession('test', link, now)).toBe(campaign);
  expect(campaignOfSession('test', 'https://x/Book/TEST', minutes(29))).toBe(campaign);
  expect(campaignOfSession('test', 'https://x/Book/TEST', minutes(58))).toBe(campaign);
  expect(campaignOfSession('other', 'https://x/Book/OTHER', minutes(58))).toBe('');
  expect(campaignOfSession('test', 'https://x/Book/TEST', minutes(89))).toBe('');
  expect(localStorage.getItem('portico.campaign.test')).toBeNull();
});

test('what somebody has left in the store is no campaign', () => {
  localStorage.setItem('portico.campaign.test', '{"query":');
  expect(campaignOfSession('test', 'https://x/', now)).toBe('');
});
