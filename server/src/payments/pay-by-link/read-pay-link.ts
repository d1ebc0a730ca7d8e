import type { PayByLinkResponse } from '@portico/contract/calls/pay-by-link';
import type { RefusalCode } from '@portico/contract/refusals';
import { refusalText } from '@portico/contract/texts/refusal-texts';
import { toWireAmount } from '@portico/contract/wire/amounts';
import { toWireVatByRate } from '@portico/contract/wire/taxes';
import { vatPercent } from '@portico/domain/money/vat';
import { requestedMinor, outstandingMinor } from '@portico/domain/payment/outstanding';
import { atHotelBalance } from '@portico/domain/payment/paid-at-hotel';
import type { Kysely } from 'kysely';
import type { Hotel } from '../../hotel/hotel.ts';
import { readRequestedSums } from '../invoice/invoice-sums.store.ts';
import { vatAtRatesOf } from '../invoice/invoice.ts';
import type { PayLink } from '../invoice/find-pay-link.ts';
import { isCardNeeded } from './card-needed.ts';
import { standingRooms } from '../../reservation/standing-rooms.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { PayByLinkDeps } from './pay-by-link-deps.ts';
import { providerOfLink } from './provider-of-link.ts';

/** The reply of Get for a link of the hotel. `code`: the link's code as received. */
export async function readPayLink(
  { database, providers, clock }: Pick<PayByLinkDeps, 'database' | 'providers' | 'clock'>,
  hotel: Hotel,
  link: PayLink,
  code: string,
): Promise<PayByLinkResponse> {
  const { kysely } = database;
  const provider = providerOfLink(providers, hotel, link.action);
  const requestFields =
    link.action === 'pay' ? invoiceFields(kysely, link) : cardFields(kysely, hotel, link, clock.now());
  return {
    Success: true,
    Timestamp: link.request.createdAt.toISOString(),
    PaymentId: link.request.paymentId,
    Hash: code,
    HowToPay: provider === undefined ? null : provider.cards === 'typed-here' ? 'card' : 'redirect',
    ...(await requestFields),
  };
}

type LinkOf<Action extends PayLink['action']> = Extract<PayLink, { readonly action: Action }>;

async function invoiceFields(db: Kysely<Schema>, { invoice, request }: LinkOf<'pay'>) {
  const { currency } = invoice;
  const amount = (minor: number) => toWireAmount(minor, currency);
  const { sums, netPaidMinor } = await readRequestedSums(db, invoice, request);
  const { amountMinor } = request;
  const toPayMinor = requestedMinor(outstandingMinor(sums), { amountMinor, netPaidMinor });
  return {
    EntityId: invoice.invoiceId,
    Type: 'Invoice' as const,
    ...requestFields(toPayMinor > 0, 'Pay', 'invoice.nothing-outstanding'),
    InvoiceNumber: invoice.number,
    Description: invoice.description,
    AmountToPay: amount(toPayMinor),
    Email: invoice.billedTo.email === '' ? null : invoice.billedTo.email,
    Currency: currency,
    Lines: invoice.lines.map(({ text, quantity, unitMinor, minor }) => ({
      Text: text,
      Quantity: quantity,
      UnitAmount: amount(unitMinor),
      Amount: amount(minor),
    })),
    TotalAmount: amount(invoice.grossMinor),
    TotalVat: amount(invoice.vatMinor),
    VatRate: vatPercent(invoice.vatRateMillipercent),
    VatByRate: toWireVatByRate(vatAtRatesOf(invoice), currency),
    Paid: amount(sums.netPaidMinor),
    PaymentUnderWay: sums.openMinor > 0,
    BilledTo: invoice.billedTo.name === '' ? null : invoice.billedTo.name,
    Booking: null,
  };
}

async function cardFields(
  db: Kysely<Schema>,
  hotel: Hotel,
  { reservation, request }: LinkOf<'store-card'>,
  now: Date,
) {
  const { currency, booker, stay, due, referenceNumber } = reservation;
  const amount = (minor: number) => toWireAmount(minor, currency);
  const isNeeded = await isCardNeeded(db, hotel, { reservation, request }, now);
  return {
    EntityId: reservation.reservationId,
    Type: 'Reservation' as const,
    ...requestFields(isNeeded, 'StoreCard', 'card.not-needed'),
    InvoiceNumber: referenceNumber,
    Description: `${hotel.definition.property.name}, ${referenceNumber}`,
    AmountToPay: 0,
    Email: booker.email,
    Currency: currency,
    Lines: [],
    TotalAmount: amount(reservation.grossMinor),
    TotalVat: amount(reservation.vatMinor),
    VatRate: vatPercent(hotel.vat.rateMillipercent),
    VatByRate: [],
    Paid: 0,
    PaymentUnderWay: false,
    BilledTo: null,
    Booking: {
      ReservationNumber: referenceNumber,
      DateFrom: stay.arrival,
      DateTo: stay.departure,
      PropertyRoomNames: standingRooms(reservation).map(({ roomTypeName }) => roomTypeName),
      DueLater: due.later.map(({ date, minor }) => ({ Date: date, Amount: amount(minor) })),
      DueAtHotel: amount(atHotelBalance(due.atHotelMinor, reservation.paidAtHotelMinor)),
    },
  };
}

function requestFields<Action extends 'Pay' | 'StoreCard'>(
  isOpen: boolean,
  action: Action,
  code: RefusalCode,
) {
  return isOpen
    ? { Action: action, Message: null, RefusalCode: null }
    : { Action: 'None' as const, Message: refusalText(code), RefusalCode: code };
}
