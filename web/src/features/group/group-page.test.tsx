import type { GroupSearchResponse } from '@portico/contract/calls/group-search';
import type { refusals } from '@portico/contract/refusals';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubBrowser } from '../search/search.fixture.tsx';
import { address, buildFound, buildUnavailable, buildGroupAnswer, openGroup } from './group.fixture.tsx';

const stay = 'arrive=2027-03-14&nights=3&rooms=2-0-0';

const requests: { path: string; body: Record<string, unknown> }[] = [];
let answer: () => Promise<Response>;
const answered = (found: GroupSearchResponse) => async () => Response.json(found);

beforeEach(() => {
  requests.length = 0;
  answer = answered(buildGroupAnswer([buildFound(1), buildFound(2), buildFound(3)]));
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    if (path === '/api/Logger') return Promise.resolve(new Response());
    requests.push({ path, body: JSON.parse(String(init.body)) as Record<string, unknown> });
    if (path === '/api/Availability/SearchPropertyGroup') return answer();
    if (path === '/api/Availability/CheckPromoCodeGroup')
      return Promise.resolve(Response.json(codeAnswer(requests.at(-1)?.body['areaId'])));
    return Promise.resolve(Response.json({ Days: [], UnreadPropertyIds: [] }));
  });
  stubBrowser({ isDesktop: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The hotels of the south shore accept no code. */
const codeAnswer = (areaId: unknown) =>
  areaId === 2
    ? { IsPromoCodeValid: false, PromoCodeMessage: 'No hotel of this area takes this code.' }
    : { IsPromoCodeValid: true, PromoCodeMessage: null };

const searches = () => requests.filter(({ path }) => path === '/api/Availability/SearchPropertyGroup');
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const area = (name: string) => screen.findByRole('region', { name });
const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const item = (name: string) => {
  const found = screen.getByRole('heading', { level: 4, name }).closest('li');
  if (found === null) throw new Error(`${name} stands in no list`);
  return found;
};

test('after a search an area on the map searches there', async () => {
  openGroup(`?${stay}`, {
    Map: {
      Picture: { Url: '/map.svg', Width: 960, Height: 600, Alt: 'A drawn map' },
      Hotels: [],
      Areas: [{ AreaId: 2, X: 10, Y: 80 }],
    },
  });
  await area('The north shore');
  await press('The south shore');
  expect(searches().at(-1)?.body).toMatchObject({ AreaId: 2 });
});

describe('before a search', () => {
  test('every hotel stands in its area with its address and no price, and leads into the hotel', async () => {
    openGroup();
    expect(within(await area('The north shore')).getAllByRole('listitem')).toHaveLength(2);
    expect(item('The GULL').textContent).toContain('1 Quay');
    expect(screen.getByRole('main').textContent).not.toMatch(/[£€]/);
    expect(link('The KNOT')).toBe('/Book/KNOT?rooms=2-0-0');
    expect(searches()).toEqual([]);
  });

  test('the campaign that led to the group goes on into its hotels, without what could be a person', async () => {
    const before = window.location.href;
    window.history.replaceState(null, '', '?utm_source=letter&utm_term=ada@example.com&gclid=Cj0K&promo=X');
    openGroup();
    await area('The north shore');
    expect(link('The KNOT')).toBe('/Book/KNOT?rooms=2-0-0&utm_source=letter&gclid=Cj0K');
    window.history.replaceState(null, '', before);
  });

  test('on the map each hotel is a link and each area shows only its hotels', async () => {
    openGroup('', {
      Map: {
        Picture: { Url: '/map.svg', Width: 960, Height: 600, Alt: 'A drawn map' },
        Hotels: [{ PropertyId: 3, X: 20, Y: 30 }],
        Areas: [{ AreaId: 2, X: 10, Y: 80 }],
      },
    });
    const map = await screen.findByRole('list', { name: 'On the map' });
    expect(within(map).getByRole('link', { name: 'The KNOT' }).getAttribute('href')).toBe(
      '/Book/KNOT?rooms=2-0-0',
    );
    const south = within(map).getByRole('button', { name: 'The south shore' });
    await userEvent.click(south);
    expect(screen.queryByRole('region', { name: 'The north shore' })).toBeNull();
    expect(south.getAttribute('aria-pressed')).toBe('true');
    expect(address()).toContain('area=2');
    await userEvent.click(south);
    expect(await area('The north shore')).toBeDefined();
    expect(searches()).toEqual([]);
  });

  test('a search without dates shows which are missing and asks for nothing', async () => {
    openGroup();
    await press('See hotels');
    expect(screen.getByRole('alert').textContent).toContain('Choose the day you arrive');
    expect(searches()).toEqual([]);
  });

  test('the area chosen is in the address, and alone on the page', async () => {
    openGroup();
    await userEvent.selectOptions(screen.getByLabelText('Area'), 'The south shore');
    expect(address()).toBe('/BookGroup/SHORE?rooms=2-0-0&area=2');
    expect(screen.queryByRole('region', { name: 'The north shore' })).toBeNull();
  });

  test.each([
    ['area', { UseAreaSearch: false }, 'Area'],
    ['promo code', { HidePromoCodeOnLandingPage: true }, 'Promotional code Add a code'],
  ])('a group that asks for no %s shows none', (_what, changes, name) => {
    openGroup('', changes);
    expect(screen.queryByLabelText(name)).toBeNull();
    expect(screen.queryByRole('button', { name })).toBeNull();
  });

  test('what of a link cannot be read is shown', () => {
    openGroup('?arrive=soon&area=north&room=7');
    expect(screen.getByText(/was left out: the day you arrive and the area\.$/)).toBeDefined();
  });
});

describe('a search', () => {
  test('asks for what its link names, of the area that the group has', async () => {
    openGroup(`?${stay}&promo=TIDE10&area=2`);
    expect(await screen.findByText(/^All three hotels have rooms for 2.adults · 1.room\.$/)).toBeDefined();
    expect(searches().map(({ body }) => body)).toEqual([
      {
        PropertyGroupId: 3,
        AreaId: 2,
        LanguageCode: 'en',
        PromoCode: 'TIDE10',
        DateFrom: '2027-03-14',
        DateTo: '2027-03-17',
        Rooms: [{ NumberOfAdults: 2, NumberOfChildren: 0, NumberOfInfants: 0 }],
      },
    ]);
  });

  test('shows prices of the whole stay in each hotel’s own money, what they were, and no order by them', async () => {
    answer = answered(
      buildGroupAnswer([
        buildFound(1, { TotalCost: 300, OriginalTotalCost: 360.5 }),
        buildFound(2, { TotalCost: 240 }),
        buildFound(3, { TotalCost: 100, OriginalTotalCost: 100 }),
      ]),
    );
    openGroup(`?${stay}`);
    await area('The north shore');
    expect(item('The GULL').textContent).toContain('From was £360.50, now £300.00 for 3 nights');
    expect(item('The KNOT').textContent).toContain('From €100.00 for 3 nights');
    expect(item('The KNOT').textContent).not.toContain('was');
    expect(screen.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)).toEqual([
      'The GULL',
      'The TERN',
      'The KNOT',
    ]);
  });

  test('shows below those with rooms which have none and why, without a picture or a price', async () => {
    answer = answered(
      buildGroupAnswer([
        buildUnavailable(1, 'Full', { FirstFullNight: '2027-03-15' }),
        buildFound(2),
        buildUnavailable(3, 'MinStay', { MinLengthOfStay: 5 }),
      ]),
    );
    openGroup(`?${stay}`);
    const north = await area('The north shore');
    expect(within(north).getByText('One of two hotels has rooms on these dates')).toBeDefined();
    const names = within(north).getAllByRole('heading', { level: 4 });
    expect(names.map((heading) => heading.textContent)).toEqual(['The TERN', 'The GULL']);
    expect(item('The GULL').textContent).toContain('Full on Monday 15 March.');
    expect(within(item('The GULL')).queryByRole('img')).toBeNull();
    expect(item('The GULL').textContent).not.toContain('£');
    expect(link('See its next free nights at The GULL')).toBe(`/Book/GULL/Rooms-And-Rates?${stay}`);
    expect(item('The KNOT').textContent).toContain('From Sunday 14 March a stay is at least five nights.');
  });

  test.each([
    ['Occupancy', 'No room takes these guests.', 'See what it has'],
    ['TooFewRooms', 'Fewer rooms are left than you asked for.', 'See what it has'],
    ['Limits', 'Takes no booking of so many guests, rooms or nights.', 'See what it has'],
    ['Closed', 'Closed on these dates.', 'See its next free nights'],
    ['Rules', 'Not sold for a stay of these dates.', 'See its next free nights'],
  ] as const)('%s is shown in a sentence, with the way on', async (reason, words, wayOn) => {
    answer = answered(buildGroupAnswer([buildUnavailable(1, reason)]));
    openGroup(`?${stay}`);
    await area('The north shore');
    expect(item('The GULL').textContent).toContain(words);
    expect(within(item('The GULL')).getByRole('link').textContent).toContain(wayOn);
  });

  test('carries the code into the hotels that take it, and into no other', async () => {
    answer = answered(
      buildGroupAnswer(
        [
          buildFound(1, { IsPromoCodeValid: true }),
          buildFound(2, { IsPromoCodeValid: false }),
          buildUnavailable(3, 'Full', { IsPromoCodeValid: true }),
        ],
        { IsPromoCodeValid: true },
      ),
    );
    openGroup(`?${stay}&promo=TIDE10&area=1`);
    await area('The north shore');
    expect(link('The GULL')).toBe(`/Book/GULL/Rooms-And-Rates?${stay}&promo=TIDE10`);
    expect(link('The TERN')).toBe(`/Book/TERN/Rooms-And-Rates?${stay}`);
    expect(item('The GULL').textContent).toContain('With TIDE10');
    expect(item('The TERN').textContent).toContain('TIDE10 does not count here');
    expect(link(/at The KNOT$/)).toBe(`/Book/KNOT/Rooms-And-Rates?${stay}&promo=TIDE10`);
  });

  test('a code that no hotel takes is shown once, with the way to another', async () => {
    const refusal = { IsPromoCodeValid: false, PromoCodeMessage: 'We do not know this code.' };
    answer = answered(buildGroupAnswer([buildFound(1, { IsPromoCodeValid: false })], refusal));
    openGroup(`?${stay}&promo=NEVER`);
    expect(await screen.findByText('We do not know this code.')).toBeDefined();
    expect(screen.queryByText('NEVER does not count here')).toBeNull();
    expect(screen.getByText(/Prices are shown without NEVER\./)).toBeDefined();
    await press('Change the code');
    expect(await screen.findByRole('dialog', { name: 'Promotional code' })).toBeDefined();
  });

  test('of a code that no hotel takes nothing is stated of prices where there are none', async () => {
    const refusal = { IsPromoCodeValid: false, PromoCodeMessage: 'We do not know this code.' };
    answer = answered(buildGroupAnswer([buildUnavailable(1, 'Full')], refusal));
    openGroup(`?${stay}&promo=NEVER`);
    expect(await screen.findByText('We do not know this code.')).toBeDefined();
    expect(screen.queryByText(/Prices are shown without/)).toBeNull();
  });

  test('a code typed is checked with the group', async () => {
    openGroup(`?${stay}`);
    await press('Promotional code Add a code');
    await userEvent.type(screen.getByRole('textbox', { name: 'Promotional code' }), 'TIDE10');
    await press('Use this code');
    expect(await screen.findByRole('button', { name: 'Promotional code TIDE10 entered' })).toBeDefined();
    const checks = requests.filter(({ path }) => path === '/api/Availability/CheckPromoCodeGroup');
    expect(checks.map(({ body }) => body)).toEqual([
      { propertyGroupId: 3, areaId: null, promoCode: 'TIDE10' },
    ]);
    expect(address()).toBe(`/BookGroup/SHORE?${stay}&promo=TIDE10`);
  });

  test('a code is checked for the area that is searched, again when that is another', async () => {
    openGroup(`?${stay}&promo=TIDE10&area=2`);
    expect(await screen.findByRole('button', { name: 'Promotional code TIDE10 is not valid' })).toBeDefined();
    await userEvent.selectOptions(screen.getByLabelText('Area'), 'The north shore');
    expect(await screen.findByRole('button', { name: 'Promotional code TIDE10 entered' })).toBeDefined();
    await userEvent.selectOptions(screen.getByLabelText('Area'), 'The south shore');
    await press('Promotional code TIDE10 is not valid');
    await press('Use this code');
    expect(await screen.findByRole('textbox', { name: 'Promotional code' })).toHaveProperty(
      'ariaInvalid',
      'true',
    );
    expect(screen.getAllByText('No hotel of this area takes this code.')).not.toEqual([]);
  });

  test('what was found stays while the form is changed, and the way back leads to it again', async () => {
    openGroup(`?${stay}`);
    await area('The south shore');
    await userEvent.selectOptions(screen.getByLabelText('Area'), 'The north shore');
    expect(screen.getByRole('region', { name: 'The south shore' })).toBeDefined();
    expect(searches()).toHaveLength(1);
    answer = answered(buildGroupAnswer([buildFound(1)]));
    await press('See hotels');
    expect(document.activeElement?.id).toBe('found');
    expect(await screen.findByText(/^One hotel has rooms/)).toBeDefined();
    expect(screen.queryByRole('region', { name: 'The south shore' })).toBeNull();
    await press('Back');
    expect(await area('The south shore')).toBeDefined();
    expect(searches()).toHaveLength(2);
  });
});

describe('nothing free anywhere', () => {
  test('is shown, with other dates, every area and whom to contact', async () => {
    answer = answered(buildGroupAnswer([buildUnavailable(3, 'Full')]));
    openGroup(`?${stay}&area=2`);
    expect(await screen.findByText(/^No hotel has rooms for/)).toBeDefined();
    expect(screen.getByRole('link', { name: '+44 1227 496 0100' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Choose other dates' })).toBeDefined();
    await press('Look in every area');
    expect(address()).toBe(`/BookGroup/SHORE?${stay}`);
    expect(searches().map(({ body }) => body['AreaId'])).toEqual([2, null]);
  });

  test('a hotel that could not be looked at is no full one', async () => {
    answer = answered(buildGroupAnswer([buildFound(1)], { UnreadPropertyIds: [2] as never }));
    openGroup(`?${stay}`);
    await area('The north shore');
    expect(item('The TERN').textContent).toContain('We could not look at this hotel just now.');
    await press('Look again');
    expect(searches()).toHaveLength(2);
  });
});

describe('a search that does not come through', () => {
  const refused = (code: keyof typeof refusals, status: number) => async () =>
    Response.json({ Message: 'Please try again.', RefusalCode: code }, { status });

  test('shows this and whom to contact, and is made again at a press', async () => {
    answer = refused('server.busy', 503);
    openGroup(`?${stay}`);
    expect((await screen.findByRole('alert')).textContent).toContain('Please try again.');
    expect(screen.getByRole('link', { name: 'hello@shore.example' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Search without the code' })).toBeNull();
    answer = answered(buildGroupAnswer([buildFound(1)]));
    await press('Look again');
    expect(await area('The north shore')).toBeDefined();
  });

  test('for too many codes is made without one', async () => {
    answer = refused('request.too-many-codes', 429);
    openGroup(`?${stay}&promo=GUESS`);
    await screen.findByRole('alert');
    answer = answered(buildGroupAnswer([buildFound(1)]));
    await press('Search without the code');
    expect(await area('The north shore')).toBeDefined();
    expect(address()).toBe(`/BookGroup/SHORE?${stay}`);
  });

  test('after a quarter of a minute states that it goes on, and whom to contact', () => {
    vi.useFakeTimers();
    answer = () => new Promise(() => undefined);
    openGroup(`?${stay}`);
    expect(screen.getByText('Looking for rooms')).toBeDefined();
    expect(screen.queryByText(/^This takes longer/)).toBeNull();
    act(() => void vi.advanceTimersByTime(15_000));
    expect(screen.getByText(/^This takes longer/)).toBeDefined();
    expect(screen.getByRole('link', { name: '+44 1227 496 0100' })).toBeDefined();
  });
});
