import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { countries, createAnswer, createCall, serveHotelApi } from '../../shared/booked/hotel-api.fixture.ts';
import { readVoucherCode, writeVoucherCode } from '../../shared/search/voucher-session.ts';
import {
  filledBooker,
  fillIn,
  fillInSecrets,
  giftHotel,
  keepBooking,
  openCheckout,
  searchCall,
  searchOfLoft,
  voucherCall,
} from './checkout.fixture.tsx';

const hotel = giftHotel;
const offersNothing = { IsValid: false, TotalDiscount: 0, Message: 'Nothing is left on this voucher.' };

/** The lines below the total of “Your stay”. */
function ledger(): string[] {
  const terms = within(screen.getByRole('region', { name: 'Your stay' })).getAllByRole('term');
  const lines = terms.map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`.trim());
  return lines.slice(lines.findIndex((line) => line.startsWith('Total')));
}

async function applyCode(user: ReturnType<typeof userEvent.setup>, code: string) {
  await user.click(await screen.findByRole('button', { name: 'Use a gift voucher' }));
  await fillIn(user, 'Gift voucher code', code);
  await user.click(screen.getByRole('button', { name: 'Apply the voucher' }));
}

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
  keepBooking({ booker: filledBooker });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a gift voucher', () => {
  test('is requested only where the hotel takes some, by the name of their house', async () => {
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft()) });
    openCheckout();
    await screen.findByRole('button', { name: 'Pay £60.00 and book' });
    expect(screen.queryByRole('button', { name: 'Use a gift voucher' })).toBeNull();
    cleanup();
    openCheckout({ hotel });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Use a gift voucher' }));
    expect(screen.getByText('The Test House gift')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Gift voucher code'));
    await user.click(screen.getByRole('button', { name: 'Apply the voucher' }));
    expect(screen.getByText('Type the code of your voucher')).toBeDefined();
  });

  test('pays what is due now first, on a line of its own, and is booked with', async () => {
    const create = createCall(() => createAnswer());
    const voucher = voucherCall({ TotalDiscount: 50 });
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft()), ...voucher.call, ...create.call });
    openCheckout({ hotel });
    const user = userEvent.setup();
    await fillInSecrets(user);
    await applyCode(user, ' QUAY-GIFT-50 ');
    const act = await screen.findByRole('button', { name: 'Pay £10.00 and book' });
    expect(voucher.requests[0]).toMatchObject({
      VoucherCode: 'QUAY-GIFT-50',
      Rooms: [{ RoomTypeId: 2, RatePlanId: 12, NumberOfAdults: 2, TotalCost: 300 }],
    });
    expect(ledger()).toEqual([
      'Total £300.00',
      'VAT in this price £50.00',
      'Gift voucher ending T-50 −£50.00',
      'To pay today £10.00',
      'To pay at the hotel £240.00',
    ]);
    expect(screen.getByText(/£10.00 today. £50.00 is paid by gift voucher/)).toBeDefined();
    expect(
      screen.getByText(
        'Once you press this, your card is charged £10.00, £50.00 is taken from your gift voucher and the room is yours.',
      ),
    ).toBeDefined();
    expect(screen.getByLabelText('Card number')).toHaveProperty('value', '4242 4242 4242 4242');
    await user.click(act);
    await screen.findByText(/Now at .*Confirmation/);
    expect(create.sent[0]!.body).toMatchObject({
      PaymentType: 5,
      PaymentAmount: 10,
      HopGiftVoucherCode: 'QUAY-GIFT-50',
    });
    expect(readVoucherCode(hotel)).toBeNull();
  });

  test('is weighed, and booked with, by the code of the rate plan that the link named', async () => {
    keepBooking({ booker: filledBooker, search: 'arrive=2027-03-14&nights=2&rooms=2-0-0&rate=CLUB-24' });
    const create = createCall(() => createAnswer());
    const voucher = voucherCall({ TotalDiscount: 50 });
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft()), ...voucher.call, ...create.call });
    openCheckout({ hotel });
    const user = userEvent.setup();
    await fillInSecrets(user);
    await applyCode(user, 'QUAY-GIFT-50');
    await user.click(await screen.findByRole('button', { name: 'Pay £10.00 and book' }));
    await screen.findByText(/Now at .*Confirmation/);
    expect(voucher.requests[0]).toMatchObject({ RatePlanCode: 'CLUB-24' });
    expect(create.sent[0]!.body).toMatchObject({ RatePlanCode: 'CLUB-24' });
  });

  test('that covers all that is due now and later asks for no card, and the button shows this', async () => {
    const create = createCall(() => createAnswer());
    serveHotelApi({
      ...countries,
      ...searchCall(searchOfLoft()),
      ...voucherCall({ TotalDiscount: 100 }).call,
      ...create.call,
    });
    openCheckout({ hotel });
    const user = userEvent.setup();
    await applyCode(user, 'HUNDRED');
    const act = await screen.findByRole('button', { name: 'Book, £100.00 paid by voucher' });
    expect(screen.queryByLabelText('Card number')).toBeNull();
    expect(ledger()).toContain('To pay at the hotel £200.00');
    await user.click(act);
    await screen.findByText(/Now at .*Confirmation/);
    expect(create.sent[0]!.body).toMatchObject({
      PaymentType: 2,
      PaymentAmount: 0,
      CardDetails: null,
      HopGiftVoucherCode: 'HUNDRED',
    });
  });

  test('that covers all leaves a guarantee to be given by card', async () => {
    const search = searchOfLoft({ needsGuarantee: true });
    serveHotelApi({ ...countries, ...searchCall(search), ...voucherCall({ TotalDiscount: 300 }).call });
    openCheckout({ hotel });
    await applyCode(userEvent.setup(), 'ALL');
    expect(
      await screen.findByRole('button', { name: 'Book and keep card, nothing charged now' }),
    ).toBeDefined();
    expect(screen.getByLabelText('Card number')).toBeDefined();
  });

  test('that is not valid shows the message as a negative notification and takes nothing off any more', async () => {
    const create = createCall(() => createAnswer());
    const voucher = voucherCall({ TotalDiscount: 50 }, offersNothing);
    serveHotelApi({
      ...countries,
      ...searchCall(searchOfLoft()),
      ...voucher.call,
      ...create.call,
    });
    openCheckout({ hotel });
    const user = userEvent.setup();
    await applyCode(user, 'FIFTY');
    await user.click(await screen.findByRole('button', { name: 'Remove the voucher' }));
    expect(screen.getByRole('button', { name: 'Pay £60.00 and book' })).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Use a gift voucher' }));
    await applyCode(user, 'EMPTY');
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing is left on this voucher.');
    expect(screen.getByRole('button', { name: 'Pay £60.00 and book' })).toBeDefined();
    expect(ledger()).not.toContain('Gift voucher ending MPTY −£50.00');
    await fillInSecrets(user);
    await user.click(screen.getByRole('button', { name: 'Pay £60.00 and book' }));
    await screen.findByText(/Now at .*Confirmation/);
    expect(create.sent[0]!.body.HopGiftVoucherCode).toBeNull();
  });

  test('of an experience warns, shows whom to ask and pays nothing', async () => {
    const Message = 'This voucher is for an experience: it pays nothing here.';
    const answer = { TotalDiscount: 0, ShowExperienceWarningMessage: true, Message };
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft()), ...voucherCall(answer).call });
    openCheckout({ hotel });
    await applyCode(userEvent.setup(), 'SUPPER');
    const news = (await screen.findByText(Message)).closest('[role=status]') as HTMLElement;
    expect(within(news).getByRole('link', { name: '+44 1227 496 0142' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Pay £60.00 and book' })).toBeDefined();
    expect(ledger()).not.toContain(expect.stringContaining('voucher'));
  });

  test('that no one answers about clears discount, message and whom to contact, and can be tried again', async () => {
    const experience = { TotalDiscount: 0, ShowExperienceWarningMessage: true, Message: 'An experience' };
    serveHotelApi({
      ...countries,
      ...searchCall(searchOfLoft()),
      ...voucherCall(experience, 'lost', { TotalDiscount: 50 }).call,
    });
    openCheckout({ hotel });
    const user = userEvent.setup();
    await applyCode(user, 'SUPPER');
    await screen.findByText('An experience');
    await user.click(screen.getByRole('button', { name: 'Apply the voucher' }));
    expect(await screen.findByText('We could not ask about this voucher just now.')).toBeDefined();
    expect(screen.queryByText('An experience')).toBeNull();
    expect(screen.queryByRole('link', { name: '+44 1227 496 0142' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Pay £60.00 and book' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Apply the voucher' }));
    expect(await screen.findByRole('button', { name: 'Pay £10.00 and book' })).toBeDefined();
  });

  test('that may not be tried just now shows when it may, and whom to call', async () => {
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft()), ...voucherCall('limited').call });
    openCheckout({ hotel });
    await applyCode(userEvent.setup(), 'GIFT-1');
    const news = await screen.findByText(/Please try again in 7 minutes, or call us on \+44 1227 496 0142/);
    expect(news.textContent, 'in one line').toContain('+44\u00a01227\u00a0496\u00a00142');
    expect(screen.getByRole('link', { name: '+44 1227 496 0142' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Pay £60.00 and book' })).toBeDefined();
  });

  test('given at search is tried on arrival, outlives a reload, and is gone once it is removed', async () => {
    writeVoucherCode(hotel, 'QUAY-GIFT-50');
    serveHotelApi({ ...countries, ...searchCall(searchOfLoft()), ...voucherCall({}).call });
    openCheckout({ hotel });
    await screen.findByRole('button', { name: 'Pay £10.00 and book' });
    cleanup();
    openCheckout({ hotel });
    await screen.findByRole('button', { name: 'Pay £10.00 and book' });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Remove the voucher' }));
    expect(readVoucherCode(hotel)).toBeNull();
    cleanup();
    openCheckout({ hotel });
    expect(await screen.findByRole('button', { name: 'Pay £60.00 and book' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Use a gift voucher' })).toBeDefined();
  });

  test('waits for its sum before anything can be paid', async () => {
    writeVoucherCode(hotel, 'QUAY-GIFT-50');
    const create = createCall(() => createAnswer());
    let answer: (response: Response) => void = () => undefined;
    const slow = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    serveHotelApi({
      ...countries,
      ...searchCall(searchOfLoft()),
      '/api/Reservation/CheckVoucherCode': () => slow,
      ...create.call,
    });
    openCheckout({ hotel });
    const user = userEvent.setup();
    await fillInSecrets(user);
    await user.click(screen.getByRole('button', { name: 'Pay £60.00 and book' }));
    expect(create.sent).toHaveLength(0);
    const good = { IsValid: true, TotalDiscount: 50, Message: null, ShowExperienceWarningMessage: false };
    answer(Response.json(good));
    await user.click(await screen.findByRole('button', { name: 'Pay £10.00 and book' }));
    await waitFor(() => expect(create.sent).toHaveLength(1));
  });
});
