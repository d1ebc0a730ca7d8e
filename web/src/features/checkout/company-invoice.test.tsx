import { refusalText } from '@portico/contract/texts/refusal-texts';
import type { RatePlanId } from '@portico/domain/ids';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { countries, createAnswer, createCall, serveHotelApi } from '../../shared/booked/hotel-api.fixture.ts';
import { nothingSeen } from '../../shared/stay/booking.ts';
import { loadBooking } from '../../shared/stay/booking-session.ts';
import { buildWireRate } from '../../shared/search/search-answer.fixture.ts';
import {
  filledBooker,
  invoiceHotel,
  keepBooking,
  openCheckout,
  searchCall,
  searchOfLoft,
  stayOfLoft,
} from './checkout.fixture.tsx';

const allowed = searchOfLoft({ companyInvoice: 'allowed' });
const unit = { singular: 'room', plural: 'rooms' };

const companies = {
  '/api/Company/SearchCompanies': () => Response.json([{ AccountId: 7, Name: 'Harbour Freight Ltd' }]),
};

const chosen = {
  ...filledBooker,
  paymentType: 'company-invoice',
  company: { accountId: 7, name: 'Harbour Freight Ltd' },
  companyText: 'Harbour Freight Ltd',
  poNumber: 'PO-10042',
} as const;

const act = () => screen.findByRole('button', { name: 'Book, £300.00 on invoice' });
const faults = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.textContent);

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('an invoice to a company', () => {
  test('is booked with the company that was chosen and its PO number, and nothing is paid', async () => {
    keepBooking({ booker: filledBooker });
    const create = createCall(() => createAnswer());
    serveHotelApi({ ...countries, ...companies, ...searchCall(allowed), ...create.call });
    openCheckout({ hotel: invoiceHotel({ property: { PaymentTypes: [5, 0, 3] } }) });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('radio', { name: 'Pay by Invoice' }));
    await user.type(screen.getByRole('combobox', { name: 'Company' }), 'harb');
    await user.click(await screen.findByRole('option', { name: 'Harbour Freight Ltd' }));
    await user.type(screen.getByLabelText('PO number'), ' PO-10042 ');
    expect(
      screen.getByText(/£300\.00 goes on an invoice to your company and the room is yours\./),
    ).toBeDefined();
    await user.click(await act());
    await screen.findByText(/Now at .*Confirmation/);
    expect(create.sent[0]!.body).toMatchObject({
      PaymentType: 3,
      PaymentAmount: 0,
      AccountId: 7,
      PONumber: 'PO-10042',
      CardDetails: null,
      BrowserData: null,
    });
  });

  test('asks the code of a company that has one, and shows at its field that it is wrong', async () => {
    keepBooking({ booker: { ...filledBooker, paymentType: 'company-invoice' } });
    const ModelState = { AccountCode: ['Check the company code: it is not the one of this company'] };
    const create = createCall(() =>
      Response.json({ Message: 'No', RefusalCode: 'request.invalid', ModelState }, { status: 400 }),
    );
    const found = [{ AccountId: 7, Name: 'Harbour Freight Ltd', AsksCode: true }];
    const search = { '/api/Company/SearchCompanies': () => Response.json(found) };
    serveHotelApi({ ...countries, ...search, ...searchCall(allowed), ...create.call });
    openCheckout({ hotel: invoiceHotel() });
    const user = userEvent.setup();
    await user.type(await screen.findByRole('combobox', { name: 'Company' }), 'harb');
    expect(screen.queryByLabelText('Company code')).toBeNull();
    await user.click(await screen.findByRole('option', { name: 'Harbour Freight Ltd' }));
    await user.type(screen.getByLabelText('PO number'), 'PO-10042');
    await user.click(await act());
    expect(faults()).toEqual(['Company code is required']);
    expect(create.sent).toEqual([]);
    await user.type(screen.getByLabelText('Company code'), ' tide-7 ');
    await user.click(await act());
    await waitFor(() => expect(faults()).toEqual(ModelState.AccountCode));
    expect(create.sent[0]!.body).toMatchObject({ AccountId: 7, AccountCode: 'tide-7' });
    expect(document.getElementById('invoice-companyCode-error')?.textContent).toBe(ModelState.AccountCode[0]);
  });

  test('survives a reload', async () => {
    keepBooking({ booker: { ...filledBooker, paymentType: 'company-invoice' } });
    serveHotelApi({ ...countries, ...companies, ...searchCall(allowed) });
    const { unmount } = openCheckout({ hotel: invoiceHotel() });
    const user = userEvent.setup();
    await user.type(await screen.findByRole('combobox', { name: 'Company' }), 'harb');
    await user.click(await screen.findByRole('option', { name: 'Harbour Freight Ltd' }));
    await user.type(screen.getByLabelText('PO number'), 'PO-1');
    unmount();
    openCheckout({ hotel: invoiceHotel() });
    expect(await screen.findByText('The invoice goes to Harbour Freight Ltd.')).toBeDefined();
    expect(screen.getByLabelText('PO number')).toHaveProperty('value', 'PO-1');
    expect(loadBooking('TEST').booker?.company?.accountId).toBe(7);
  });

  test('needs a company from the list and a PO number, whatever was typed', async () => {
    keepBooking({
      booker: { ...chosen, company: null, companyText: 'Harbour', poNumber: ' ' },
    });
    const create = createCall(() => createAnswer());
    serveHotelApi({ ...countries, ...companies, ...searchCall(allowed), ...create.call });
    openCheckout({ hotel: invoiceHotel() });
    await userEvent.setup().click(await act());
    expect(faults()).toEqual(['Choose a company', 'PO number is required']);
    const company = screen.getByRole('combobox', { name: 'Company' });
    expect(company.getAttribute('aria-invalid')).toBe('true');
    expect(company).toHaveProperty('value', 'Harbour');
    expect(create.sent).toEqual([]);
  });

  test('has PO numbers as the hotel’s pattern asks, which its hint shows', async () => {
    keepBooking({ booker: { ...chosen, poNumber: 'PO-1' } });
    const create = createCall(() => createAnswer());
    serveHotelApi({ ...countries, ...companies, ...searchCall(allowed), ...create.call });
    const config = { PONumberPattern: '^PO-\\d{5}$', PONumberHint: 'PO- and five digits' };
    openCheckout({ hotel: invoiceHotel({ config }) });
    const user = userEvent.setup();
    await user.click(await act());
    expect(faults()).toEqual(['Check the PO number: it is not one of those this hotel takes']);
    const field = screen.getByLabelText('PO number');
    expect(document.getElementById('invoice-poNumber-hint')?.textContent).toBe('PO- and five digits');
    await user.clear(field);
    await user.type(field, 'PO-10042');
    await user.click(await act());
    await screen.findByText(/Now at .*Confirmation/);
  });

  test('that the server refuses shows this at its field, and keeps what was typed', async () => {
    keepBooking({ booker: chosen });
    const ModelState = { AccountId: ['We cannot find this company any more. Choose another one'] };
    const create = createCall(() =>
      Response.json({ Message: 'No', RefusalCode: 'request.invalid', ModelState }, { status: 400 }),
    );
    serveHotelApi({ ...countries, ...companies, ...searchCall(allowed), ...create.call });
    openCheckout({ hotel: invoiceHotel() });
    await userEvent.setup().click(await act());
    await screen.findByRole('alert');
    expect(faults()).toEqual(ModelState.AccountId);
    expect(document.getElementById('invoice-accountId-error')?.textContent).toBe(ModelState.AccountId[0]);
    expect(screen.getByLabelText('PO number')).toHaveProperty('value', 'PO-10042');
  });

  test('is the only way where the rate is sold no other way', async () => {
    keepBooking({ booker: { ...filledBooker, paymentType: 'card' } });
    serveHotelApi({ ...countries, ...companies, ...searchCall(searchOfLoft({ companyInvoice: 'only' })) });
    openCheckout({ hotel: invoiceHotel() });
    await act();
    expect(screen.queryAllByRole('radio')).toEqual([]);
    expect(screen.queryByLabelText('Card number')).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Company' })).toBeDefined();
    expect(
      within(screen.getByRole('region', { name: 'Your stay' })).getByText('Company invoice only'),
    ).toBeDefined();
  });

  test('for one room and not for another states that they are not booked together, and where to choose', async () => {
    const only = buildWireRate(stayOfLoft, { id: 13, name: 'Works', companyInvoice: 'only' });
    const search = searchOfLoft();
    search.RoomTypes[0]!.Rates.push(only);
    const item = {
      roomNumber: 2,
      guests: { adults: 2, children: 0, infants: 0 },
      roomTypeId: search.RoomTypes[0]!.RoomType.RoomTypeId,
      ratePlanId: 13 as RatePlanId,
      leadGuest: { firstName: 'Ada', lastName: 'Lovelace', email: '', phone: '' },
      grossMinor: 24_000,
      ...nothingSeen,
      upgradesSeen: true,
      extrasSeen: true,
    };
    keepBooking();
    const stored = loadBooking('TEST');
    keepBooking({
      search: 'arrive=2027-03-14&nights=2&rooms=2-0-0,2-0-0',
      items: [...stored.items, item],
      booker: filledBooker,
    });
    serveHotelApi({ ...countries, ...companies, ...searchCall(search) });
    openCheckout({ hotel: invoiceHotel() });
    expect(await screen.findByText(refusalText('payment.rates-do-not-mix', unit))).toBeDefined();
    expect(screen.getByRole('link', { name: 'Choose again' }).getAttribute('href')).toContain(
      '/Rooms-And-Rates?',
    );
    expect(screen.queryByRole('button', { name: /^(Book|Pay)/ })).toBeNull();
  });
});

describe('a hotel’s own terms', () => {
  const terms = {
    HasCustomTermsAndConditions: true,
    CustomTermsAndConditionsLabel: 'I may order for my company',
    CustomTermsAndConditionsText: 'Invoices are payable within 30 days.',
  };
  const label = { name: 'I may order for my company' };

  test('have a label, a text and a tick of their own, and their error in the summary', async () => {
    keepBooking({ booker: { ...chosen, agreesToTerms: false } });
    const create = createCall(() => createAnswer());
    serveHotelApi({ ...countries, ...companies, ...searchCall(allowed), ...create.call });
    openCheckout({ hotel: invoiceHotel({ config: terms }) });
    const user = userEvent.setup();
    await user.click(await act());
    expect(faults()).toEqual([
      'Agree to the terms and conditions to book',
      'Agree to the hotel’s own terms to book',
    ]);
    expect(screen.getByText('Invoices are payable within 30 days.')).toBeDefined();
    const tick = screen.getByRole<HTMLInputElement>('checkbox', label);
    expect(tick.checked, 'nothing is agreed to beforehand').toBe(false);
    expect(document.getElementById('custom-terms-error')?.textContent).toBe(
      'Agree to the hotel’s own terms to book',
    );
    expect(create.sent).toEqual([]);
    await user.click(tick);
    await user.click(screen.getByRole('checkbox', { name: /^I agree to the terms/ }));
    await user.click(await act());
    await screen.findByText(/Now at .*Confirmation/);
  });

  test('for company invoices only are requested with those only', async () => {
    keepBooking({ booker: chosen });
    serveHotelApi({ ...countries, ...companies, ...searchCall(allowed) });
    const only = { ...terms, OnlyUseCustomTermsAndConditionsForPayByCompanyInvoice: true };
    openCheckout({ hotel: invoiceHotel({ config: only }) });
    await act();
    expect(screen.getByRole('checkbox', label)).toBeDefined();
    const user = userEvent.setup();
    await user.click(screen.getByRole('radio', { name: 'Pay Online' }));
    expect(screen.queryByRole('checkbox', label)).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Pay by Invoice to you' }));
    expect(screen.queryByRole('checkbox', label)).toBeNull();
  });

  test('are not shown where the hotel has none', async () => {
    keepBooking({ booker: chosen });
    serveHotelApi({ ...countries, ...companies, ...searchCall(allowed) });
    openCheckout({ hotel: invoiceHotel({ config: { ...terms, HasCustomTermsAndConditions: false } }) });
    await act();
    expect(screen.queryByRole('checkbox', label)).toBeNull();
  });

  test('that are long are folded up, to be read without leaving', async () => {
    keepBooking({ booker: chosen });
    serveHotelApi({ ...countries, ...companies, ...searchCall(allowed) });
    const CustomTermsAndConditionsText = 'Invoices are payable within 30 days. '.repeat(20);
    openCheckout({ hotel: invoiceHotel({ config: { ...terms, CustomTermsAndConditionsText } }) });
    await act();
    expect(screen.getByText('Read these terms').closest('details')?.open).toBe(false);
  });
});
