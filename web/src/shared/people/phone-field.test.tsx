import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { serveHotelApi } from '../booked/hotel-api.fixture.ts';
import { buildGroupData } from '../hotel/group.fixture.ts';
import { groupOf } from '../hotel/group.ts';
import { buildHotel } from '../hotel/hotel.fixture.ts';
import { renderOwned } from '../hotel/owned-page.fixture.tsx';
import { PhoneField } from './phone-field.tsx';

const country = (
  Code: string,
  Name: string,
  DialCode: string,
  TrunkPrefix: string | null,
  isMain = true,
) => ({
  Id: Name.length,
  Name,
  Code,
  Dialling: { DialCode, TrunkPrefix, IsMainOfDialCode: isMain },
});
const listed = [
  { Id: 10, Name: 'Antarctica', Code: 'AQ', Dialling: null },
  country('CA', 'Canada', '1', '1', false),
  country('DE', 'Germany', '49', '0'),
  country('GG', 'Guernsey', '44', '0', false),
  country('IT', 'Italy', '39', null),
  country('GB', 'United Kingdom', '44', '0'),
  country('US', 'United States', '1', '1'),
];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sent = vi.fn<(phone: string) => void>();

function Typed({ first }: { first: string }) {
  const [phone, setPhone] = useState(first);
  return (
    <>
      <PhoneField
        id="phone"
        why="Only for the day you arrive."
        value={phone}
        error={undefined}
        onChange={(value) => {
          sent(value);
          setPhone(value);
        }}
      />
      <button type="button" onClick={() => setPhone('+39 06 1234 5678')}>
        Log in
      </button>
    </>
  );
}

/** The field with the list of countries loaded, unless it never comes. */
async function open(first = '', answer = () => Response.json(listed)) {
  sent.mockReset();
  serveHotelApi({ '/api/StaticData/TEST/countries': answer });
  renderOwned(buildHotel(), <Typed first={first} />);
  return userEvent.setup();
}

const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
const codes = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country code' });
const chosen = () => codes().selectedOptions[0]?.textContent;
const loaded = () => screen.findByRole('option', { name: 'Germany (+49)' });

describe('a number typed as at home', () => {
  test('is sent with the code of the hotel’s country, and stays as it was typed', async () => {
    const user = await open();
    await loaded();
    expect(chosen()).toBe('United Kingdom (+44)');
    await user.type(number(), '07700 900123');
    expect(number().value).toBe('07700 900123');
    expect(sent).toHaveBeenLastCalledWith('+44 7700 900123');
  });

  test('is sent with the code of another country, chosen before or after it', async () => {
    const user = await open();
    await loaded();
    await user.selectOptions(codes(), 'Italy (+39)');
    await user.type(number(), '06 1234 5678');
    expect(sent).toHaveBeenLastCalledWith('+39 06 1234 5678');
    await user.selectOptions(codes(), 'Germany (+49)');
    expect(number().value).toBe('06 1234 5678');
    expect(sent).toHaveBeenLastCalledWith('+49 6 1234 5678');
  });

  test('is sent so before the list of countries has loaded, and without it', async () => {
    const user = await open('', () => Response.json({}, { status: 503 }));
    expect(chosen()).toBe('+44');
    await user.type(number(), '07700 900123');
    expect(sent).toHaveBeenLastCalledWith('+44 7700 900123');
  });
});

describe('a number with its country code', () => {
  test.each(['+49 151 2345 6789', '0049 151 2345 6789'])('chooses the country: %s', async (text) => {
    const user = await open();
    await loaded();
    await user.type(number(), text);
    expect(chosen()).toBe('Germany (+49)');
    expect(number().value).toBe(text);
    expect(sent).toHaveBeenLastCalledWith(text);
    // The next number, typed as at home, is of that country too.
    await user.clear(number());
    await user.type(number(), '0151 2345 6789');
    expect(sent).toHaveBeenLastCalledWith('+49 151 2345 6789');
  });

  test('leaves a chosen country with that code; without one it chooses the main one', async () => {
    const user = await open();
    await loaded();
    await user.selectOptions(codes(), 'Canada (+1)');
    await user.type(number(), '+1 416 555 0100');
    expect(chosen()).toBe('Canada (+1)');
    await user.clear(number());
    await user.selectOptions(codes(), 'Guernsey (+44)');
    await user.type(number(), '+44 7781 100100');
    expect(chosen()).toBe('Guernsey (+44)');
    await user.clear(number());
    await user.type(number(), '+1 212 555 0100');
    expect(chosen()).toBe('United States (+1)');
  });

  test('gets the code of a country chosen after it', async () => {
    const user = await open('00 49 151 2345 6789');
    await loaded();
    await user.selectOptions(codes(), 'Italy (+39)');
    expect(number().value).toBe('+39 151 2345 6789');
    expect(sent).toHaveBeenLastCalledWith('+39 151 2345 6789');
  });

  test('that comes from elsewhere is shown, with its country', async () => {
    const user = await open();
    await loaded();
    await user.type(number(), '07700 900123');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(number().value).toBe('+39 06 1234 5678');
    expect(chosen()).toBe('Italy (+39)');
  });
});

test('the number is filled in by the browser whole, and its choice is not', async () => {
  await open();
  expect(number().autocomplete).toBe('tel');
  expect(codes().getAttribute('autocomplete')).toBe('off');
  expect(number().getAttribute('aria-describedby')).toBe('phone-hint');
  expect(screen.getByText('Only for the day you arrive. Choose the country code.')).toBeDefined();
});

test('a group has no country: its numbers are typed with their code', () => {
  renderOwned(groupOf(buildGroupData()), <Typed first="" />);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByText(/Start with the country code, such as \+44\.$/)).toBeDefined();
});
