import type { BookConfigResponse } from '@portico/contract/calls/book-config';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { countries, createAnswer, createCall, serveHotelApi } from '../../shared/booked/hotel-api.fixture.ts';
import { buildHotel } from '../../shared/hotel/hotel.fixture.ts';
import { filledBooker, keepBooking, openCheckout, searchCall, searchOfLoft } from './checkout.fixture.tsx';

type Flag = keyof BookConfigResponse & `${string}Required`;

const none: Record<Flag, boolean> = {
  FirstNameRequired: false,
  LastNameRequired: false,
  EmailRequired: false,
  PhoneRequired: false,
  CountryRequired: false,
  StreetRequired: false,
  CityRequired: false,
  StateOrCountyRequired: false,
  PostCodeRequired: false,
};

/** The fields reported missing when checkout, with nothing typed and nothing due, is sent. */
async function missing(config: Partial<Record<Flag, boolean>>): Promise<string[]> {
  const empty = { firstName: '', lastName: '', email: '', phone: '', street: '', postCode: '' };
  // 0: no country chosen or guessed.
  keepBooking({ booker: { ...filledBooker, ...empty, countryId: 0 } });
  serveHotelApi({ ...countries, ...searchCall(searchOfLoft({ payment: [] })) });
  openCheckout({ hotel: buildHotel({ config: { ...none, ...config } }) });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Book, nothing to pay now' }));
  return screen.getAllByRole('link', { name: /required|Choose/ }).map((link) => link.textContent);
}

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const always = [
  'First name is required',
  'Last name is required',
  'A valid email address is required',
  'A valid phone number is required',
  'Street is required',
  'Postcode is required',
  'Choose a country',
];

describe('what a hotel requires of the booker', () => {
  test('is at least name, e-mail, phone, street, postcode and country, whatever its flags are', async () => {
    expect(await missing({})).toEqual(always);
    expect(screen.queryByLabelText('Town or city')).toBeNull();
    expect(screen.queryByLabelText('County')).toBeNull();
  });

  test.each([
    ['CityRequired', 'Town or city', 'Town or city is required'],
    ['StateOrCountyRequired', 'County', 'County is required'],
  ] as const)('%s adds its field', async (flag, label, message) => {
    expect(await missing({ [flag]: true })).toContain(message);
    expect(screen.getByLabelText(label).getAttribute('aria-required')).toBe('true');
  });
});

describe('a hotel’s own words and places', () => {
  test('a number typed as at home is of the country of the hotel’s setting', async () => {
    keepBooking();
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft()) });
    openCheckout({
      hotel: buildHotel({
        property: {
          DefaultPhoneCountryCode: 'FR',
          DefaultPhoneDialling: { DialCode: '33', TrunkPrefix: '0' },
        },
      }),
    });
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Phone'), '06 12 34 56 78');
    expect(screen.getByLabelText('Phone')).toHaveProperty('value', '06 12 34 56 78');
    expect(await screen.findByDisplayValue('France (+33)')).toBe(screen.getByLabelText('Country code'));
    expect(JSON.stringify({ ...sessionStorage })).toContain('+33 6 12 34 56 78');
    expect(await screen.findByDisplayValue('France')).toBe(screen.getByLabelText('Country'));
  });

  test('terms and privacy policy lead to the hotel’s pages, beside this one', async () => {
    keepBooking();
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft()) });
    openCheckout({
      hotel: buildHotel({
        property: {
          TermsAndConditionsUrl: 'https://inn.example/small-print',
          PrivacyPolicyUrl: 'https://inn.example/secrets',
        },
      }),
    });
    const terms = await screen.findByRole('link', { name: /^terms and conditions/ });
    expect(terms.getAttribute('href')).toBe('https://inn.example/small-print');
    expect(terms.getAttribute('target')).toBe('_blank');
    const privacy = screen.getByRole('link', { name: /^privacy policy/ });
    expect(privacy.getAttribute('href')).toBe('https://inn.example/secrets');
  });
});

test('a part that is charged on a later day is shown where the card is requested and at the button', async () => {
  keepBooking();
  const payment = [
    { when: 'at-booking', percentBasisPoints: 2_000 },
    { when: 'days-before-arrival', daysBefore: 7, percentBasisPoints: 3_000 },
  ] as const;
  serveHotelApi({ ...countries, ...searchCall(searchOfLoft({ payment })) });
  openCheckout();
  await screen.findByLabelText('Card number');
  const texts = screen.getAllByText(/Your card is kept and charged £90.00 on Sun 7 Mar 2027\./);
  expect(texts.map((element) => element.textContent)).toEqual([
    'Your card is kept and charged £90.00 on Sun 7 Mar 2027. The bank keeps it. We never store its number, only its brand, last four digits and expiry date.',
    'Once you press this, your card is charged £60.00 and the room is yours. Your card is kept and charged £90.00 on Sun 7 Mar 2027.',
  ]);
});

describe('additional information', () => {
  const withQuestion = buildHotel({ config: { AskAdditionalInformation: true } });

  test('is requested where the hotel does so, and sent as Comment', async () => {
    keepBooking({ booker: filledBooker });
    const create = createCall(() => createAnswer());
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft({ payment: [] })), ...create.call });
    openCheckout({ hotel: withQuestion });
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Additional information'), ' We come by boat ');
    await user.click(screen.getByRole('button', { name: 'Book, nothing to pay now' }));
    await screen.findByText(/Now at .*Confirmation/);
    expect(create.sent[0]!.body).toMatchObject({ Comment: 'We come by boat', Notes: null });
  });

  test('takes no card number, as requests do not', async () => {
    keepBooking({ booker: filledBooker });
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft({ payment: [] })) });
    openCheckout({ hotel: withQuestion });
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Additional information'), '4242 4242 4242 4242');
    await user.click(screen.getByRole('button', { name: 'Book, nothing to pay now' }));
    const field = screen.getByLabelText('Additional information');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText(/card number/).length).toBeGreaterThan(0);
  });

  test('is not requested otherwise, and nothing is sent', async () => {
    keepBooking({ booker: { ...filledBooker, comment: 'From another hotel' } });
    const create = createCall(() => createAnswer());
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft({ payment: [] })), ...create.call });
    openCheckout();
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Book, nothing to pay now' }));
    await screen.findByText(/Now at .*Confirmation/);
    expect(screen.queryByLabelText('Additional information')).toBeNull();
    expect(create.sent[0]!.body).toMatchObject({ Comment: null });
  });
});
