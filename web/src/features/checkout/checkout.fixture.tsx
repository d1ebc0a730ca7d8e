import type { SearchResponse } from '@portico/contract/calls/availability-search';
import type {
  CheckVoucherCodeRequestBody,
  CheckVoucherCodeResponse,
} from '@portico/contract/calls/check-voucher-code';
import { pages } from '@portico/contract/pages';
import { limitText } from '@portico/contract/texts/limit-texts';
import { localDate } from '@portico/domain/calendar/local-date';
import type { RatePlanId, RoomTypeId } from '@portico/domain/ids';
import type { CompanyInvoice } from '@portico/domain/payment/company-invoice';
import type { PaymentPolicy } from '@portico/domain/payment/payment-policy';
import { screen } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { saveBooking } from '../../shared/stay/booking-session.ts';
import { BookingProvider } from '../../shared/stay/booking-provider.tsx';
import {
  emptyBooking,
  nothingSeen,
  type BookerDraft,
  type Booking,
  type BookingItem,
} from '../../shared/stay/booking.ts';
import { buildHotel } from '../../shared/hotel/hotel.fixture.ts';
import type { Hotel } from '../../shared/hotel/hotel.ts';
import { renderOwned, stubScreen } from '../../shared/hotel/owned-page.fixture.tsx';
import {
  buildAvailability,
  buildSearchAnswer,
  buildWireRate,
} from '../../shared/search/search-answer.fixture.ts';
import CheckoutPage from './checkout-page.tsx';

export const stayOfLoft = { arrival: localDate('2027-03-14'), departure: localDate('2027-03-16') };

const fifthNow: PaymentPolicy = [{ when: 'at-booking', percentBasisPoints: 2_000 }];

interface LoftOptions {
  readonly nightMinor?: number;
  readonly payment?: PaymentPolicy;
  readonly needsGuarantee?: boolean;
  readonly asksChildAges?: boolean;
  readonly companyInvoice?: CompanyInvoice;
  readonly available?: number;
}

/** The Loft, two nights at £150.00, 20 % of it due now. */
export function searchOfLoft({ available = 5, ...rate }: LoftOptions = {}): SearchResponse {
  const options = { id: 12, name: 'Flexible', nightMinor: 15_000, payment: fifthNow, ...rate };
  const loft = buildAvailability(stayOfLoft, { RoomTypeId: 2, Name: 'The Loft' }, [
    buildWireRate(stayOfLoft, options),
  ]);
  return buildSearchAnswer([loft], { available: { '2': available } });
}

export function searchCall(...answers: SearchResponse[]) {
  let requests = 0;
  return {
    '/api/Availability/Search': () => {
      requests += 1;
      return Response.json(answers[Math.min(requests, answers.length) - 1]);
    },
  };
}

export function keepBooking(changes: Partial<Booking> = {}, ofRoom: Partial<BookingItem> = {}): void {
  const item: BookingItem = {
    roomNumber: 1,
    guests: { adults: 2, children: 0, infants: 0 },
    roomTypeId: 2 as RoomTypeId,
    ratePlanId: 12 as RatePlanId,
    leadGuest: { firstName: 'Marian', lastName: 'Oakshott-Pell', email: '', phone: '' },
    grossMinor: 30_000,
    ...nothingSeen,
    upgradesSeen: true,
    extrasSeen: true,
    ...ofRoom,
  };
  const search = 'arrive=2027-03-14&nights=2&rooms=2-0-0';
  saveBooking('TEST', { ...emptyBooking, search, items: [item], ...changes });
}

/** A form that lacks only the card number and security code. */
export const filledBooker: BookerDraft = {
  firstName: 'Marian',
  lastName: 'Oakshott-Pell',
  email: 'marian@example.com',
  phone: '+44 7700 900123',
  street: '7 Tern Row',
  city: '',
  stateOrCounty: '',
  postCode: 'BN1 4QZ',
  countryId: 826,
  optIn: false,
  comment: '',
  specialRequests: '',
  forSomeoneElse: false,
  agreesToTerms: true,
  acceptsCustomTerms: false,
  paymentType: null,
  company: null,
  companyText: '',
  poNumber: '',
  cardChoice: null,
  savesCard: false,
  cardName: 'M Oakshott-Pell',
  cardEmail: '',
  cardExpiry: '09/29',
};

/** Takes cards, and both invoices from anyone. */
export function invoiceHotel({
  property,
  config,
  ...changes
}: NonNullable<Parameters<typeof buildHotel>[0]> = {}): Hotel {
  return buildHotel({
    property: { PaymentTypes: [5, 0, 1, 3], ...property },
    config: {
      EnableUserChoiceOfPaymentMethod: true,
      AnyoneCanChoosePaymentMethod: true,
      EnablePayByCompanyInvoice: true,
      ...config,
    },
    ...changes,
  });
}

/** A hotel that takes gift vouchers. */
export const giftHotel = buildHotel({
  config: { GiftServiceProviderConfig: { Active: true, Name: 'The Test House gift' } },
});

/** The message for a guest who has hit a limit. */
const limitMet = limitText('codes', 420, '+44 1227 496 0142');

/** Answers each voucher check with the next of these, then always with the last, and records the requests. */
export function voucherCall(...answers: (Partial<CheckVoucherCodeResponse> | 'lost' | 'limited')[]) {
  const requests: CheckVoucherCodeRequestBody[] = [];
  const answer = (init: RequestInit): Response => {
    requests.push(JSON.parse(String(init.body)) as CheckVoucherCodeRequestBody);
    const next = answers[Math.min(requests.length, answers.length) - 1];
    if (next === 'lost') return Response.json({}, { status: 500 });
    if (next === 'limited')
      return Response.json({ Message: limitMet, RefusalCode: 'request.too-many-codes' }, { status: 429 });
    const good = { IsValid: true, TotalDiscount: 50, Message: null, ShowExperienceWarningMessage: false };
    return Response.json({ ...good, ...next });
  };
  return { requests, call: { '/api/Reservation/CheckVoucherCode': answer } };
}

function Elsewhere() {
  return <p>Now at {useLocation().pathname}</p>;
}

export function openCheckout({
  hotel = buildHotel(),
  path = '/Book/TEST/Checkout',
  isDesktop = true,
}: { hotel?: Hotel; path?: string; isDesktop?: boolean } = {}) {
  stubScreen(isDesktop);
  return renderOwned(
    hotel,
    <BookingProvider>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path={pages.checkout.path} element={<CheckoutPage />} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </MemoryRouter>
    </BookingProvider>,
  );
}

type User = ReturnType<typeof userEvent.setup>;

/** Pasted, since each key renders the whole form. */
export async function fillIn(user: User, label: string, text: string): Promise<void> {
  await user.click(await screen.findByLabelText(label));
  await user.paste(text);
}

export async function fillInBooker(user: User): Promise<void> {
  await fillIn(user, 'E-mail', 'marian@example.com');
  await fillIn(user, 'Phone', '+44 7700 900123');
  await fillIn(user, 'Street', '7 Tern Row');
  await fillIn(user, 'Postcode', 'BN1 4QZ');
}

/** What a complete booker lacks. */
export async function fillInSecrets(user: User): Promise<void> {
  await fillIn(user, 'Card number', '4242424242424242');
  await fillIn(user, 'Security code', '123');
}

async function fillInCard(user: User): Promise<void> {
  await fillIn(user, 'Name on card', 'M Oakshott-Pell');
  await fillIn(user, 'Expiry date', '09/29');
  await fillInSecrets(user);
}

export async function fillInAll(user: User): Promise<void> {
  await fillInBooker(user);
  await fillInCard(user);
  await user.click(screen.getByRole('checkbox', { name: /^I agree to/ }));
}
