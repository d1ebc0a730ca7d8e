import type {
  PayByLinkResponse,
  ProcessRequestBody,
  ProcessResponse,
  TransactionConfirmationResponse,
  TransactionStatusResponse,
} from '@portico/contract/calls/pay-by-link';
import { pages } from '@portico/contract/pages';
import { guestPaths } from '@portico/contract/paths';
import { localDate } from '@portico/domain/calendar/local-date';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { serveHotelApi, token } from '../../shared/booked/hotel-api.fixture.ts';
import { buildHotel } from '../../shared/hotel/hotel.fixture.ts';
import { renderOwned } from '../../shared/hotel/owned-page.fixture.tsx';
import ConfirmationPage from './confirmation-page.tsx';
import ErrorPage from './error-page.tsx';
import TransactionPage from './transaction-page.tsx';
import LinkPage from './link-page.tsx';
import StatusPage from './status-page.tsx';

export const paymentId = '0190a000-0000-7000-8000-000000000001';

const link = { invoiceNumber: 'MC-11873', linkCode: 'a-code', paymentId };
export const payAddress = guestPaths.securePayLink('TEST', { ...link, actionType: 'P' });
export const storeAddress = guestPaths.securePayLink('TEST', { ...link, actionType: 'S' });

/** An unpaid invoice of £186.50 in three lines. */
export function buildPayRequest(changes: Partial<PayByLinkResponse> = {}): PayByLinkResponse {
  return {
    Success: true,
    Message: null,
    RefusalCode: null,
    EntityId: '0190a000-0000-7000-8000-000000000002',
    Type: 'Invoice',
    Action: 'Pay',
    Timestamp: '2027-03-01T10:00:00.000Z',
    InvoiceNumber: 'MC-11873',
    Description: 'Supper in the court, six people.',
    AmountToPay: 186.5,
    PaymentId: paymentId,
    Hash: 'a-code',
    Email: 'desk@palm.example',
    Currency: 'GBP',
    Lines: [
      { Text: 'Set supper', Quantity: 6, UnitAmount: 27.5, Amount: 165 },
      { Text: 'Boat', Quantity: 1, UnitAmount: 14.5, Amount: 14.5 },
      { Text: 'Flowers', Quantity: 1, UnitAmount: 7, Amount: 7 },
    ],
    TotalAmount: 186.5,
    TotalVat: 31.08,
    VatRate: 20,
    VatByRate: [{ Rate: 20, Net: 155.42, Vat: 31.08 }],
    Paid: 0,
    PaymentUnderWay: false,
    BilledTo: 'Palm Grove Trading',
    HowToPay: 'card',
    Booking: null,
    ...changes,
  };
}

/** A card for a stay from 14 May, with £594.00 due at the hotel. */
export function buildStoreCard(changes: Partial<PayByLinkResponse> = {}): PayByLinkResponse {
  return buildPayRequest({
    Type: 'Reservation',
    Action: 'StoreCard',
    InvoiceNumber: 'QHK4821356',
    Description: '',
    AmountToPay: 0,
    Lines: [],
    TotalAmount: 0,
    TotalVat: 0,
    BilledTo: null,
    Booking: {
      ReservationNumber: 'QHK4821356',
      DateFrom: localDate('2027-05-14'),
      DateTo: localDate('2027-05-17'),
      PropertyRoomNames: ['Garden room'],
      DueLater: [],
      DueAtHotel: 594,
    },
    ...changes,
  });
}

export function processed(changes: Partial<ProcessResponse> = {}): ProcessResponse {
  return {
    Success: true,
    Message: null,
    RefusalCode: null,
    Status: 'Confirmed',
    ConfirmationToken: token,
    ActionUrl: null,
    AmountToPay: null,
    ...changes,
  };
}

export function transaction(changes: Partial<TransactionStatusResponse> = {}): TransactionStatusResponse {
  return { Success: true, Message: null, RefusalCode: null, ActionUrl: null, Status: 'Pending', ...changes };
}

export function receipt(
  changes: Partial<TransactionConfirmationResponse> = {},
): TransactionConfirmationResponse {
  return {
    Success: true,
    Message: null,
    RefusalCode: null,
    InvoiceNumber: 'MC-11873',
    Action: 'Pay',
    Type: 'Invoice',
    Description: 'Supper in the court, six people.',
    AmountToPay: 186.5,
    TransactionReference: 'R7K2M9QX4T',
    Currency: 'GBP',
    PaidAt: '2027-03-02T14:26:00.000Z',
    CardBrand: 'visa',
    LastFour: '4242',
    Email: 'desk@palm.example',
    ...changes,
  };
}

type Answer = object | Response;

/** The answers of each call in order, the last one repeatedly. */
interface Served {
  readonly gets?: readonly (() => Answer | Promise<Response>)[];
  readonly processes?: readonly (() => Answer | Promise<Response>)[];
  readonly statuses?: readonly (() => Answer | Promise<Response>)[];
  readonly receipts?: readonly (() => Answer | Promise<Response>)[];
  readonly abandons?: readonly (() => Answer | Promise<Response>)[];
  readonly hotel?: ReturnType<typeof buildHotel>;
}

/** Opens an address of the link pages; records the requests and the current address. */
export function openPay(address: string, served: Served) {
  const sent: { readonly key: string | null; readonly body: ProcessRequestBody }[] = [];
  const requests: string[] = [];
  const inTurn = (replies: Served['gets'] = []) => {
    let count = 0;
    return (_init: RequestInit, url: string) => {
      requests.push(url);
      count += 1;
      return answered(replies[Math.min(count, replies.length) - 1]);
    };
  };
  const process = inTurn(served.processes);
  serveHotelApi({
    '/api/PayByLink/Get': inTurn(served.gets),
    '/api/PayByLink/Process': (init, url) => {
      sent.push({
        key: new Headers(init.headers).get('idempotency-key'),
        body: JSON.parse(String(init.body)) as ProcessRequestBody,
      });
      return process(init, url);
    },
    '/api/PayByLink/Status': inTurn(served.statuses),
    '/api/PayByLink/Confirmation': inTurn(served.receipts),
    '/api/PayByLink/Abandon': inTurn(served.abandons),
  });
  renderOwned(
    served.hotel ?? buildHotel(),
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path={pages.securePayStatus.path} element={<StatusPage />} />
        <Route path={pages.securePayConfirmation.path} element={<ConfirmationPage />} />
        <Route path={pages.securePayLink.path} element={<LinkPage />} />
        <Route path={pages.securePayResult.path} element={<TransactionPage />} />
        <Route path={pages.securePay.path} element={<ErrorPage />} />
      </Routes>
      <Where />
    </MemoryRouter>,
  );
  return { sent, requests };
}

async function answered(reply: (() => Answer | Promise<Response>) | undefined): Promise<Response> {
  if (reply === undefined) return Response.json({}, { status: 404 });
  const answer = await reply();
  return answer instanceof Response ? answer : Response.json(answer);
}

function Where() {
  return <p data-testid="where">{useLocation().pathname}</p>;
}

export function whereNow(): string {
  return screen.getByTestId('where').textContent;
}

export async function fillInCard(user = userEvent.setup()): Promise<void> {
  await user.type(await screen.findByLabelText(/^Name on card/), 'A Nwosu-Grant');
  await user.type(screen.getByLabelText(/^Card number/), '4242424242424242');
  await user.type(screen.getByLabelText(/^Expiry date/), '11/29');
  await user.type(screen.getByLabelText(/^Security code/), '123');
}
