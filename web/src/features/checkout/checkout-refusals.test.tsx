import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { RefusalCode } from '@portico/contract/refusals';
import type { SearchResponse } from '@portico/contract/calls/availability-search';
import type { ExtraId, PromotionId } from '@portico/domain/ids';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { countries, createAnswer, createCall, serveHotelApi } from '../../shared/booked/hotel-api.fixture.ts';
import { loadBooking } from '../../shared/stay/booking-session.ts';
import { buildServices, buildWireService } from '../../shared/offers/extras.fixture.ts';
import { readVoucherCode, writeVoucherCode } from '../../shared/search/voucher-session.ts';
import {
  filledBooker,
  fillInSecrets,
  giftHotel,
  keepBooking,
  openCheckout,
  searchCall,
  searchOfLoft,
  voucherCall,
} from './checkout.fixture.tsx';

const hotel = giftHotel;

/** Refuses the first Create with that code and accepts the next. */
function refusingOnce(RefusalCode: RefusalCode, Message: string) {
  const refusal = {
    Success: false,
    Status: 'Refused',
    RefusalCode,
    Message,
    ConfirmationToken: null,
  } as const;
  return createCall(
    () => createAnswer(refusal),
    () => createAnswer(),
  );
}

const expectTypedStays = () => {
  expect(screen.getByLabelText('Card number')).toHaveProperty('value', '4242 4242 4242 4242');
  expect(screen.getByLabelText('Security code')).toHaveProperty('value', '123');
  expect(screen.getByLabelText('Street')).toHaveProperty('value', '7 Tern Row');
};

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
  keepBooking({ booker: filledBooker });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a refusal is shown at the button in the words of the server, and the guest can go on', () => {
  test('without the voucher, where it cannot be used any more', async () => {
    writeVoucherCode(hotel, 'QUAY-GIFT-50');
    const create = refusingOnce('voucher.not-valid', 'This voucher cannot be used.');
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft()), ...voucherCall({}).call, ...create.call });
    openCheckout({ hotel });
    const user = userEvent.setup();
    await fillInSecrets(user);
    await user.click(await screen.findByRole('button', { name: 'Pay £10.00 and book' }));
    const news = await screen.findByRole('alert');
    expect(news.textContent).toContain('This voucher cannot be used.');
    expect(news.textContent).toContain('We have taken the voucher off');
    expectTypedStays();
    expect(readVoucherCode(hotel)).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Pay £60.00 and book' }));
    await screen.findByText(/Now at .*Confirmation/);
    expect(create.sent[1]!.body).toMatchObject({ HopGiftVoucherCode: null, PaymentAmount: 60 });
    expect(create.sent[1]!.key).not.toBe(create.sent[0]!.key);
  });

  test('to another day, with the card as it was typed, where the hotel takes no one for today any more', async () => {
    const create = refusingOnce('same-day.closed', 'No same day bookings available');
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft()), ...create.call });
    openCheckout({ hotel });
    const user = userEvent.setup();
    await fillInSecrets(user);
    await user.click(await screen.findByRole('button', { name: 'Pay £60.00 and book' }));
    const news = await screen.findByRole('alert');
    expect(news.textContent).toContain('No same day bookings available');
    expect(news.textContent).toContain('Everything you typed is kept.');
    expectTypedStays();
    const again = within(news).getByRole('link', { name: 'Choose again' });
    expect(again.getAttribute('href')).toContain('/Rooms-And-Rates?arrive=2027-03-14');
    expect(
      within(news)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toContain(hotel.property.Telephone);
  });

  test('with what the voucher then pays of what the stay then costs', async () => {
    writeVoucherCode(hotel, 'QUAY-GIFT-50');
    const create = refusingOnce('quote.price-changed', 'The price has changed');
    const voucher = voucherCall({ TotalDiscount: 100 }, { TotalDiscount: 20 });
    const dearer = searchOfLoft({ nightMinor: 16_000 });
    serveHotelApi({
      ...countries,
      ...searchCall(searchOfLoft(), dearer),
      ...voucher.call,
      ...create.call,
    });
    openCheckout({ hotel });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Book, £100.00 paid by voucher' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The price has changed');
    expect(await screen.findByRole('button', { name: 'Pay £44.00 and book' })).toBeDefined();
    expect(voucher.requests.at(-1)!.Rooms[0]!.TotalCost).toBe(320);
    expect(screen.getByLabelText('Card number')).toBeDefined();
  });

  test('with what a lowered voucher leaves to pay, which is not called another price', async () => {
    writeVoucherCode(hotel, 'QUAY-GIFT-50');
    const create = refusingOnce('voucher.changed', 'Your gift voucher now pays another sum than you saw.');
    const voucher = voucherCall({ TotalDiscount: 100 }, { TotalDiscount: 20 });
    serveHotelApi({
      ...countries,
      ...searchCall(searchOfLoft()),
      '/api/Service/Get': () => Response.json(buildServices([])),
      ...voucher.call,
      ...create.call,
    });
    openCheckout({ hotel });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Book, £100.00 paid by voucher' }));
    expect(await screen.findByRole('button', { name: 'Pay £40.00 and book' })).toBeDefined();
    const news = (await screen.findByText(/The price is as it was/)).closest('[role="alert"]')?.textContent;
    expect(news).toContain('now pays another sum');
    expect(news).not.toContain('price has changed');
  });

  test('without the code, at the price that is then shown, where a promotion does not count', async () => {
    const create = refusingOnce('promotion.not-valid', 'This code is not valid for your stay.');
    const plain = searchOfLoft({ nightMinor: 16_000 });
    serveHotelApi({ ...countries, ...searchCall(promotedLoft(), plain), ...create.call });
    keepBooking(
      { booker: filledBooker, search: 'arrive=2027-03-14&nights=2&rooms=2-0-0&promo=SPRING' },
      { grossMinor: 30_000 },
    );
    openCheckout({ hotel });
    const user = userEvent.setup();
    await fillInSecrets(user);
    await user.click(await screen.findByRole('button', { name: 'Pay £60.00 and book' }));
    const news = await screen.findByRole('alert');
    expect(news.textContent).toContain('This code is not valid for your stay.');
    expect(create.sent[0]!.body.PromoCode).toBe('SPRING');
    expectTypedStays();
    expect(loadBooking('TEST').search).toBe('arrive=2027-03-14&nights=2&rooms=2-0-0');
    expect(loadBooking('TEST').items).toHaveLength(1);
    expect(screen.getByText(/It was £300.00 and is now £320.00/)).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Pay £64.00 and book' }));
    await screen.findByText(/Now at .*Confirmation/);
    expect(create.sent[1]!.body).toMatchObject({ PromoCode: null, Rooms: [{ Promotion: null }] });
  });

  test.each([
    ['that the code is off', 'promotion.not-valid', 'This code is not valid for your stay.'],
    ['that the price is another', 'quote.price-changed', 'The price has changed since you chose.'],
  ] as const)('and is not told %s while the server cannot be asked', async (_what, code, words) => {
    const create = refusingOnce(code, words);
    const search = 'arrive=2027-03-14&nights=2&rooms=2-0-0&promo=SPRING';
    let isDown = false;
    serveHotelApi({
      ...countries,
      '/api/Availability/Search': () => (isDown ? Response.error() : Response.json(promotedLoft())),
      ...create.call,
    });
    keepBooking({ booker: filledBooker, search }, { grossMinor: 30_000 });
    openCheckout({ hotel });
    const user = userEvent.setup();
    await fillInSecrets(user);
    isDown = true;
    await user.click(await screen.findByRole('button', { name: 'Pay £60.00 and book' }));
    expect((await screen.findByText(/the sum is as it was/)).textContent).toContain(
      'press the button to try',
    );
    expect(screen.queryByText(/taken the code off|says the new sum/)).toBeNull();
    expect(loadBooking('TEST').search).toBe(search);
    expectTypedStays();
  });

  test('without the extra, or on to the extras, where one is not to be had any more', async () => {
    const create = refusingOnce('extra.unavailable', 'Oysters on arrival is no longer free for your stay.');
    const breakfast = buildWireService({ ServiceId: 2, ServiceName: 'Breakfast' });
    let requests = 0;
    const services = () => {
      requests += 1;
      return Response.json(buildServices([buildWireService(), breakfast], requests === 1 ? {} : { 1: 0 }));
    };
    serveHotelApi({
      ...countries,
      ...searchCall(searchOfLoft()),
      '/api/Service/Get': services,
      ...create.call,
    });
    const oysters = { id: 1 as ExtraId, quantity: 2, name: 'Oysters on arrival', grossMinor: 7_600 };
    keepBooking({ booker: filledBooker }, { extras: [oysters] });
    openCheckout({ hotel });
    const user = userEvent.setup();
    await fillInSecrets(user);
    await user.click(screen.getByRole('button', { name: 'Pay £60.00 and book' }));
    expect(await screen.findByText('Oysters on arrival is no longer free for your stay.')).toBeDefined();
    expect(await screen.findByText('Oysters on arrival can no longer be booked with room 1.')).toBeDefined();
    const news = screen.getAllByRole('alert').at(-1)!;
    expect(within(news).getByRole('link', { name: 'Change extras' }).getAttribute('href')).toBe(
      '/Book/TEST/Rooms-And-Rates?arrive=2027-03-14&nights=2&rooms=2-0-0&step=extras&unit=1',
    );
    expectTypedStays();
    await user.click(screen.getByRole('button', { name: 'Pay £60.00 and book' }));
    await screen.findByText(/Now at .*Confirmation/);
    expect(create.sent[1]!.body.Rooms[0]).toMatchObject({ Services: [], TotalCost: 300 });
  });
});

/** The Loft with a code's discount. */
function promotedLoft(): SearchResponse {
  const answer = searchOfLoft();
  const [loft] = answer.RoomTypes;
  const rates = loft!.Rates.map((rate) => ({
    ...rate,
    Promotion: { PromotionId: 3 as PromotionId, Name: 'Spring' },
  }));
  return { ...answer, RoomTypes: [{ ...loft!, Rates: rates }], IsPromoCodeValid: true };
}
