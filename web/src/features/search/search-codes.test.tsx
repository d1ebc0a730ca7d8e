import { refusalText } from '@portico/contract/texts/refusal-texts';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { address, openSearch, press, stubBrowser } from './search.fixture.tsx';

const withCode = { config: { HidePromoCodeOnLandingPage: false } };
const withVoucher = { config: { GiftServiceProviderConfig: { Active: true, Name: 'HopGift' } } };
const stay = 'arrive=2027-03-14&nights=3&rooms=2-0-0';

const checked: unknown[] = [];

/** The hotel accepts only TIDE10. */
function serve(url: string, init: RequestInit = {}) {
  if (!url.startsWith('/api/Availability/CheckPromoCode')) return Promise.resolve(Response.json([]));
  const body = JSON.parse(String(init.body)) as { promoCode: string };
  checked.push(body);
  const IsPromoCodeValid = body.promoCode === 'TIDE10';
  const PromoCodeMessage = IsPromoCodeValid ? null : 'We do not know this code.';
  return Promise.resolve(Response.json({ IsPromoCodeValid, PromoCodeMessage }));
}

beforeEach(() => {
  sessionStorage.clear();
  checked.length = 0;
  vi.stubGlobal('fetch', serve);
  stubBrowser({ isDesktop: false });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function enter(label: string, code: string) {
  const field = within(screen.getByRole('dialog')).getByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, code);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Use th/ }));
}

describe('a promo code', () => {
  test('is added, checked with the hotel, and stands in the address and at its place', async () => {
    openSearch(`?${stay}`, withCode);
    await press('Promotional code Add a code');
    await enter('Promotional code', 'TIDE10');
    expect(await screen.findByRole('button', { name: 'Promotional code TIDE10 entered' })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(checked).toEqual([{ propertyId: 7, promoCode: 'TIDE10' }]);
    expect(address()).toBe(`/Book/TEST?${stay}&promo=TIDE10`);
    await press('See rooms');
    expect(address()).toBe(`/Book/TEST/Rooms-And-Rates?${stay}&promo=TIDE10`);
  });

  test('that is a card number is refused at its field, and neither sent nor stored', async () => {
    openSearch(`?${stay}`, { config: { ...withCode.config, ...withVoucher.config } });
    await press('Promotional code or gift voucher Add a code');
    for (const label of ['Promotional code', 'Gift voucher code']) {
      await enter(label, '4242 4242 4242 4242');
      const field = screen.getByRole('textbox', { name: label });
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(screen.getByText(/^This looks like a card number\./)).toBeDefined();
      await userEvent.clear(field);
    }
    expect(checked).toEqual([]);
    expect(address()).toBe(`/Book/TEST?${stay}`);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('4242');
  });

  test('that the hotel does not take is answered in its words, and warned of until it is taken out', async () => {
    openSearch('', withCode);
    await press('Promotional code Add a code');
    await enter('Promotional code', 'NOPE');
    const field = await screen.findByRole('textbox', { name: 'Promotional code' });
    expect(await screen.findByText('We do not know this code.')).toBeDefined();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    await press('Close');
    await press('Promotional code NOPE is not valid');
    await press('Go without a code');
    expect(screen.getByRole('button', { name: 'Promotional code Add a code' })).toBeDefined();
    expect(address()).toBe('/Book/TEST');
  });

  test.each(['request.too-many', 'request.too-many-codes'] as const)(
    'that may not be asked about just now (%s) shows this with the hotel’s telephone, also where the server knew no hotel',
    async (RefusalCode) => {
      vi.stubGlobal('fetch', () =>
        Promise.resolve(Response.json({ Message: refusalText(RefusalCode), RefusalCode }, { status: 429 })),
      );
      openSearch('', withCode);
      await press('Promotional code Add a code');
      await enter('Promotional code', 'TIDE10');
      const news = await screen.findByText(/or call us\. Our telephone: \+44 1227 496 0142\.$/);
      expect(news.textContent, 'in one line').toContain('+44\u00a01227\u00a0496\u00a00142');
      expect(screen.getByRole('dialog')).toBeDefined();
    },
  );

  test('of a link is checked, and is unchecked until the hotel has answered', async () => {
    openSearch('?promo=tide10', withCode);
    expect(screen.getByRole('button', { name: 'Promotional code tide10, not checked yet' })).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Promotional code tide10 is not valid' })).toBeDefined();
  });

  test('is not requested where the hotel hides it, and still counts with a link', async () => {
    openSearch(`?${stay}&promo=TIDE10`);
    expect(screen.queryByRole('button', { name: /^Promotional code/ })).toBeNull();
    await press('See rooms');
    expect(address()).toBe(`/Book/TEST/Rooms-And-Rates?${stay}&promo=TIDE10`);
    expect(checked).toEqual([]);
  });

  test('is missed when the button is pressed without one', async () => {
    openSearch('', withCode);
    await press('Promotional code Add a code');
    await press('Use this code');
    expect(screen.getByText('Type the code first')).toBeDefined();
    expect(document.activeElement, 'the field that is to be filled, which says why').toBe(
      screen.getByRole('textbox', { name: /^Promotional code/ }),
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Promotional code' }), 'T');
    expect(screen.queryByText('Type the code first')).toBeNull();
  });
});

describe('a gift voucher', () => {
  test('is requested where the hotel has them, stored for checkout and never in the address', async () => {
    openSearch(`?${stay}`, withVoucher);
    await press('Gift voucher Add a code');
    expect(screen.getByText('HopGift: taken off what you pay at checkout')).toBeDefined();
    await enter('Gift voucher code', 'GIFT-1234');
    expect(await screen.findByRole('button', { name: 'Gift voucher Gift voucher added' })).toBeDefined();
    expect(sessionStorage.getItem('portico.voucher.test')).toBe('"GIFT-1234"');
    await press('See rooms');
    expect(address()).toBe(`/Book/TEST/Rooms-And-Rates?${stay}`);
  });

  test('shares its place with the promo code', async () => {
    openSearch('', { config: { ...withCode.config, ...withVoucher.config } });
    await press('Promotional code or gift voucher Add a code');
    await enter('Gift voucher code', 'GIFT-1234');
    expect(
      await screen.findByRole('button', { name: 'Promotional code or gift voucher Gift voucher added' }),
    ).toBeDefined();
  });
});
